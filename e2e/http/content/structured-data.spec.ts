import { getPage, pathOf, structuredFacts, textOf } from '@/e2e/html-page'
import { asRecord } from '@/e2e/record'
import { faultsOf } from '@/e2e/structured-data'
import { expect, test } from '@/e2e/test'

/** Ads of every category and kind of offer, some of each. */
const perKind = 3

test('structured data of every kind of page have the fields of their type, and claim nothing unknown', async ({ request, market }) => {
  const ads = await market.db<{ id: number }[]>`
    select id from (select id, row_number() over (partition by category, offer_type order by id desc) as place from ad where status = 'published') numbered
    where place <= ${perKind}`
  expect(ads.length).toBeGreaterThan(15)
  const paths = [
    ...['/', '/usate', '/usate/fiat', '/usate/fiat/panda', '/usate?regione=lombardia', '/usate?dove=015146', '/moto-e-scooter/annunci'],
    ...['/auto/fiat/panda', '/noleggio_lungo_termine', '/auto_d_epoca', '/caravan-e-camper/annunci', '/veicoli-commerciali'],
    ...['/magazine', '/magazine?argomento=costi', '/magazine/leggere-i-prezzi-dell-usato', '/magazine/bollo-e-superbollo'],
    ...[market.adHref, market.soldHref, market.dealerHref],
    ...ads.map(({ id }) => `/annuncio/x-${id}`),
  ]
  const seen = new Set<string>()
  for (const path of paths) {
    const { document } = await getPage(request, path)
    const facts = structuredFacts(document)
    expect(facts.size, path).toBeGreaterThan(0)
    for (const [type, block] of facts) {
      expect(faultsOf(block), path).toEqual([])
      seen.add(type)
    }
  }
  expect([...seen].toSorted()).toEqual(
    [
      ...['Article', 'AutoDealer', 'BreadcrumbList', 'ItemList', 'Organization', 'WebSite'],
      ...['Product,Car', 'Product,Motorcycle', 'Product,Vehicle'],
    ].toSorted(),
  )
})

test('the rules of structured facts find what is wrong', () => {
  const offer = { '@type': 'Offer', price: 'abc', priceCurrency: 'EUR', url: '/annuncio/x-1', availability: 'https://schema.org/InStock' }
  expect(faultsOf(offer)).toEqual(['Offer.itemCondition: is missing', 'Offer.price: "abc"', 'Offer.url: "/annuncio/x-1"'])
  expect(faultsOf({ '@type': 'Car', vin: 'ZFA31200000000001' })).toContain('vehicle.vin: is not known')
  expect(faultsOf({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'x' }] })).toEqual([
    'ItemList.itemListElement listed.url: is missing',
    'ItemList.itemListElement listed.name: is not known',
  ])
  expect(faultsOf({ '@type': 'Article', headline: 'x'.repeat(111), author: { '@type': 'Organization', name: 'x' } })).toEqual(
    expect.arrayContaining([
      'Article.publisher: is missing',
      `Article.headline: "${'x'.repeat(111)}"`,
      'Article.author byline.url: is missing',
    ]),
  )
  expect(faultsOf({ '@type': 'Novel' })).toEqual(['Novel: no type we know'])
  expect(faultsOf({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home', item: 'http://x.it/' }] })).toEqual([
    'BreadcrumbList.itemListElement ListItem.position: is missing',
  ])
})

test('structured data list the ads in their order, and only on indexable lists', async ({ request }) => {
  const listed = async (path: string) => {
    const { document } = await getPage(request, path)
    const items = structuredFacts(document).get('ItemList')?.['itemListElement']
    const shown = [...document.querySelectorAll('#risultati article h3 a')].map((link) => link.getAttribute('href'))
    return { shown, declared: Array.isArray(items) ? items.map((item) => pathOf(String(asRecord(item)['url']))) : null }
  }
  for (const path of ['/usate', '/usate/fiat/panda', '/noleggio_lungo_termine']) {
    const { shown, declared } = await listed(path)
    expect(declared, path).toEqual(shown)
  }
  for (const path of ['/usate?pagina=2', '/usate?prezzo_a=15000']) expect((await listed(path)).declared, path).toBeNull()
})

test('the sentence that structured data give to search engines is found by the list', async ({ request }) => {
  const site = structuredFacts((await getPage(request, '/')).document).get('WebSite') ?? {}
  const template = String(asRecord(site['potentialAction'])['target'])
  const { document } = await getPage(request, template.replace('{search_term_string}', encodeURIComponent('fiat panda gpl')))
  expect(textOf(document.querySelector('h1'))).toMatch(/annunci[o]? Fiat Panda$/)
})
