import { expect } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type ListPageSlug, listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, isCounted, paramsOf } from '@/lib/market/search/query/filter-params'
import { readSearch } from '@/lib/market/search/query/read-search'
import { pageSize, type SearchQuery } from '@/lib/market/search/query/search-query'
import { lookups } from './lookups.server'
import { postgresEngine } from './postgres-engine.server'
import { findAds } from './search-ads.server'
import { between, loadTestMarket, pick, type Random, seededRandom } from './test-market'
import { type Given, type OracleRow, predicates, searchedTexts, shown } from './test-oracle'
import { sortRows } from './test-orders'

export async function loadRows(db: Db): Promise<OracleRow[]> {
  await loadTestMarket(db, 3_000)
  const rows = await db<OracleRow[]>`
    select a.*, (select count(*)::int from ad_photo p where p.ad_id = a.id) as photos,
      (select count(*)::int from vehicle_record r where r.ad_id = a.id and r.paper_state = 'accepted') as papers, (select name from dealer d where d.id = a.dealer_id) as dealer_name,
      (select coalesce(json_agg(json_build_object('cents', p.price_cents, 'at', p.recorded_at) order by p.id), '[]') from ad_price p where p.ad_id = a.id) as prices,
      case when a.price_cents >= 100 * floor(m.estimate_euro * 0.80) and a.price_cents <= 100 * floor(m.estimate_euro * 0.95)
      then case when a.price_cents <= 100 * floor(m.estimate_euro * 0.88) then 1 else 2 end end as label
    from ad a left join price_rating m on m.ad_id = a.id
    where a.status = 'published'`
  return [...rows]
}

export function readGiven(list: ListPageSlug, given: Given, sort = 'consigliati'): SearchQuery {
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
    (row) =>
      shown[list]?.(row) === true && Object.entries(given).every(([name, values]) => predicates[name]?.(row, values, given) === true),
  )
}

/** The later ones win; of makes and models all that was said before is forgotten, so that no model stands beside makes it was not chosen with. */
function together(givens: readonly Given[]): Given {
  return givens.reduce((all, next) => {
    const remaining = Object.entries(all).filter(([name]) => !next['marca'] || !['modello', 'senza_marca'].includes(name))
    return { ...Object.fromEntries(remaining), ...next }
  }, {})
}

/** Parameters with an effect: beside chosen makes an exclusion counts only for a model of one that is chosen whole. */
function withEffect(given: Given): Given {
  const { marca, modello, senza_marca: excluded } = given
  if (!marca || !excluded) return given
  const whole = modello ? [] : marca
  return { ...given, senza_marca: excluded.filter((text) => whole.some((make) => text.startsWith(`${make}:`))) }
}

/** Every parameter that a list page understands, with values that split its ads. */
export function givenParams(list: ListPageSlug, random: Random): Given[] {
  const { category } = listPageOf(list)
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
      case 'someOf':
      case 'recent':
        return [{ [filter.param]: ['si'] }]
      case 'text':
        return [
          {
            [filter.param]: [
              pick(
                random,
                filter.param === 'versione'
                  ? ['hybrid', '1.5 life', 'città', 'dsg style', '5', 'evo']
                  : ['motori', 'auto lambro', 'ticino'],
              ),
            ],
          },
        ]
      case 'words':
        return [{ [filter.param]: [pick(random, Object.keys(searchedTexts))] }]
      case 'days':
        return [{ [filter.param]: [String(pick(random, filter.steps))] }]
      case 'min':
      case 'max':
        return [{ [filter.param]: [String(pick(random, filter.steps))] }]
      case 'months':
        return paramsOf(filter).map((param) => ({ [param]: [anyMonth(random)] }))
      case 'turnkey': {
        const residenza = [pick(random, ['mi', 'ao', 'vi', 'so'])]
        const limit = String(pick(random, [10_297, 10_298, 15_000, 25_000]))
        return [{ residenza, chiavi_a: [limit] }, { residenza, chiavi_da: [limit] }, { residenza }, { chiavi_a: [limit] }]
      }
      case 'range':
        return paramsOf(filter).map((param) => ({ [param]: [String(rangeValue(filter.param, random))] }))
      case 'power':
        return ['cv_da', 'cv_a', 'kw_da', 'kw_a'].map((param) => ({ [param]: [String(between(random, 55, 160))] }))
      case 'place':
        return [{ dove: [pick(random, ['001272', '004078', '015146']), pick(random, ['10', '50', '200'])] }]
    }
  })
  return [...options, ...givenVehicles(category, random)]
}

/** Makes and models that the test market has: one, several, and all but some. */
function givenVehicles(category: Category, random: Random): Given[] {
  const make = () => pick(random, listMakes(category).slice(0, 4)).slug
  const pair = (of: string) => `${of}:${pick(random, listModels(category, of).slice(0, 3)).slug}`
  const one = make()
  return [
    { marca: [one] },
    { marca: [one], modello: [pick(random, listModels(category, one).slice(0, 3)).slug] },
    { marca: [pair(make()), make(), pair(make())] },
    { marca: [one, make()], senza_marca: [pair(one), make()] },
    { senza_marca: [make(), pair(make())] },
  ]
}

function anyMonth(random: Random): string {
  const year = String(between(random, 2016, 2022))
  return random() < 0.5 ? year : `${year}-${String(between(random, 2, 11)).padStart(2, '0')}`
}

