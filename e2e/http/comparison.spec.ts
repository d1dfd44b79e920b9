import type { Pool } from '@/lib/kernel/db/db.server'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { daysAgo, insertAd } from '../market'
import { expect, test } from '../test'

const page = '/confronta'
const idIn = (href: string) => adIdOf(href) ?? 0
const hrefOf = (...ids: number[]) => `${page}?annuncio=${ids.join('+')}`
/** Adds an ad that is not published, so that no list counts it; it has a page all the same. */
const addAd = (db: Pool, columns: Record<string, string | number | Date> = {}) =>
  insertAd(db, { status: 'withdrawn', model: 'panda', price_cents: 1_000_000, closed_at: daysAgo(1), ...columns })

/** What a reader sees of the main part, without markup. */
function textOf(html: string): string {
  const [, main = ''] = html.split(/<main[^>]*>/)
  return main
    .slice(0, main.indexOf('</main>'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
}

test('two vehicles are compared side by side in the HTML, not indexed, and not stored', async ({ visitor, market }) => {
  const someone = visitor()
  const { status, body, cookies } = await someone.get(hrefOf(idIn(market.adHref), idIn(market.soldHref)))
  expect(status).toBe(200)
  expect(cookies).toEqual([])
  expect(body).toContain('<meta name="robots" content="noindex, follow"')
  expect(body).not.toContain('rel="canonical"')
  const text = textOf(body)
  expect(text).toContain('Confronta 2 auto')
  expect(text).toContain('2 di 4 auto')
  expect(text).toMatch(/Chiavi in mano a .* ultimo prezzo 8\.120 €/)
  expect(text).toContain('Non più disponibile')
})

test('equal rows are left out by the address alone, and their number stays', async ({ visitor, market }) => {
  const ids = [await addAd(market.db, { fuel: 'diesel', doors: 5 }), await addAd(market.db, { fuel: 'gpl', doors: 5 })]
  const all = textOf((await visitor().get(hrefOf(...ids))).body)
  const different = textOf((await visitor().get(`${hrefOf(...ids)}&differenze=1`)).body)
  expect(all).toContain('Porte 5 · uguale per tutte')
  expect(different).toContain('Carburante Diesel GPL')
  expect(different).not.toContain('Porte')
  expect(/nascoste (\d+) righe uguali/.exec(different)?.[1]).toBe(/(\d+) righe sono uguali per tutte/.exec(all)?.[1])
})

test('the comparison handles no vehicle, one vehicle, and one vehicle twice', async ({ visitor, market }) => {
  const id = idIn(market.adHref)
  expect(textOf((await visitor().get(page)).body)).toContain('Scegli almeno due veicoli')
  for (const href of [hrefOf(id), hrefOf(id, id), `${page}?annuncio=${id}&annuncio=${id}`]) {
    const text = textOf((await visitor().get(href)).body)
    expect(text).toContain('1 di 4 auto')
    expect(text).toContain('Aggiungi almeno un altro veicolo')
    expect(text).toContain('Annunci simili')
  }
})

test('a fifth vehicle, numbers that are no ad and ads that are gone are said in words', async ({ visitor, market }) => {
  const ids = await Promise.all(['uno', 'due', 'tre', 'quattro'].map((version) => addAd(market.db, { version })))
  const fifth = await addAd(market.db, { model: 'tipo' })
  const gone = idIn(market.goneHref)
  const text = textOf((await visitor().get(hrefOf(...ids, fifth, gone, 999_999_999_999_999))).body)
  expect(text).toContain('Puoi confrontare quattro veicoli alla volta. Togline uno per aggiungere Fiat Tipo.')
  expect(text).toContain(`Gli annunci RIF ${gone}, 999999999999999 non ci sono, o non ci sono più.`)
  expect(text).toContain('4 di 4 auto')
})

test('vehicles of different kinds are compared by what they have in common', async ({ visitor, market }) => {
  const camper = await addAd(market.db, { category: 'caravan-e-camper', make: 'laika', beds: 4, mileage_km: 1_000 })
  const text = textOf((await visitor().get(hrefOf(idIn(market.adHref), camper))).body)
  expect(text).toContain('Stai confrontando un’auto e un camper: mostriamo solo le righe che hanno in comune.')
  expect(text).toContain('Chilometri')
  expect(text).not.toContain('Posti letto')
})

test('an ad is added by its address or its number, and what is neither stays in the field', async ({ visitor, market }) => {
  const [first, second] = [idIn(market.adHref), idIn(market.soldHref)]
  for (const typed of [`RIF ${second}`, `https://www.ingrana.it${market.soldHref}?x=1`]) {
    const { status, headers } = await visitor().get(`${hrefOf(first)}&provincia=MI&aggiungi=${encodeURIComponent(typed)}`)
    expect([status, headers.location]).toEqual([307, `${hrefOf(first, second)}&provincia=MI#confronto`])
  }
  const { body } = await visitor().get(`${hrefOf(first)}&aggiungi=Kia%20Niro`)
  expect(textOf(body)).toContain('«Kia Niro» non è un annuncio')
  expect(body).toContain('value="Kia Niro"')
})

test('the comparison offers the watchlist to logged-in visitors only', async ({ loggedIn, visitor, market }) => {
  const { visitor: owner } = await loggedIn()
  const ad = await addAd(market.db, { version: 'Salvata' })
  await owner.send('POST', '/api/v1/pages/private/watchlist', {
    body: JSON.stringify({ ad }),
    headers: { 'content-type': 'application/json', 'x-csrf-token': await owner.csrf() },
  })
  const theirs = await owner.get(page)
  expect(theirs.headers['cache-control']).toBe('private, no-store')
  expect(textOf(theirs.body)).toContain('Dai tuoi preferiti Fiat Panda')
  expect(theirs.body).toContain(`href="${hrefOf(ad)}"`)
  expect((await visitor().get(page)).body).not.toContain('Dai tuoi preferiti')
  const saved = (await owner.get('/area-privata/preferiti')).body
  expect(saved).toMatch(new RegExp(`<input[^>]*form="confronta"[^>]*value="${ad}"`))
})

test('ads are ticked in a grid, among similar ads and in a dealer’s stock, beside the form that sends them', async ({
  visitor,
  market,
}) => {
  const { location = '' } = (await visitor().get(market.adHref)).headers
  for (const address of ['/annunci?anteprima=srp_layout:griglia', location, market.dealerHref]) {
    const { body } = await visitor().get(address)
    expect(body, address).toMatch(/<input type="checkbox" form="confronta"[^>]* name="annuncio"/)
    expect(body.match(/<form id="confronta"/g), address).toHaveLength(1)
  }
})

const hostile = [
  '',
  '-1',
  '0',
  '1e309',
  '%00',
  '%ff',
  '%',
  "'%20or%201=1--",
  '9'.repeat(16),
  '1'.repeat(3_000),
  '%3Cscript%3E',
  '__proto__',
]

test('no address of the comparison makes the server fail', async ({ visitor }) => {
  const someone = visitor()
  const names = ['annuncio', 'annuncio[]', 'provincia', 'differenze', 'aggiungi', '__proto__']
  const addresses = [
    ...hostile.flatMap((value) => names.map((name) => `${page}?${name}=${value}`)),
    ...hostile.map((value) => `${page}?annuncio=${value}&annuncio=${value}&aggiungi=${value}&aggiungi=1&differenze=${value}&differenze=1`),
    `${page}?${Array.from({ length: 600 }, (_, place) => `annuncio=${place}`).join('&')}`,
    `${page}/`,
    `${page}/x`,
  ]
  for (const address of addresses) expect((await someone.get(address)).status, address.slice(0, 80)).toBeLessThan(500)
})
