import { getPage, textOf } from '@/e2e/html-page'
import { expect, test } from '@/e2e/test'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, paramsOf } from '@/lib/market/search/query/filter-params'
import { filterDefinitions } from '@/lib/market/search/query/filters'

test('a list comes with twenty ads in its HTML: title, price, picture', async ({ request }) => {
  const { document } = await getPage(request, '/annunci')
  const cards = [...document.querySelectorAll('#risultati article')]
  expect(cards).toHaveLength(20)
  for (const card of cards) {
    expect(card.querySelector('h3 a')?.getAttribute('href')).toMatch(/^\/annuncio\/[a-z0-9-]+-\d+$/)
    expect(textOf(card)).toMatch(/\d €|Prezzo su richiesta/)
    expect(card.querySelector('img')?.getAttribute('alt')).not.toBe('')
  }
})

test('an ad comes with its title, price, facts, description and seller in its HTML', async ({ request, market }) => {
  const { document } = await getPage(request, market.adHref)
  expect(textOf(document.querySelector('h1')).length).toBeGreaterThan(3)
  expect(textOf(document.querySelector('[aria-label=Prezzo]'))).toMatch(/^[\d.]+ €/)
  expect(document.querySelectorAll('main dl dt').length).toBeGreaterThan(20)
  expect(textOf(document.querySelector('[aria-label=Venditore] h2')).length).toBeGreaterThan(2)
  expect(textOf(document.querySelector('main')), 'blank values are no rows').not.toContain('Non indicato')
  expect(textOf(document.querySelector('[aria-label=Venditore]'))).toMatch(/annunci?o? su Ingrana/)
  const terms = [...document.querySelectorAll('main dt')].map(textOf)
  for (const fact of ['Immatricolazione', 'Chilometri', 'Carburante', 'Cambio', 'Potenza']) expect(terms.join()).toContain(fact)
  expect([...document.querySelectorAll('main h2')].map(textOf)).toContain('Dotazioni')
  expect([...document.querySelectorAll('details td, details th')].map(textOf)).toContain('Prezzo iniziale')
  expect([...document.querySelectorAll('main figure')].map(textOf).join(), 'an illustration is called one').toContain('Il disegno non è ')
  expect(textOf(document.querySelector('main')), 'and never counted as photographs').not.toMatch(/\d+ foto/i)
})

for (const [path, kinds] of [
  ['/usate', ['usato', 'aziendale', 'dimostrativo']],
  ['/km0', ['km0']],
  ['/nuove', ['nuovo']],
  ['/noleggio_lungo_termine', ['noleggio']],
  ['/auto_d_epoca', ['epoca']],
] as const) {
  test(`${path} lists only its own kinds of offer`, async ({ request, market }) => {
    const { document } = await getPage(request, path)
    const ids = [...document.querySelectorAll('#risultati article h3 a')].map(
      (link) => /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
    )
    expect(ids.length).toBeGreaterThan(0)
    const others = await market.db`
      select id, offer_type from ad where id = any(${ids}::bigint[]) and not (category = 'auto' and offer_type = any(${[...kinds]}))`
    expect(others).toEqual([])
  })
}

/** What a list is of, without the number of its ads. */
const headingOf = (document: Document) =>
  textOf(document.querySelector('h1'))
    .replace(/^[\d.]+ /, '')
    .toLowerCase()

for (const slug of listPageSlugs) {
  const { path, heading } = listPageOf(slug)
  test(`the list renders with its own filters and no others: ${path}`, async ({ request }) => {
    const { document } = await getPage(request, path)
    expect(headingOf(document)).toBe(heading.toLowerCase())
    expect(document.querySelectorAll('#risultati article').length).toBeGreaterThan(0)
    const allFilters = document.querySelector('#filtri details:not([open]) a')?.getAttribute('href') ?? ''
    const { document: complete } = await getPage(request, allFilters)
    const names = new Set([...complete.querySelectorAll('#filtri [name]')].map((field) => field.getAttribute('name')))
    // A choice shows only what is for sale, so its boxes depend on the market.
    const certain = filtersOf(slug)
      .filter(({ kind }) => kind !== 'choice')
      .flatMap(paramsOf)
    expect([...certain, 'marca', 'modello'].filter((param) => !names.has(param))).toEqual([])
    const own = new Set(filtersOf(slug).flatMap(paramsOf))
    const foreign = filterDefinitions.flatMap(paramsOf).filter((param) => !own.has(param))
    expect(foreign.filter((param) => names.has(param))).toEqual([])
  })

  test(`makes and models have landing pages under the list: ${path}`, async ({ request, market }) => {
    const { category, offers, vehicleHeading } = listPageOf(slug)
    const [ad] = await market.db<{ make: string; model: string }[]>`
      select make, model from ad where status = 'published' and category = ${category} and model is not null
      and (${offers === null} or offer_type = any(${offers === null ? [] : [...offers]})) group by make, model order by count(*) desc, make, model limit 1`
    const makePage = await getPage(request, `${path}/${ad?.make}`)
    const makeName = textOf(makePage.document.querySelector('#filtri [name=marca] option[selected]')).replace(/ \([\d.]+\)$/, '')
    expect(makePage.status).toBe(200)
    expect(headingOf(makePage.document)).toBe(vehicleHeading.replace('{veicolo}', makeName).toLowerCase())
    const modelPage = await getPage(request, `${path}/${ad?.make}/${ad?.model}`)
    expect(modelPage.status).toBe(200)
    expect(textOf(modelPage.document.querySelector('h1'))).toContain(`${makeName} `)
    expect(modelPage.document.querySelectorAll('#risultati article').length).toBeGreaterThan(0)
    expect(modelPage.document.querySelector('meta[name=robots]')).toBeNull()
  })
}

