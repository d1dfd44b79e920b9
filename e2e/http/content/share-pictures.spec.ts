import sharp from 'sharp'
import { attributeOf, getPage, pathOf } from '@/e2e/html-page'
import { expect, test } from '@/e2e/test'
import { adIdOf } from '@/lib/kernel/routes/routes'

const meta = (document: Document, property: string) => attributeOf(document, `meta[property="${property}"]`, 'content')

test('the page of an ad names a picture of its own for social networks, which changes with its price', async ({ request, market }) => {
  const { document } = await getPage(request, market.adHref)
  expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630'])
  expect(document.querySelector('h1')?.textContent).toContain(meta(document, 'og:image:alt')?.split(' ')[0])
  expect(attributeOf(document, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  const path = pathOf(meta(document, 'og:image'))
  const id = adIdOf(market.adHref.split('/').at(-1) ?? '') ?? 0
  expect(path.startsWith(`/anteprime/${id}.jpg?v=published-`)).toBe(true)
  const answer = await request.get(path)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  const tag = answer.headers()['etag'] ?? ''
  expect((await request.get(path, { headers: { 'If-None-Match': tag } })).status()).toBe(304)
})

test('only an ad with a page has a picture to share', async ({ request, market }) => {
  const gone = adIdOf(market.goneHref.split('/').at(-1) ?? '')
  const sold = adIdOf(market.soldHref.split('/').at(-1) ?? '')
  for (const [file, status] of [
    [`${gone}.jpg`, 410],
    [`${sold}.jpg`, 200],
    ['999999999999.jpg', 404],
    ['0.jpg', 404],
    ['x.jpg', 404],
    ['1.png', 404],
    ['1.jpg.jpg', 404],
    ['..%2F1.jpg', 404],
  ] as const)
    expect((await request.get(`/anteprime/${file}`)).status(), file).toBe(status)
})

test('pages without a picture of their own name that of the site', async ({ request }) => {
  const { document } = await getPage(request, '/usate')
  expect(pathOf(meta(document, 'og:image'))).toBe('/logo/social.png')
})
