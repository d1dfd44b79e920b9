import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { filtersOf, paramsOf } from './filter-params'
import { type ListPageSlug, listPageOf, listPageSlugs } from './list-pages'
import { lookups } from './lookups.server'
import { readSearch } from './read-search'
import { countAds, findAdIds, searchAds } from './search-ads.server'
import { countFacets } from './search-facets.server'
import type { SearchQuery } from './search-query'
import { between, loadTestMarket, pick, type Random, seededRandom } from './test-market'
import { type OracleRow, predicates, shown, sortRows } from './test-oracle'

type Given = Readonly<Record<string, readonly string[]>>

async function loadRows(db: Db): Promise<OracleRow[]> {
  await loadTestMarket(db, 3_000)
  const rows = await db<OracleRow[]>`
    select a.*, case when m.comparables >= 8 and a.price_cents >= 0.70 * m.median_cents and a.price_cents <= 0.95 * m.median_cents
      then case when a.price_cents <= 0.88 * m.median_cents then 1 else 2 end end as label
    from ad a left join market_price m on (m.category, m.make, m.model, m.year) = (a.category, a.make, a.model, extract(year from a.first_registration))
      and (m.offer_group = 'used') = (a.offer_type in ('usato', 'aziendale', 'dimostrativo')) and a.offer_type not in ('noleggio', 'epoca')
    where a.status = 'published'`
  return [...rows]
}

function readGiven(list: ListPageSlug, given: Given, sort = 'recenti'): SearchQuery {
  const params = new URLSearchParams(
    Object.entries(given).flatMap(([name, values]) =>
      name === 'dove'
        ? [
            ['dove', values[0] ?? ''],
            ['raggio', values[1] ?? '50'],
          ]
        : values.map((value) => [name, value]),
    ),
  )
  params.set('ordina', sort)
  const found = readSearch({ list, segments: [], params }, lookups)
  if (!found) throw new Error('the address was not understood')
  return found.query
}

function expectedRows(rows: readonly OracleRow[], list: ListPageSlug, given: Given): OracleRow[] {
  return rows.filter(
    (row) => shown[list]?.(row) === true && Object.entries(given).every(([name, values]) => predicates[name]?.(row, values) === true),
  )
}

/** Every parameter that a list page understands, with values that split its ads. */
function givenParams(list: ListPageSlug, random: Random): Given[] {
  const { category } = listPageOf(list)
  const make = pick(random, listMakes(category).slice(0, 4)).slug
  const some = (values: readonly string[]) => values.filter(() => random() < 0.3)
  const options = filtersOf(list).flatMap((filter): Given[] => {
    switch (filter.kind) {
      case 'choice': {
        const values = Object.keys(filter.options(list))
        return [{ [filter.param]: [pick(random, values)] }, { [filter.param]: [pick(random, values), ...some(values)] }]
      }
      case 'atLeast':
        return [{ [filter.param]: [pick(random, Object.keys(filter.options(list)))] }]
      case 'allOf':
        return [{ [filter.param]: [pick(random, Object.keys(filter.options(list))), pick(random, Object.keys(filter.options(list)))] }]
      case 'yes':
        return [{ [filter.param]: ['si'] }]
      case 'text':
        return [{ [filter.param]: [pick(random, ['hybrid', '1.5 life', 'città', 'dsg style', '5', 'evo'])] }]
      case 'days':
        return [{ [filter.param]: [String(pick(random, filter.steps))] }]
      case 'min':
      case 'max':
        return [{ [filter.param]: [String(pick(random, filter.steps))] }]
      case 'range':
        return paramsOf(filter).map((param) => ({ [param]: [String(rangeValue(filter.param, random))] }))
      case 'power':
        return ['cv_da', 'cv_a', 'kw_da', 'kw_a'].map((param) => ({ [param]: [String(between(random, 55, 160))] }))
      case 'place':
        return [{ dove: [pick(random, ['001272', '004078', '015146']), pick(random, ['10', '50', '200'])] }]
    }
  })
  return [...options, { marca: [make] }, { marca: [make], modello: [pick(random, listModels(category, make).slice(0, 3)).slug] }]
}