test('the filters of folded groups have their own page with counts, which search engines do not index', async ({ request }) => {
  const { document: list } = await getPage(request, '/usate/fiat?prezzo_a=30000')
  const folded = [...list.querySelectorAll('#filtri details:not([open]):has(> summary h3)')]
  expect(folded.map((group) => textOf(group.querySelector('h3')))).toEqual([
    'Prezzo chiavi in mano',
    'Carrozzeria',
    'Posti, misure e masse',
    'Dove',
    'Venditore e offerta',
    'Storia e garanzia',
    'Dotazioni',
  ])
  expect(folded.flatMap((group) => [...group.querySelectorAll('[name]')])).toEqual([])
  const links = folded.map((group) => group.querySelector('a'))
  expect(new Set(links.map((link) => link?.getAttribute('href')))).toEqual(new Set(['/usate/fiat?prezzo_a=30000&filtri=tutti#filtri']))
  expect(links.map((link) => link?.getAttribute('rel'))).toEqual(links.map(() => 'nofollow'))
  const { document: page } = await getPage(request, '/usate/fiat?prezzo_a=30000&filtri=tutti')
  expect(page.querySelectorAll('#filtri details:not([open])')).toHaveLength(0)
  expect(textOf(page.querySelector('#filtri [name=carrozzeria]')?.closest('label'))).toMatch(/\d$/)
  expect(page.querySelectorAll('#filtri [name=dotazioni]').length).toBeGreaterThan(20)
  expect(page.querySelector('#filtri form')?.getAttribute('action')).toBe('/usate')
  expect(page.querySelector('#filtri [name=filtri]'), 'the form leads back to the plain list').toBeNull()
  expect(textOf(page.querySelector('h1'))).toBe(textOf(list.querySelector('h1')))
  for (const address of ['/usate?filtri=tutti', '/usate/fiat?filtri=tutti']) {
    const { document } = await getPage(request, address)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), address).toBe('noindex, follow')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href'), address).toMatch(new RegExp(`${address.split('?')[0]}$`))
  }
})

test('the map of the site says what stands behind its links: ads, dealers, articles', async ({ request }) => {
  const { document } = await getPage(request, '/mappa-sito')
  const countAt = (href: string) => textOf(document.querySelector(`main a[href="${href}"] span`))
  for (const slug of listPageSlugs.filter((slug) => slug !== 'annunci')) {
    const { path } = listPageOf(slug)
    const list = await getPage(request, path)
    expect(textOf(list.document.querySelector('h1 + p')), path).toBe(`${countAt(path)} annunci`)
  }
  expect(Number(countAt('/concessionari'))).toBeGreaterThan(10)
  expect(Number(countAt('/magazine'))).toBeGreaterThan(13)
})

test('a filter works from the address alone, and its value stands in the form', async ({ request }) => {
  const { document } = await getPage(request, '/moto-e-scooter/annunci?anno_da=2010&venditore=privato')
  expect([...document.querySelectorAll('#risultati article')].length).toBeGreaterThan(0)
  expect(document.querySelector('#filtri [name=anno_da]')?.getAttribute('value')).toBe('2010')
  expect(document.querySelector('#filtri [name=venditore][value=privato]')?.hasAttribute('checked')).toBe(true)
  for (const card of document.querySelectorAll('#risultati article')) expect(textOf(card)).toContain('Privato')
})

