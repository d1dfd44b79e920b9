import { expect, inject, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { searchAds } from './search-ads.server'
import {
  countAds,
  expectCounted,
  expectOptionsCounted,
  expectPairsAsNaive,
  expectSame,
  findAdIds,
  givenParams,
  loadRows,
  readGiven,
  sorts,
} from './test-comparison'
import { loadTestMarket, pick, seededRandom } from './test-market'
import { predicates } from './test-oracle'

test(
  'Each parameter alone gives exactly the ads of a naive filter, in the requested order',
  { timeout: 240_000 },
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const random = seededRandom(1)
    const share = inject('shareOfRuns')
    const named = new Set<string>()
    let found = 0
    let number = 0
    for (const list of listPageSlugs) {
      for (const given of [{}, ...givenParams(list, random)]) {
        for (const name of Object.keys(given)) named.add(name)
        if (number++ % (1 / share) > 0) continue
        if ((await expectSame(db, rows, list, given, pick(random, sorts))) > 0) found++
      }
    }
    expect([...named].sort()).toEqual(Object.keys(predicates).sort())
    expect(found).toBeGreaterThan(250 * share)
  }),
)

test(
  'random pairs of parameters give exactly the ads of a naive filter',
  withRollback((db) => expectPairsAsNaive(db, 50)),
)

test(
  'every option counts exactly the ads it would give, whatever else is chosen',
  withRollback((db) => expectOptionsCounted(db, 8)),
)

test(
  'a range with both its limits, and options beside a make that is chosen, agree with a naive filter',
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const given = { prezzo_da: ['9900'], prezzo_a: ['25000'] }
    expect(await expectSame(db, rows, 'annunci', given, 'recenti')).toBeGreaterThan(0)
    const [make = ''] = rows.filter((row) => row.category === 'auto').map((row) => row.make)
    expect(await expectCounted(db, rows, 'annunci', { ...given, marca: [make] })).toBeGreaterThan(80)
  }),
)

test(
  'Ads without a price sort last in either direction, and a price filter drops them',
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const priceless = rows.filter((row) => row.category === 'auto' && row.priceCents === null).length
    for (const sort of ['prezzo_crescente', 'prezzo_decrescente']) {
      const ids = await findAdIds(db, readGiven('annunci', {}, sort), 5_000)
      expect(ids.slice(-priceless).every((id) => rows.find((row) => row.id === id)?.priceCents === null)).toBe(true)
    }
    const all = await countAds(db, readGiven('annunci', {}))
    expect(await countAds(db, readGiven('annunci', { prezzo_da: ['0'] }))).toBe(all - priceless)
  }),
)

test(
  'Sorted by distance the nearest ads come first, and each card says how far they are',
  withRollback(async (db) => {
    await loadTestMarket(db, 1_000)
    const { cards } = await searchAds(db, readGiven('annunci', { dove: ['001272', '200'] }, 'distanza'))
    const distances = cards.map((card) => card.distanceKm ?? -1)
    expect(cards).toHaveLength(20)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances[0]).toBeGreaterThanOrEqual(0)
  }),
)

test(
  'pages hold 20 ads, never twice the same one, and a page beyond the last does not exist',
  withRollback(async (db) => {
    await loadTestMarket(db, 300)
    const query = readGiven('annunci', {}, 'prezzo_crescente')
    const { total, pages } = await searchAds(db, query)
    expect(pages).toBe(Math.ceil(total / 20))
    const seen = new Set<number>()
    for (let page = 1; page <= pages; page++) for (const card of (await searchAds(db, { ...query, page })).cards) seen.add(card.id)
    expect(seen.size).toBe(total)
    await expect(searchAds(db, { ...query, page: pages + 1 })).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'nearest to no place is by id',
  withRollback(async (db) => {
    await loadTestMarket(db, 100)
    const ids = await findAdIds(db, { ...readGiven('annunci', {}), sort: 'distanza' })
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids.length).toBeGreaterThan(10)
  }),
)

test(
  'a search that finds nothing says which filter to leave out, and how many ads that gives',
  withRollback(async (db) => {
    await loadTestMarket(db, 500)
    const { total, suggestions } = await searchAds(db, readGiven('annunci', { cambio: ['manuale'], prezzo_da: ['19000000'] }))
    const without = await countAds(db, readGiven('annunci', { cambio: ['manuale'] }))
    expect(total).toBe(0)
    expect(suggestions).toEqual([{ labels: ['Da 19.000.000 €'], href: '/annunci?cambio=manuale', count: without }])
  }),
)

test(
  'when no single filter is to blame, the fewest together are named',
  withRollback(async (db) => {
    await loadTestMarket(db, 500)
    const { suggestions } = await searchAds(db, readGiven('annunci', { prezzo_da: ['19000000'], km_da: ['9000000'] }))
    expect(suggestions).toEqual([
      { labels: ['Da 19.000.000 €', 'Da 9.000.000 km'], href: '/annunci', count: await countAds(db, readGiven('annunci', {})) },
    ])
  }),
)

test(
  'every card can be sent to the browser as it is',
  withRollback(async (db) => {
    await loadTestMarket(db, 300)
    for (const list of listPageSlugs) {
      const results = await searchAds(db, readGiven(list, {}))
      expect(JSON.parse(JSON.stringify(results))).toEqual(results)
    }
  }),
)

test(
  'equipment is found only where every item is there',
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const items = Object.keys(equipmentItems).slice(0, 3)
    const expected = rows.filter((row) => row.category === 'auto' && items.every((item) => row.equipment.includes(item))).length
    expect(await countAds(db, readGiven('annunci', { dotazioni: items }))).toBe(expected)
  }),
)

test(
  'a database too busy to count makes the search unavailable for now, not broken',
  withRollback(async (db) => {
    await loadTestMarket(db, 3_000)
    await db`set local statement_timeout = 1`
    await expect(countAds(db, readGiven('annunci', { versione: ['e o a i'], dove: ['001272', '500'] }))).rejects.toMatchObject({
      code: 'unavailable',
    })
  }),
)
