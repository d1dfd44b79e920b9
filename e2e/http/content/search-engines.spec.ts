import { attributeOf, getPage, nextData, pathOf, structuredFacts, textOf } from '@/e2e/html-page'
import { wholeIn } from '@/e2e/page-actions'
import { pageTypes } from '@/e2e/page-types'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { pageDataElement } from '@/lib/kernel/framework/test-names'

const robotsOf = (document: Document) => attributeOf(document, 'meta[name=robots]', 'content')
const canonicalOf = (document: Document) => pathOf(attributeOf(document, 'link[rel=canonical]', 'href'))

test('every page has a title and a description of its own, one h1 and social tags', async ({ request, market }) => {
  const seen = new Map<string, string>()
  for (const { name, hrefIn } of pageTypes) {
    const { document, status } = await getPage(request, hrefIn(market))
    const title = textOf(document.querySelector('title'))
    expect(document.querySelectorAll('title'), name).toHaveLength(1)
    expect(document.querySelectorAll('meta[name=description]'), name).toHaveLength(1)
    expect(document.querySelectorAll('h1'), name).toHaveLength(1)
    expect(title, name).toContain('Ingrana')
    expect(attributeOf(document, 'meta[property="og:title"]', 'content'), name).not.toBeNull()
    if (status !== 200 || canonicalOf(document) === '/') continue
    expect(seen.get(title) ?? name, `the title «${title}»`).toBe(name)
    seen.set(title, name)
  }
  expect(seen.size).toBeGreaterThan(15)
})

test('lists, makes and models, also by region, province or large comune, may be indexed', async ({ request }) => {
  for (const path of [
    '/annunci',
    '/usate',
    '/annunci/fiat',
    '/annunci/fiat/panda',
    '/annunci?regione=lombardia',
    '/annunci/fiat?provincia=mi',
    '/usate?dove=015146',
    '/moto-e-scooter/annunci',
  ]) {
    const { document } = await getPage(request, path)
    expect(robotsOf(document), path).toBeNull()
    expect(canonicalOf(document), path).toBe(path)
  }
})

test('the next link carries a cursor, the numbered address stays canonical, and a bad cursor is no error', async ({ request }) => {
  const { document } = await getPage(request, '/annunci')
  const next = attributeOf(document, 'a[rel=next]', 'href') ?? ''
  expect(next).toMatch(/^\/annunci\?pagina=2&dopo=a[0-9a-z]+\.[0-9a-z]+(\.[0-9a-z]+)*$/)
  const titlesOf = (page: Document) => [...page.querySelectorAll('#risultati article h3')].map(textOf)
  for (const path of [next, '/annunci?pagina=2&dopo=%00', `/annunci?pagina=2&dopo=${'9'.repeat(2_000)}`, '/annunci?pagina=2&dopo=b1.1']) {
    const page = await getPage(request, path)
    expect([page.status, canonicalOf(page.document)], path).toEqual([200, '/annunci?pagina=2'])
    expect(robotsOf(page.document), path).toBe('noindex, follow')
    expect(titlesOf(page.document), path).toHaveLength(20)
  }
  expect(titlesOf((await getPage(request, next)).document)).not.toEqual(titlesOf(document))
})

test('any other filter, a later page and a list without a result are not for search engines', async ({ request }) => {
  for (const path of [
    '/annunci?prezzo_a=15000',
    '/annunci?pagina=2',
    '/annunci?dove=015146',
    '/annunci?provincia=mi&regione=lombardia',
    '/annunci/fiat?prezzo_a=1',
  ]) {
    expect(robotsOf((await getPage(request, path)).document), path).toBe('noindex, follow')
  }
})

test('a list without results answers 404 with ways out, and its data call answers an open page as usual', async ({ request }) => {
  for (const path of ['/annunci/fiat?prezzo_a=1', '/usate/fiat/multipla?provincia=ao', '/usate?carburante=idrogeno&prezzo_a=200']) {
    const { status, document } = await getPage(request, path)
    expect(status, path).toBe(404)
    expect(robotsOf(document), path).toBe('noindex, follow')
    expect(document.querySelectorAll('#filtri form'), path).toHaveLength(1)
    expect(textOf(document.querySelector('#risultati h2')), path).toMatch(/^Nessun annuncio/)
  }
  const { document } = await getPage(request, '/annunci/fiat')
  const build = String(asRecord(document.getElementById(pageDataElement)?.textContent)['buildId'])
  expect((await request.get(`/_next/data/${build}/annunci/fiat.json?prezzo_a=1&veicolo=fiat`)).status()).toBe(200)
})

test('links to unindexed lists, to the explanation of a price and to feeds are not followed', async ({ request, market }) => {
  const { document } = await getPage(request, '/annunci/fiat')
  const narrower = [...document.querySelectorAll('section[aria-labelledby^=altri-] li a')]
  const adsOf = (link: Element) => Number(textOf(link.querySelector('span')).replaceAll('.', ''))
  expect(narrower.some((link) => adsOf(link) < 3)).toBe(true)
  for (const link of narrower) expect(link.getAttribute('rel'), textOf(link)).toBe(adsOf(link) < 3 ? 'nofollow' : null)
  const feed = document.querySelector('#risultati a[href^="/feed/"]')
  expect([feed?.getAttribute('href'), feed?.getAttribute('rel')]).toEqual(['/feed/annunci/fiat', 'nofollow'])
  const ad = (await getPage(request, market.adHref)).document
  for (const link of ad.querySelectorAll('a[href*="/prezzo"]')) expect(link.getAttribute('rel')).toBe('nofollow')
})