function rangeValue(param: string, random: Random): number {
  if (param === 'prezzo') return pick(random, [9_900, 10_000, 15_000, 25_000])
  if (param === 'anno') return between(random, 2016, 2022)
  if (param === 'costruzione') return between(random, 1950, 1990)
  return param === 'km' ? between(random, 0, 200_000) : between(random, 50, 3_000)
}

const sorts = ['recenti', 'prezzo_crescente', 'prezzo_decrescente', 'km', 'anno_decrescente', 'anno_crescente', 'potenza'] as const

async function expectSame(
  db: Db,
  rows: readonly OracleRow[],
  list: ListPageSlug,
  given: Given,
  sort: (typeof sorts)[number],
): Promise<number> {
  const query = readGiven(list, given, sort)
  const expected = sortRows(expectedRows(rows, list, given), list, sort).map((row) => row.id)
  expect(await findAdIds(db, query, 5_000), `${list} ${JSON.stringify(given)} ${sort}`).toEqual(expected)
  return expected.length
}

test(
  'each parameter alone gives exactly the ads of a naive filter, in the order asked for',
  { timeout: 240_000 },
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const random = seededRandom(1)
    const tried = new Set<string>()
    let found = 0
    for (const list of listPageSlugs) {
      for (const given of [{}, ...givenParams(list, random)]) {
        for (const name of Object.keys(given)) tried.add(name)
        if ((await expectSame(db, rows, list, given, pick(random, sorts))) > 0) found++
      }
    }
    expect([...tried].sort()).toEqual(Object.keys(predicates).sort())
    expect(found).toBeGreaterThan(250)
  }),
)

test(
  '500 random pairs of parameters give exactly the ads of a naive filter',
  { timeout: 240_000 },
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const random = seededRandom(2)
    let found = 0
    for (let pair = 0; pair < 500; pair++) {
      const list = pick(random, listPageSlugs)
      const given = { ...pick(random, givenParams(list, random)), ...pick(random, givenParams(list, random)) }
      if (ordered(given) && (await expectSame(db, rows, list, given, pick(random, sorts))) > 0) found++
    }
    expect(found).toBeGreaterThan(300)
  }),
)

/** The other way round an address means the range between both, which the naive filter does not know; kW and CV are alternatives. */
function ordered(given: Given): boolean {
  const pairs = ['prezzo', 'anno', 'costruzione', 'km', 'cilindrata', 'cv', 'kw'].map((param) => [
    given[`${param}_da`]?.[0],
    given[`${param}_a`]?.[0],
  ])
  const mixed =
    ['da', 'a'].some((end) => given[`cv_${end}`] && given[`kw_${end}`]) ||
    (given['kw_da'] && given['cv_a']) ||
    (given['cv_da'] && given['kw_a'])
  return !mixed && pairs.every(([from, to]) => from === undefined || to === undefined || Number(from) <= Number(to))
}

test(
  'every option counts exactly the ads it would give, whatever else is chosen',
  { timeout: 240_000 },
  withRollback(async (db) => {
    const rows = await loadRows(db)
    const random = seededRandom(3)
    let cells = 0
    for (let round = 0; round < 60; round++) {
      const list = pick(random, listPageSlugs)
      const given: Given = Object.fromEntries(
        Array.from({ length: between(random, 0, 3) }, () => Object.entries(pick(random, givenParams(list, random)))).flat(),
      )
      if (!ordered(given)) continue
      const query = readGiven(list, given)
      const counted = await countFacets(db, query)
      expect(counted?.total).toBe(expectedRows(rows, list, given).length)
      expect(counted?.total).toBe(await countAds(db, query))
      for (const [param, options] of Object.entries(counted?.facets ?? {})) {
        const ignored = param === 'marca' ? ['marca', 'modello'] : [param]
        const rest = expectedRows(rows, list, Object.fromEntries(Object.entries(given).filter(([name]) => !ignored.includes(name))))
        for (const { value, count } of options) {
          expect(count, `${list} ${JSON.stringify(given)}: ${param}=${value}`).toBe(
            rest.filter((row) => predicates[param]?.(row, [value])).length,
          )
          cells++
        }
      }
    }
    expect(cells).toBeGreaterThan(5_000)
  }),
)

test(
  'a list without a price filter keeps ads without a price, last in either direction; a price filter drops them',
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
  'by distance, the nearest stand first and each card says how far it is',
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