test('filters without a result answer 404, name a filter to drop, and dropping it finds ads', async ({ request }) => {
  const { status, document } = await getPage(request, '/annunci/fiat?carburante=benzina&prezzo_a=1')
  expect(status).toBe(404)
  expect([...document.querySelectorAll('main h2')].map(textOf)).toContain('Nessun annuncio con questi filtri')
  const way = [...document.querySelectorAll('main a')].find((link) => textOf(link) === 'Togli «Fino a 1 €»')
  expect(textOf(way?.parentElement)).toMatch(/^Togli «Fino a 1 €»: [\d.]+ annunci$/)
  expect(way?.getAttribute('href')).toBe('/annunci/fiat?carburante=benzina')
  expect((await getPage(request, '/annunci/fiat?carburante=benzina')).document.querySelectorAll('#risultati article')).toHaveLength(20)
})

test('a sold ad says «Non più disponibile» and shows similar ones', async ({ request, market }) => {
  const { status, document } = await getPage(request, market.soldHref)
  expect(status).toBe(200)
  const said = [...document.querySelectorAll('main [role=status]')].map(textOf).join()
  expect(said).toContain('Non più disponibile')
  expect(said).toMatch(/vendut[ao]/)
  const ways = [...document.querySelectorAll('main section[aria-label=Prezzo] a[data-variant]')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ])
  expect(ways[0]?.join(' ')).toMatch(/^Vedi .* (\/annunci\/|#simili)/)
  expect(ways[1]?.join(' ')).toMatch(/^Avvisami .* \/avvisami\?dopo=/)
  expect(document.querySelectorAll('#simili article').length).toBeGreaterThan(0)
})

test('a price label carries one of the two names and, on the ad, its reason', async ({ request }) => {
  for (const [value, name] of [
    [1, 'Ottimo Prezzo'],
    [2, 'Buon Prezzo'],
  ] as const) {
    const { document } = await getPage(request, `/annunci?etichetta=${value}`)
    const cards = [...document.querySelectorAll('#risultati article')]
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(textOf(card.querySelector('[data-rating]'))).toBe(name)
    const ad = await getPage(request, cards[0]?.querySelector('h3 a')?.getAttribute('href') ?? '')
    expect(textOf(ad.document.querySelector('[aria-label=Prezzo]'))).toContain(name)
    expect(textOf(ad.document.querySelector('[aria-label=Prezzo]'))).toContain('sotto la stima')
    const explained = ad.document.querySelector('#prezzo a')?.getAttribute('href') ?? ''
    const { document: page } = await getPage(request, explained)
    const euro = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))
    const steps = [...page.querySelectorAll('tbody tr td:last-of-type')].slice(0, 7).map((cell) => euro(textOf(cell)))
    expect(steps).toHaveLength(7)
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(euro(textOf(page.querySelector('tfoot td'))))
  }
})

test('every picture a page refers to answers, and illustrations are WebP', async ({ request, market }) => {
  const sources = new Set<string>()
  for (const path of ['/', '/annunci', '/moto-e-scooter/annunci', market.adHref]) {
    const { document } = await getPage(request, path)
    for (const image of document.querySelectorAll('img')) {
      sources.add(image.getAttribute('src') ?? '')
      for (const candidate of (image.getAttribute('srcset') ?? '').split(', ').slice(0, 2)) sources.add(candidate.split(' ')[0] ?? '')
    }
    const social = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    if (social) sources.add(new URL(social).pathname)
  }
  sources.delete('')
  expect(sources.size).toBeGreaterThan(25) // ads of one form and colour share an illustration
  for (const source of sources) {
    const response = await request.get(source)
    expect(response.status(), source).toBe(200)
    const type = response.headers()['content-type'] ?? ''
    if (source.endsWith('.svg')) expect(type, source).toContain('image/svg+xml')
    else if (source.startsWith('/illustrazioni/')) {
      expect(type, source).toBe('image/webp')
      expect((await response.body()).subarray(8, 12).toString(), source).toBe('WEBP')
    } else expect(type, source).toMatch(/^image\//)
  }
})

test('an unknown place is named on the list, left in its field, and corrected by a link', async ({ request }) => {
  const { document } = await getPage(request, '/usate?dove=Milno')
  expect(headingOf(document)).toBe('auto usate in tutta italia')
  const notice = document.querySelector('main [role=status]:has(strong)')
  expect(textOf(notice)).toContain('Non conosciamo il luogo «Milno». Questi annunci sono di tutta Italia.')
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/usate?dove=015146')
  expect(document.querySelector('#filtri [name=dove]')?.getAttribute('value')).toBe('Milno')
  expect(document.querySelectorAll('#risultati article').length).toBeGreaterThan(0)
})
