import { isTimeout } from '@/lib/kernel/db/database-failure'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { wholeMakes } from '@/lib/market/search/query/vehicle-choice'
import { andConditions, columnSql, conditionsOf, type SqlCondition, scopeOf } from './search-conditions.server'
import type { Counts, Dimension } from './search-engine'

/** The exact total, and for each dimension how many ads have each stored value. */
export type FacetCounts = { total: number; counts: ReadonlyMap<string, Counts> }

type FacetCell = { level: number; mask: number; value: string | null; count: number }

/** Counts each choice as if its own filter were not set, and the values of columns that hold several among what is found, in one statement. Null when it takes too long: lists then do without numbers. */
export async function countDimensions(
  db: Db,
  query: SearchQuery,
  dimensions: readonly Dimension[],
  statementTimeoutMs: number,
): Promise<FacetCounts | null> {
  try {
    return await inTransaction(db, (db) => countAll(db, query, dimensions), { statementTimeoutMs })
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}

/** A make is the filter that narrows most: its own facets are counted apart, so that all others can use its index. */
async function countAll(db: Db, query: SearchQuery, dimensions: readonly Dimension[]): Promise<FacetCounts> {
  const ofVehicle = ({ param }: Dimension) => query.vehicles.length > 0 && (param === 'marca' || param === 'modello')
  const isApart = (dimension: Dimension) => dimension.holdsSeveral === true || ofVehicle(dimension)
  const together = dimensions.filter((dimension) => !isApart(dimension))
  const apart = dimensions.filter(isApart)
  const conditions = conditionsOf(db, query)
  const counted = conditions.filter(({ key }) => together.some(({ param }) => param === key))
  const scan = scanSql(db, query, together, conditions, counted)
  const cells = await db<
    FacetCell[]
  >`${apart.reduce((all, one, index) => db`${all} union all ${one.holdsSeveral ? eachValueSql(db, query, one, -1 - index) : aloneSql(db, query, one, -1 - index)}`, scan)}`
  const everything = 2 ** together.length - 1
  const counts = together.map(({ param }, index): [string, Counts] => {
    const own = bitOf(counted, param)
    const level = everything - 2 ** (together.length - 1 - index)
    return [param, sumByValue(cells.filter((cell) => cell.level === level && (cell.mask === 0 || cell.mask === own)))]
  })
  const alone = apart.map(({ param }, index): [string, Counts] => [param, sumByValue(cells.filter(({ level }) => level === -1 - index))])
  return {
    total: cells.find(({ level, mask }) => level === everything && mask === 0)?.count ?? 0,
    counts: new Map([...counts, ...alone]),
  }
}

/** The facet of makes or of models before any is chosen, as cells of a level of its own. */
function aloneSql(db: Db, query: SearchQuery, { param, column }: Dimension, level: number): SqlFragment {
  const before = { ...query, vehicles: param === 'marca' ? [] : wholeMakes(query.vehicles) }
  return db`
    select ${level}::int as level, 0 as mask, ${columnSql(db, column)} as value, count(*)::int as count from ad a ${ratingJoin(db)}
    where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, before))} group by 3`
}

/** How many of the ads that are found have each value of a column that holds several. */
function eachValueSql(db: Db, query: SearchQuery, { column }: Dimension, level: number): SqlFragment {
  return db`
    select ${level}::int as level, 0 as mask, each.value as value, count(*)::int as count
    from ad a ${ratingJoin(db)} cross join unnest(${columnSql(db, column)}) as each(value)
    where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, query))} group by 3`
}

function scanSql(
  db: Db,
  query: SearchQuery,
  dimensions: readonly Dimension[],
  conditions: readonly SqlCondition[],
  counted: readonly SqlCondition[],
): SqlFragment {
  if (dimensions.length > 0)
    return cellsSql(
      db,
      query,
      dimensions,
      counted,
      conditions.filter((condition) => !counted.includes(condition)),
    )
  return db`
    select 0 as level, 0 as mask, null::text as value, count(*)::int as count from ad a ${ratingJoin(db)}
    where ${scopeOf(db, query)}${andConditions(db, conditions)}`
}

/** Counts ads by the mask of the counted filters they fail: a single one counts for that filter's facet, none for all. */
function cellsSql(
  db: Db,
  query: SearchQuery,
  dimensions: readonly Dimension[],
  counted: readonly SqlCondition[],
  free: readonly SqlCondition[],
): SqlFragment {
  const mask = counted.reduce((sum, { sql }, index) => db`${sum} + case when ${sql} then 0 else ${2 ** index}::int end`, db`0`)
  const names = dimensions.map((_, index) => db`${db(`d${index}`)}`)
  const listed = names.reduce((all, name) => db`${all}, ${name}`)
  const values = dimensions
    .map(({ column }, index) => db`${columnSql(db, column)}::text as ${db(`d${index}`)}`)
    .reduce((all, value) => db`${all}, ${value}`)
  const sets = names.map((name) => db`(mask, ${name})`).reduce((all, set) => db`${all}, ${set}`)
  return db`
    select grouping(${listed}) as level, mask, coalesce(${listed}) as value, count(*)::int as count
    from (select ${values}, ${mask} as mask from ad a ${ratingJoin(db)} where ${scopeOf(db, query)}${andConditions(db, free)} offset 0) hit
    where mask in ${db([0, ...counted.map((_, index) => 2 ** index)])}
    group by grouping sets ((mask), ${sets})`
}

/** Bit of a filter; zero when it is not set. */
function bitOf(counted: readonly SqlCondition[], param: string): number {
  const index = counted.findIndex(({ key }) => key === param)
  return index < 0 ? 0 : 2 ** index
}

function sumByValue(cells: readonly Pick<FacetCell, 'value' | 'count'>[]): Counts {
  const sums = new Map<string, number>()
  for (const { value, count } of cells) if (value !== null) sums.set(value, (sums.get(value) ?? 0) + count)
  return sums
}
