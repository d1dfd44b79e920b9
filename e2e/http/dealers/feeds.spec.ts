import { attributeOf, getPage } from '@/e2e/html-page'
import { expect, test } from '@/e2e/test'

const titlesOf = (body: string) => [...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)

test('a list names its feed, whose ads are those of the list, the newest first', async ({ request }) => {
  const { document } = await getPage(request, '/usate/fiat?carburante=benzina&ordina=km&pagina=2')
  const feed = attributeOf(document, 'link[type="application/rss+xml"]', 'href') ?? ''
  expect(feed).toBe('/feed/usate/fiat?carburante=benzina')
  const answer = await request.get(feed)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=900' })
  const body = await answer.text()
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
  // Asked anew while the two differ: another test may publish an ad between them.
  await expect(async () => {
    const now = await (await request.get(feed)).text()
    const first = await getPage(request, '/usate/fiat?carburante=benzina&ordina=recenti')
    const shown = [...first.document.querySelectorAll('#risultati article a[href^="/annuncio/"]')].map((link) => link.getAttribute('href'))
    const linked = [...now.matchAll(/<item>.*?<link>https?:\/\/[^/<]+([^<]*)<\/link>/g)].map(([, path]) => path)
    expect(linked.slice(0, 10)).toEqual([...new Set(shown)].slice(0, 10))
  }).toPass({ timeout: 20_000 })
  expect(titlesOf(body).length).toBeGreaterThan(20)
  await expect(async () => {
    const { etag = '' } = (await request.get(feed)).headers()
    const again = await request.get(feed, { headers: { 'If-None-Match': etag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }).toPass({ timeout: 20_000 })
})

test('a feed answers hostile requests as its list does, and stays short', async ({ visitor }) => {
  const someone = visitor()
  for (const [path, status] of [
    ['/feed/usate?prezzo_a=abc&pagina=999999&dopo=%00', 200],
    ['/feed/usate?dove=Atlantide&cerca=x', 200],
    [`/feed/annunci?testo=${'a'.repeat(500)}`, 200],
    ["/feed/usate?testo=' or 1=1 --", 200],
    ['/feed/moto-e-scooter/annunci', 200],
    ['/feed/caravan-e-camper/annunci?address=usate', 200],
    ['/feed/usate?carburante=idrogeno&prezzo_a=1', 200],
    ['/feed/usate/marca-inventata', 404],
    ['/feed/usate/fiat/panda/altro', 404],
    ['/feed/usate/%00', 404],
    ['/feed/nulla', 404],
    ['/feed', 404],
  ] as const) {
    const answer = await someone.get(path.replaceAll(' ', '%20'))
    expect(answer.status, path).toBe(status)
    if (status === 200) expect(titlesOf(answer.body).length, path).toBeLessThanOrEqual(50)
  }
  expect((await someone.send('POST', '/feed/usate')).status).toBe(405)
})
