import { JSDOM } from 'jsdom'
import { hostileUrls } from '@/e2e/hostile-urls'
import { getPage, nextData, textOf } from '@/e2e/html-page'
import { daysAgo, insertAd } from '@/e2e/market'
import { expect, test } from '@/e2e/test'

/** Section 2 of the specification. */
const specified = [
  '/',
  '/accedi',
  '/accedi?preferiti',
  '/registrati',
  '/password-dimenticata',
  '/identityprovider/facebook',
  '/area-privata/il-mio-profilo',
  '/area-privata/preferiti',
  '/vendi',
  '/magazine',
  '/magazine/sitemap',
  '/annunci',
  '/usate',
  '/km0',
  '/nuove',
  '/noleggio_lungo_termine',
  '/auto_d_epoca',
  '/moto-e-scooter/annunci',
  '/caravan-e-camper/annunci',
  '/veicoli-commerciali',
  '/concessionari',
  '/concessionari/registrati',
  '/elenco-concessionari',
  '/mappa-sito',
  '/auto/marche-modelli',
  '/marche-modelli',
  '/tipi-di-veicolo',
  '/valutazione-auto',
  '/chi-siamo',
  '/policies/chi-siamo',
  '/policies/condizioni',
  '/policies/privacy',
]

for (const path of specified) {
  test(`the specified route answers with a heading and a real text: ${path}`, async ({ request }) => {
    const { status, document } = await getPage(request, path)
    expect(status).toBe(200)
    expect(document.documentElement.lang).toBe('it')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(document.querySelector('main h1')).length).toBeGreaterThan(2)
    expect(textOf(document.querySelector('main')).length).toBeGreaterThan(120)
    expect(document.querySelector('#errors')?.getAttribute('aria-live'), 'what is said there later is spoken').toBe('polite')
  })
}

test('terms that are no longer in force stay readable, and are not offered to search engines', async ({ request }) => {
  const inForce = await getPage(request, '/policies/condizioni')
  const older = await getPage(request, '/policies/condizioni?versione=2026-11-21')
  const robotsOf = ({ document }: typeof older) => document.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index'
  expect([inForce, older].map(({ status }) => status)).toEqual([200, 200])
  expect([robotsOf(inForce), robotsOf(older)]).toEqual(['index', 'noindex, follow'])
  expect(inForce.document.querySelector('main a[href="/policies/condizioni?versione=2026-11-21"]')).not.toBeNull()
  expect(textOf(older.document.querySelector('main'))).toContain('versione precedente')
})

test('a missing address answers 404, with a page that says so', async ({ request, market }) => {
  const [dead] = await Promise.all([insertAd(market.db, { status: 'draft', make: 'fiat' })])
  const missing = [
    '/questa-pagina-non-esiste',
    '/annunci/marca-inventata',
    '/annunci/fiat/modello-inventato',
    '/annunci/fiat/panda/di-troppo',
    '/usate/ducati',
    '/moto-e-scooter/annunci/ferrari',
    '/annunci?pagina=9999',
    '/policies/condizioni?versione=2020-01-01',
    '/magazine/articolo-inventato',
    '/magazine?argomento=inventato',
    '/annuncio/senza-numero',
    '/annuncio/fiat-panda-1',
    `/annuncio/fiat-${dead}`,
    '/concessionari/nessuno-con-questo-nome',
    `${market.dealerHref}?pagina=9999`,
  ]
  for (const path of missing) {
    const { status, document } = await getPage(request, path)
    expect(status, path).toBe(404)
    expect(textOf(document.querySelector('h1')), path).toBe('Questa strada non c’è.')
    expect(textOf(document.querySelector('main a[href="/"]')), path).toBe('Torna alla home')
  }
})

/** Addresses without a row in the database, on every kind of page, and addresses without a page. */
const unknown = ['/questa-pagina-non-esiste', '/annuncio/x-999999999', '/usate/nomarca-xyz', '/concessionari/nessuno']