test('links alone lead from a list to a make, a model, a region and a province of it', async ({ request }) => {
  const next = async (path: string, title: string) => {
    const { document } = await getPage(request, path)
    const heading = [...document.querySelectorAll('main h2')].find((one) => textOf(one).endsWith(title))
    const hrefs = [...(heading?.closest('section')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.length, `${path}: ${title}`).toBeGreaterThan(0)
    return hrefs[0] ?? ''
  }
  const make = await next('/usate', ' per marca')
  expect(make).toMatch(/^\/usate\/[^/?]+$/)
  const model = await next(make, ' per modello')
  expect(model).toMatch(/^\/usate\/[^/?]+\/[^/?]+$/)
  const region = await next(model, ' per regione')
  expect(region).toMatch(/^\/usate\/[^/?]+\/[^/?]+\?regione=[a-z-]+$/)
  expect(await next(region, ' per provincia')).toMatch(/^\/usate\/[^/?]+\/[^/?]+\?provincia=[a-z]{2}$/)
})

test('a landing page states typical prices below its ads and in its description', async ({ request }) => {
  const { document } = await getPage(request, '/usate/fiat')
  const facts = /Al \d+ [a-z]+ prezzi da [\d.]+ € a [\d.]+ €, mediana [\d.]+ €\. Più frequenti: anno \d{4}, alimentazione [a-zGPL -]+\./
  expect(textOf(document.querySelector('main'))).toMatch(facts)
  expect(attributeOf(document, 'meta[name=description]', 'content')?.replace(/\s/g, ' ')).toMatch(facts)
  const narrower = await getPage(request, '/usate/fiat?cambio=manuale')
  expect(textOf(narrower.document.querySelector('main'))).not.toMatch(facts)
})

test('a sorted list names the list in its usual order as canonical', async ({ request }) => {
  const { document } = await getPage(request, '/annunci/fiat?ordina=km&pagina=2')
  expect(canonicalOf(document)).toBe('/annunci/fiat?pagina=2')
})

test('the structured facts of an ad equal what the page shows', async ({ request, market }) => {
  const { document } = await getPage(request, market.adHref)
  const facts = structuredFacts(document)
  const car = facts.get('Product,Car') ?? {}
  const heading = document.querySelector('h1')
  const version = textOf(heading?.parentElement?.querySelector('p'))
  const factOf = (label: string) =>
    textOf([...document.querySelectorAll('dt')].find((term) => textOf(term) === label)?.parentElement?.querySelector('dd'))
  expect(car['name']).toBe(`${textOf(heading)} ${version}`)
  expect(asRecord(car['offers'])['price']).toBe(wholeIn(textOf(document.querySelector('[aria-label=Prezzo]'))))
  expect(asRecord(car['offers'])['priceCurrency']).toBe('EUR')
  expect(asRecord(asRecord(car['offers'])['seller'])['name']).toBe(textOf(document.querySelector('[aria-label=Venditore] h2')))
  expect(asRecord(car['mileageFromOdometer'])['value']).toBe(wholeIn(factOf('Chilometri')))
  expect(car['fuelType']).toBe(factOf('Carburante'))
  expect(pathOf(String(car['url']))).toBe(canonicalOf(document))
  expect(asRecord(car['offers'])['availability']).toBe('https://schema.org/InStock')
  const sold = structuredFacts((await getPage(request, market.soldHref)).document).get('Product,Car') ?? {}
  expect(asRecord(sold['offers'])['availability']).toBe('https://schema.org/SoldOut')
})

test('the breadcrumbs for search engines are those of the page, counted from one', async ({ request, market }) => {
  for (const path of ['/annunci/fiat/panda', market.adHref, market.dealerHref]) {
    const { document } = await getPage(request, path)
    const items = structuredFacts(document).get('BreadcrumbList')?.['itemListElement']
    const trail = Array.isArray(items) ? items.map(asRecord) : []
    const shown = [...document.querySelectorAll('nav[aria-label=Percorso] li a')]
    expect(
      trail.map((item) => item['position']),
      path,
    ).toEqual(trail.map((_, index) => index + 1))
    expect(
      trail.slice(0, -1).map((item) => item['name']),
      path,
    ).toEqual(shown.map(textOf))
    expect(
      trail.slice(0, -1).map((item) => pathOf(String(item['item']))),
      path,
    ).toEqual(shown.map((link) => link.getAttribute('href')))
    expect(pathOf(String(trail.at(-1)?.['item'])), path).toBe(canonicalOf(document))
  }
})

test('the organisation is described on the home page and nowhere else', async ({ request, market }) => {
  const home = structuredFacts((await getPage(request, '/')).document).get('Organization') ?? {}
  expect(
    Object.keys(home)
      .filter((key) => key !== '@context')
      .sort(),
  ).toEqual(['@type', 'brand', 'logo', 'name', 'sameAs', 'url'])
  expect((await request.get(pathOf(String(home['logo'])))).status()).toBe(200)
  for (const path of ['/annunci', market.adHref, market.dealerHref, '/chi-siamo']) {
    expect([...structuredFacts((await getPage(request, path)).document).keys()], path).not.toContain('Organization')
  }
})

test('an ad never tells who is behind a private seller', async ({ request, market }) => {
  const [ad] = await market.db<
    { id: number; name: string }[]
  >`select id, contact_name as name from ad where status = 'published' and dealer_id is null and seller_type = 'privato' and contact_name is not null order by id limit 1`
  const { document, html } = await getPage(request, `/annuncio/x-${ad?.id}`)
  expect(nextData(document)['page']).toBeDefined()
  expect(textOf(document.querySelector('[aria-label=Venditore] h2'))).toBe('Privato')
  expect(html).not.toContain('contactName')
  expect(html).not.toContain('sourceLink')
})
