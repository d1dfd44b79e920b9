import { array, object, string } from 'yup'
import { attributeOf, getPage, textOf } from '@/e2e/html-page'
import { htmlFaults } from '@/e2e/html-rules'
import { expect, test } from '@/e2e/test'

const icon = object({ src: string().required(), sizes: string().required(), type: string().required(), purpose: string().default('any') })
const manifestFile = object({
  lang: string(),
  start_url: string(),
  short_name: string(),
  theme_color: string(),
  icons: array(icon).required(),
})

test('the service worker is a script that no cache holds', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-cache')
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/javascript/)
  expect((await request.get('/sw.js.map')).status(), 'its source map stays at home').toBe(404)
})

test('the offline page is valid, runs no script, and is neither cached by browsers nor indexed', async ({ request }) => {
  const { document, html, status } = await getPage(request, '/offline')
  expect(status).toBe(200)
  expect(textOf(document.querySelector('h1'))).toBe('Sei offline.')
  expect(await htmlFaults(html)).toEqual([])
  expect(document.querySelectorAll('script:not([nomodule])')).toHaveLength(0)
  expect(attributeOf(document, 'meta[name=robots]', 'content')).toContain('noindex')
  expect((await request.get('/offline')).headers()['cache-control']).toBe('no-cache')
})

test('every page names the manifest, and the manifest names icons that exist, in the sizes it says', async ({ request }) => {
  const { document } = await getPage(request, '/')
  const response = await request.get(attributeOf(document, 'link[rel=manifest]', 'href') ?? '')
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = manifestFile.validateSync(await response.json())
  expect(manifest).toMatchObject({
    lang: 'it',
    start_url: '/',
    short_name: 'Ingrana',
    theme_color: attributeOf(document, 'meta[name=theme-color]', 'content'),
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  const icons = [
    ...manifest.icons,
    { src: attributeOf(document, 'link[rel=apple-touch-icon]', 'href') ?? '', sizes: '180x180', type: 'image/png' },
  ]
  for (const { src, sizes, type } of icons) {
    const file = await request.get(src)
    expect([file.status(), file.headers()['content-type']], src).toEqual([200, type])
    if (type === 'image/png') expect(sizeOfPng(await file.body()), src).toBe(sizes)
  }
})

function sizeOfPng(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