for (const path of unknown) {
  test(`an error page has its code and «Preferiti», without login entry, account or way up: ${path}`, async ({ request }) => {
    const { document } = await getPage(request, path)
    expect(textOf(document.querySelector('main'))).toContain('404')
    const linksIn = (part: string) => [...document.querySelectorAll(`${part} a`)].map(textOf)
    expect(linksIn('header').length).toBeGreaterThan(3)
    expect(linksIn('header').filter((link) => /accedi|esci|profilo/i.test(link))).toEqual([])
    expect(linksIn('header')).toContain('Preferiti')
    expect(linksIn('footer').length).toBeGreaterThan(3)
    expect(linksIn('footer')).not.toContain('Torna su')
  })

  test(`a 404 has all page props for every visitor: ${path}`, async ({ request, loggedIn }) => {
    const common = Object.keys(nextData((await getPage(request, '/chi-siamo')).document))
    expect(common).toEqual(expect.arrayContaining(['csrf', 'isUserLogged', 'abTests', 'referer', 'deviceType', 'userProfile']))
    const props = nextData((await getPage(request, path)).document)
    expect(Object.keys(props)).toEqual([...common, 'errorStatus'])
    expect(props).toMatchObject({ errorStatus: 404, isUserLogged: 'false', userProfile: null })
    const { visitor, email } = await loggedIn()
    const own = await visitor.get(path)
    expect(own.status).toBe(404)
    expect(nextData(new JSDOM(own.body).window.document)).toMatchObject({ isUserLogged: 'true', userProfile: { email } })
  })
}

test('an ad removed after publication answers 410; an ad that was never online answers 404', async ({ request, market }) => {
  const statusOf = async (status: string, publishedAt: Date | null) => {
    const [ad] = await market.db<{ id: number }[]>`
      insert into ad (category, status, offer_type, make, model, published_at) values ('auto', ${status}, 'usato', 'fiat', 'panda', ${publishedAt}) returning id`
    return [(await getPage(request, `/annuncio/fiat-panda-${ad?.id}`)).status, (await request.get(`/anteprime/${ad?.id}.jpg`)).status()]
  }
  expect(await statusOf('deleted', daysAgo(3))).toEqual([410, 410])
  expect(await statusOf('rejected', daysAgo(3))).toEqual([410, 410])
  for (const [status, publishedAt] of [
    ['deleted', null],
    ['rejected', null],
    ['draft', null],
    ['paused', daysAgo(3)],
  ] as const)
    expect(await statusOf(status, publishedAt), status).toEqual([404, 404])
})

test('an ad sold more than thirty days ago is gone: 410', async ({ request, market }) => {
  const { status, document } = await getPage(request, market.goneHref)
  expect(status).toBe(410)
  expect(textOf(document.querySelector('h1'))).toBe('Questo annuncio ha lasciato la strada.')
  const withdrawn = await insertAd(market.db, {
    status: 'withdrawn',
    make: 'fiat',
    model: 'panda',
    version: 'Ritirata',
    closed_at: daysAgo(40),
  })
  expect((await getPage(request, `/annuncio/fiat-panda-ritirata-${withdrawn}`)).status).toBe(410)
})

test('any words in an ad’s address redirect to the right ones', async ({ request, market }) => {
  const id = /\d+$/.exec(market.adHref)?.[0] ?? ''
  const response = await request.get(`/annuncio/tutto-altro-${id}`, { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toMatch(new RegExp(`^/annuncio/[a-z0-9-]+-${id}$`))
  expect((await getPage(request, response.headers()['location'] ?? '')).status).toBe(200)
})

test('a list has one address: other spellings of a search lead to it', async ({ request }) => {
  const response = await request.get('/annunci?prezzo_a=15.000&marca=FIAT&prezzo_da=&inventato=1', { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers()['location']).toBe('/annunci/fiat?prezzo_a=15000')
})

test('no hostile address makes the server fail', async ({ visitor }) => {
  const addresses = hostileUrls()
  expect(addresses.length).toBeGreaterThan(150)
  const failures: string[] = []
  const visitAddress = async (address: string) => {
    const { status, headers, body } = await visitor().get(address)
    const [shown, location] = [address.slice(0, 200), headers.location ?? '']
    if (status >= 500 || status === 0) failures.push(`${status} ${shown}`)
    if (body.includes('<script>alert(1)')) failures.push(`script in the answer: ${shown}`)
    if (location !== '' && !/^\/(?![/\\])/.test(location)) failures.push(`leads away to ${location}: ${shown}`)
    else if (location.startsWith('/annunci') && (await visitor().get(location)).status >= 500) failures.push(`500 ${location}`)
  }
  const queue = [...addresses]
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await visitAddress(next)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  expect(failures).toEqual([])
})
