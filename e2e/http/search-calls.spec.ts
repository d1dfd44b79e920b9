import { asRecord } from '../record'
import { expect, test } from '../test'

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(asRecord) : [])
const call = (q: string, rest = '') => `/api/v1/pages/srp/search/${encodeURIComponent(q)}${rest}`

test('the calls of dealers count what their pages show', async ({ request }) => {
  const counted = async (address: string) => asRecord(await (await request.get(address)).text())
  const all = Number((await counted('/api/v1/dealers/count'))['count'])
  const inLombardy = Number((await counted('/api/v1/dealers/count?regione=lombardia'))['count'])
  expect(all).toBeGreaterThan(inLombardy)
  const { dealers, vehicles } = await counted('/api/v1/dealers/abundancy?locationPrefix=regione&locationId=lombardia')
  expect(dealers).toBe(inLombardy)
  expect(Number(vehicles)).toBeGreaterThan(0)
  expect((await request.get('/api/v1/dealers/count?nome=%00%25_')).status()).toBe(200)
  for (const query of [
    '',
    '?locationPrefix=nazione&locationId=it',
    '?locationPrefix=regione',
    `?locationPrefix=comune&locationId=${'x'.repeat(50)}`,
  ])
    expect((await request.get(`/api/v1/dealers/abundancy${query}`)).status(), query).toBe(400)
})

test('the call of the directory finds what its page shows, by the part of Italy in its address', async ({ request }) => {
  const dealersIn = async (rest: string) => await request.get(`/api/v1/pages/dealers${rest}`)
  const inLombardy = asRecord(await (await dealersIn('/lombardia')).json())
  const counted = asRecord(await (await request.get('/api/v1/dealers/count?regione=lombardia')).json())
  expect(inLombardy['total']).toBe(counted['count'])
  expect(asRecord(await (await dealersIn('/lombardia/MI?pagina=1')).json())).toMatchObject({ region: 'lombardia', province: 'MI' })
  expect((await dealersIn('')).status()).toBe(200)
  for (const rest of ['/atlantide', '/lombardia/RM', '/lombardia/MI/centro', '?pagina=9999', '/toString', '/%00'])
    expect((await dealersIn(rest)).status(), rest).toBe(404)
})

test('a search is described, and its results are those that its description counts', async ({ request }) => {
  const described = await request.get(call('annunci?marca=fiat:panda&prezzo_a=90.000'))
  expect(described.status()).toBe(200)
  expect(described.headers()['cache-control']).toBe('public, max-age=30')
  const description: unknown = await described.json()
  expect(description).toMatchObject({ address: '/annunci/fiat/panda?prezzo_a=90000', list: 'annunci' })
  const results = await request.get(call('annunci?marca=fiat:panda&prezzo_a=90.000', '/results'))
  expect(results.headers()['cache-control']).toBe('public, max-age=30')
  expect(asRecord(await results.json())['total']).toBe(asRecord(description)['total'])
})

test('a sentence is described as the box reads it', async ({ request }) => {
  const answer: unknown = await (await request.get(call('panda gpl mongolfiera'))).json()
  expect(answer).toMatchObject({ address: '/annunci/fiat/panda?carburante=gpl&parole=mongolfiera', words: ['mongolfiera'] })
})

test('a list, make or page that does not exist is not found: JSON', async ({ request }) => {
  for (const [q, rest] of [
    ['inventata/fiat', ''],
    ['annunci/marca-inventata', '/results'],
    ['annunci?pagina=99999', '/results'],
  ] as const) {
    const answer = await request.get(call(q, rest))
    expect(answer.status(), q).toBe(404)
    expect(await answer.json(), q).toMatchObject({ code: 'notFound' })
  }
})

test('hostile searches are answered by the rules of addresses, or refused before they are read', async ({ request }) => {
  for (const rest of ['', '/results']) {
    const crossed: unknown = await (await request.get(call('annunci?prezzo_da=9000&prezzo_a=10&raggio=5&ordina=fortuna', rest))).json()
    expect(asRecord(crossed)['address']).toBe('/annunci?prezzo_a=9000&prezzo_da=10')
    expect((await request.get(call(`annunci?${'carburante=gpl&'.repeat(500)}`, rest))).status()).toBe(414)
    expect((await request.get(call(`annunci?${'carburante=gpl&'.repeat(10_000)}`, rest))).status()).toBe(431)
    expect((await request.get(call(`annunci?versione=${'x'.repeat(100_000)}`, rest))).status()).toBe(431)
    for (const q of ['%00', '%ff', '%', '%E2%80%AE', "';drop table ad;--", '..%2f..%2fetc'])
      expect((await request.get(`/api/v1/pages/srp/search/${q}${rest}`)).status(), q).toBeLessThan(500)
  }
  expect((await request.post(call('annunci'))).status()).toBe(405)
})

test('the comune nearest to a position comes first, and the position is stored nowhere', async ({ request }) => {
  const answer = await request.get('/api/v1/locations?latitude=45.4642&longitude=9.19')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(listOf(await answer.json())[0]).toMatchObject({ istat: '015146', name: 'Milano' })
  expect(await (await request.get('/api/v1/locations?latitude=0&longitude=0')).json()).toEqual([])
  for (const query of [
    'latitude=45',
    'longitude=9',
    'latitude=91&longitude=9',
    'latitude=x&longitude=9',
    'latitude=45&longitude=',
    'latitude=1e999&longitude=9',
  ]) {
    const refused = await request.get(`/api/v1/locations?${query}`)
    expect(refused.status(), query).toBe(400)
    expect(await refused.json(), query).toMatchObject({ code: 'invalid' })
  }
})

test('typed text is completed with makes, models, phrases and places', async ({ request }) => {
  const kindsOf = async (text: string): Promise<string[]> => {
    const answer = await request.get(`/api/v1/suggestions?query=${encodeURIComponent(text)}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('public, max-age=60')
    return listOf(await answer.json()).map(({ kind, text }) => `${String(kind)} ${String(text)}`)
  }
  expect(await kindsOf('fiat pan')).toContain('model Fiat Panda')
  expect(await kindsOf('panda autom')).toContain('phrase panda automatico')
  expect(await kindsOf('panda vicino a mila')).toContain('place panda vicino a Milano (MI)')
  expect((await request.get(`/api/v1/suggestions?query=${'a'.repeat(301)}`)).status()).toBe(400)
  expect((await request.get('/api/v1/suggestions')).status()).toBe(400)
  expect((await request.get('/api/v1/suggestions?query=a&category=barche')).status()).toBe(400)
})
