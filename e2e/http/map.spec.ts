import { attributeOf, getPage, type HtmlPage, textOf } from '../html-page'
import { expect, test } from '../test'

/** All that the map counts, and what is without place. */
function onMap({ document }: HtmlPage): number {
  const counts = [...document.querySelectorAll('[data-map] a[aria-label*=": "]')].map((circle) => textOf(circle).replaceAll('.', ''))
  const single = document.querySelectorAll('[data-sign]').length
  const [unplaced] = /([\d.]+) annunc\S+ senza luogo/.exec(textOf(document.body))?.slice(1) ?? ['0']
  return counts.reduce((sum, count) => sum + (Number(count) || 0), single + Number(unplaced?.replaceAll('.', '')))
}

test('without JavaScript the map of a list counts what the list finds, down to a comune', async ({ request }) => {
  const list = await getPage(request, '/usate?carburante=benzina')
  const way = attributeOf(list.document, 'a[aria-label="Mappa degli annunci"]', 'href') ?? ''
  expect(way).toBe('/usate?carburante=benzina&vista=mappa')
  const total = Number(/^[\d.]+/.exec(textOf(list.document.querySelector('h1')))?.[0].replaceAll('.', ''))
  let map = await getPage(request, way)
  expect(onMap(map)).toBe(total)
  for (const name of ['region', 'province', 'comune']) {
    const [circle] = map.document.querySelectorAll('[data-map] a[aria-label*=": "]')
    const count = Number(textOf(circle).replaceAll('.', ''))
    map = await getPage(request, circle?.getAttribute('href') ?? '')
    expect(map.status, name).toBe(200)
    expect(onMap(map), name).toBeGreaterThanOrEqual(count)
  }
})

test('the map of a list is not for search engines, and unknown places are ignored', async ({ request }) => {
  const map = await getPage(request, '/usate?regione=lombardia&vista=mappa')
  expect(attributeOf(map.document, 'meta[name=robots]', 'content')).toContain('noindex')
  expect(attributeOf(map.document, 'link[rel=canonical]', 'href')).toMatch(/\/usate\?regione=lombardia$/)
  expect(textOf((await getPage(request, '/usate?dove=atlantide&vista=mappa')).document.querySelector('main'))).toContain(
    'Non conosciamo il luogo',
  )
  for (const [address, canonical] of [
    ['/usate?regione=atlantide&vista=mappa', '/usate?vista=mappa'],
    ['/usate?vista=luna', '/usate'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.headers()['location'], address).toBe(canonical)
  }
  for (const name of ['italia', 'toscana', 'pi', '050026-50'])
    expect((await request.get(`/mappe/risultati-${name}.svg`)).headers()['content-type'], name).toContain('image/svg+xml')
  for (const name of ['atlantide', '050026-0', '050026-501', '%00'])
    expect((await request.get(`/mappe/risultati-${name}.svg`)).status(), name).toBe(404)
})
