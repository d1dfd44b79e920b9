import { getPage, textOf } from '@/e2e/html-page'
import { wholeIn } from '@/e2e/page-actions'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { drawingsVersion } from '@/lib/market/illustrations/illustration'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'

const searches = [
  '',
  'marca=fiat',
  'marca=fiat&modello=panda&prezzo_a=15000',
  'carburante=diesel&carburante=ibrida-diesel&cv_da=150',
  'dove=015146&raggio=30',
  'dotazioni=navigatore&anno_da=2020',
  'regione=lazio&km_a=50.000',
  'etichetta=1',
  'versione=lounge',
  'prezzo_a=1',
  'cerca=fiat+economica+sotto+10mila',
]

for (const search of searches) {
  test(`the count of a search is the total of its list: ?${search}`, async ({ request }) => {
    // Tests beside this one may bring an ad between the two answers.
    await expect(async () => {
      const answer = await request.get(`/api/v1/posts/count?lista=annunci&${search}`)
      expect(answer.status()).toBe(200)
      const { document } = await getPage(request, `/annunci?${search}`)
      expect(await answer.json()).toEqual({ count: wholeIn(textOf(document.querySelector('h1')?.parentElement?.querySelector('p'))) })
    }).toPass()
  })
}

test('each list can be counted', async ({ request }) => {
  for (const lista of listPageSlugs.filter((slug) => slug !== 'caravan-e-camper')) {
    const answer: unknown = await (await request.get(`/api/v1/posts/count?lista=${lista}`)).json()
    const { document } = await getPage(request, listPageOf(lista).path)
    expect(answer, lista).toEqual({ count: wholeIn(textOf(document.querySelector('h1')?.parentElement?.querySelector('p'))) })
  }
})

test('a list that does not exist cannot be counted: 400', async ({ request }) => {
  for (const query of ['lista=inventata', 'categoria=barche', 'lista=']) {
    const answer = await request.get(`/api/v1/posts/count?${query}`)
    expect(answer.status(), query).toBe(400)
    expect(await answer.json(), query).toMatchObject({ code: 'invalid' })
  }
})

test('makes and models are those of the category asked for', async ({ request }) => {
  const cars: unknown = await (await request.get('/api/v1/makes?category=auto')).json()
  expect(cars).toContainEqual({ slug: 'fiat', name: 'Fiat' })
  expect(await (await request.get('/api/v1/makes?category=moto-e-scooter')).json()).toContainEqual({ slug: 'benelli', name: 'Benelli' })
  expect(await (await request.get('/api/v1/makes/fiat/models')).json()).toContainEqual(
    expect.objectContaining({ slug: 'panda', name: 'Panda' }),
  )
  expect((await request.get('/api/v1/makes?category=barche')).status()).toBe(400)
  expect((await request.get('/api/v1/makes/marca-inventata/models')).status()).toBe(404)
  expect((await request.get('/api/v1/makes/benelli/models?category=auto')).status()).toBe(404)
})

for (const [category, has, lacks] of [
  ['auto', 'fiat', 'benelli'],
  ['moto-e-scooter', 'benelli', 'fiat'],
  ['caravan-e-camper', 'laika', 'benelli'],
  ['veicoli-commerciali', 'man', 'benelli'],
] as const) {
  test(`makes are those of the requested category, each with ads: ${category}`, async ({ request, market }) => {
    const makes: unknown = await (await request.get(`/api/v1/makes?category=${category}`)).json()
    const slugs = Array.isArray(makes) ? makes.map((make: unknown) => asRecord(make)['slug']) : []
    expect(slugs).toContain(has)
    expect(slugs).not.toContain(lacks)
    const offered = await market.db<{ make: string }[]>`select distinct make from ad where status = 'published' and category = ${category}`
    expect(offered.map(({ make }) => make).filter((make) => !slugs.includes(make))).toEqual([])
  })
}

test('comuni are found by typed text, at the specified address', async ({ request }) => {
  for (const [query, name] of [
    ['forli', 'Forlì'],
    ['FORLÌ', 'Forlì'],
    ['forl', 'Forlì'],
    ['reggio em', "Reggio nell'Emilia"],
  ] as const) {
    const answer = await request.get(`/api/v1/locations/?query=${encodeURIComponent(query)}`, { maxRedirects: 0 })
    expect(answer.status(), query).toBe(200)
    expect(await answer.json(), query).toContainEqual(expect.objectContaining({ name }))
  }
  for (const path of ['/api/v1/locations', '/api/v1/locations?query=', `/api/v1/locations?query=${'a'.repeat(200)}`]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(400)
    expect(await answer.json(), path).toEqual(expect.objectContaining({ code: 'invalid', fields: { query: expect.any(String) } }))
  }
})

test('a read-only address answers other methods with 405 and Allow', async ({ request }) => {
  for (const path of [
    '/api/v1/posts/count',
    '/api/v1/makes',
    '/api/v1/makes/fiat/models',
    '/api/v1/locations?query=roma',
    '/illustrazioni/nulla.webp',
  ]) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await request.fetch(path, { method })
      expect(answer.status(), `${method} ${path}`).toBe(405)
      expect(answer.headers()['allow'], `${method} ${path}`).toBe('GET, HEAD')
    }
  }
  expect((await request.head('/api/v1/makes')).status()).toBe(200)
})

test('a picture that is not of the limited set does not exist', async ({ request }) => {
  for (const file of ['nulla.webp', 'suv-blu-99-640-000000.webp', `suv-blu-01-9999-${drawingsVersion}.webp`, '..%2f..%2fpackage.json']) {
    expect((await request.get(`/illustrazioni/${file}`)).status(), file).toBe(404)
  }
})