function rangeValue(param: string, random: Random): number {
  if (param === 'prezzo') return pick(random, [9_900, 10_000, 15_000, 25_000])
  if (param === 'costruzione') return between(random, 1950, 1990)
  return param === 'km' ? between(random, 0, 200_000) : between(random, 50, 3_000)
}

export const sorts = [
  'consigliati',
  'recenti',
  'prezzo_crescente',
  'prezzo_decrescente',
  'km',
  'anno_decrescente',
  'anno_crescente',
  'potenza',
  'chiavi_in_mano',
] as const

export async function expectSame(
  db: Db,
  rows: readonly OracleRow[],
  list: ListPageSlug,
  given: Given,
  sort: (typeof sorts)[number],
): Promise<number> {
  const query = readGiven(list, given, sort)
  const expected = sortRows(expectedRows(rows, list, withEffect(given)), list, query.sort, given).map((row) => row.id)
  expect(await findAdIds(db, query, 5_000), `${list} ${JSON.stringify(given)} ${sort}`).toEqual(expected)
  return expected.length
}

/** The other way round an address means the range between both, which the naive filter does not know; kW and CV are alternatives. */
function ordered(given: Given): boolean {
  const pairs = ['prezzo', 'chiavi', 'costruzione', 'km', 'cilindrata', 'cv', 'kw'].map((param) => [
    given[`${param}_da`]?.[0],
    given[`${param}_a`]?.[0],
  ])
  const mixed =
    ['da', 'a'].some((end) => given[`cv_${end}`] && given[`kw_${end}`]) ||
    (given['kw_da'] && given['cv_a']) ||
    (given['cv_da'] && given['kw_a'])
  const [firstYear, lastYear] = [given['anno_da']?.[0], given['anno_a']?.[0]]
  const isYearsOrdered = firstYear === undefined || lastYear === undefined || firstYear.slice(0, lastYear.length) <= lastYear
  return !mixed && isYearsOrdered && pairs.every(([from, to]) => from === undefined || to === undefined || Number(from) <= Number(to))
}

/** Random pairs of parameters give exactly the ads of a naive filter; most pairs find some. */
export async function expectPairsAsNaive(db: Db, pairs: number): Promise<void> {
  const rows = await loadRows(db)
  const random = seededRandom(2)
  let found = 0
  for (let pair = 0; pair < pairs; pair++) {
    const list = pick(random, listPageSlugs)
    const given = together([pick(random, givenParams(list, random)), pick(random, givenParams(list, random))])
    if (ordered(given) && (await expectSame(db, rows, list, given, pick(random, sorts))) > 0) found++
  }
  expect(found).toBeGreaterThan(0.6 * pairs)
}

/** Every option counts exactly the ads it would give, whatever else is chosen. */
export async function expectOptionsCounted(db: Db, rounds: number): Promise<void> {
  const rows = await loadRows(db)
  const random = seededRandom(3)
  let cells = 0
  for (let round = 0; round < rounds; round++) {
    const list = pick(random, listPageSlugs)
    const given = together(Array.from({ length: between(random, 0, 3) }, () => pick(random, givenParams(list, random))))
    if (!ordered(given)) continue
    cells += await expectCounted(db, rows, list, given)
  }
  expect(cells).toBeGreaterThan(80 * rounds)
}

/** The ids on one page of the list, in its order. */
export async function findAdIds(db: Db, query: SearchQuery, limit = pageSize): Promise<readonly number[]> {
  const { ids } = await findAds(postgresEngine(db), query, { limit, params: [] })
  return ids
}

export async function countAds(db: Db, query: SearchQuery): Promise<number> {
  const { total } = await findAds(postgresEngine(db), query, { limit: 0, params: [] })
  return total
}

/** All that is counted on a list: its choices, and the pieces an ad may have. */
export function countedParams(list: ListPageSlug): string[] {
  return ['marca', 'modello', ...filtersOf(list).flatMap((filter) => (isCounted(filter) ? [filter.param] : []))]
}

/** What a facet counts under: its own choice left out, that of makes without their models too; pieces are counted among what is found. */
function withoutOwn(given: Given, param: string): Given {
  if (param === 'dotazioni' || param === 'servizi') return given
  const ignored = param === 'marca' ? ['marca', 'modello'] : [param]
  const others: Given = Object.fromEntries(Object.entries(given).filter(([name]) => !ignored.includes(name)))
  const { marca } = others
  return param === 'modello' && marca ? { ...others, marca: marca.map((text) => text.replace(/:.*/, '')) } : others
}

/** How many options were compared. */
export async function expectCounted(db: Db, rows: readonly OracleRow[], list: ListPageSlug, chosen: Given): Promise<number> {
  const query = readGiven(list, chosen)
  const given = withEffect(chosen)
  const counted = await findAds(postgresEngine(db), query, { limit: 0, params: countedParams(list) })
  expect(counted.total).toBe(expectedRows(rows, list, given).length)
  expect(counted.total).toBe(await countAds(db, query))
  let cells = 0
  for (const [param, options] of Object.entries(counted.facets)) {
    const rest = expectedRows(rows, list, withoutOwn(given, param))
    for (const { value, count } of options) {
      expect(count, `${list} ${JSON.stringify(given)}: ${param}=${value}`).toBe(
        rest.filter((row) => predicates[param]?.(row, [value], given)).length,
      )
      cells++
    }
  }
  return cells
}
