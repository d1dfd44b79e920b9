import { listMakes, listModels } from '@/lib/catalogue/catalogue.server'
import type { Db, SqlPart } from '@/lib/db/db.server'
import { inTransaction } from '@/lib/db/db.server'
import { marketPriceJoin } from '@/lib/price-rating/market-price.server'
import type { AtLeastFilter, ChoiceFilter, FilterDefinition } from './filter-kinds'
import { filtersOf } from './filter-params'
import { listPageOf } from './list-pages'
import { allOf, columnSql, conditionsOf, scopeOf, type Condition } from './search-conditions.server'
import type { SearchQuery } from './search-query'
import type { FacetOption, Facets } from './search-results'

type Dimension = { param: string; sql: SqlPart; filter: ChoiceFilter | AtLeastFilter | null }
type Cell = { level: number; mask: number; value: string | null; count: number }
type Counts = ReadonlyMap<string, number>

const patienceMs = 2_500

/** How many ads each option of each choice would give, and the exact total, in one scan. Null when that takes too long. */
export async function countFacets(db: Db, query: SearchQuery): Promise<{ total: number; facets: Facets } | null> {
  const dimensions = dimensionsOf(db, query)
  const counted = conditionsOf(db, query).filter(({ key }) => dimensions.some(({ param }) => param === key))
  const cells = await cellsWithin(db, facetSql(db, query, dimensions, counted))
  if (!cells) return null
  const levels = dimensions.map((_, index) => allBits(dimensions.length) - 2 ** (dimensions.length - 1 - index))
  const total = cells.find(({ level, mask }) => level === allBits(dimensions.length) && mask === 0)?.count ?? 0
  const countsOf = (index: number, own: number): Counts => sumByValue(cells.filter(({ level, mask }) => level === levels[index] && (mask === 0 || (mask & ~own) === 0)))
  const facets = dimensions.map(({ param, filter }, index): [string, FacetOption[]] => [param, optionsOf(query, param, filter, countsOf(index, ownBits(counted, param)))])
  return { total, facets: Object.fromEntries(facets) }
}

/** The same options without numbers. */
export function plainFacets(db: Db, query: SearchQuery): Facets {
  return Object.fromEntries(dimensionsOf(db, query).map(({ param, filter }) => [param, optionsOf(query, param, filter, null)]))
}

function dimensionsOf(db: Db, query: SearchQuery): Dimension[] {
  const choices = filtersOf(query.list).filter(isCounted)
  return [
    { param: 'marca', sql: db`a.make`, filter: null },
    ...(query.make ? [{ param: 'modello', sql: db`case when a.make = ${query.make.slug} then a.model end`, filter: null }] : []),
    ...choices.map((filter) => ({ param: filter.param, sql: columnSql(db, filter.column), filter })),
  ]
}

function isCounted(filter: FilterDefinition): filter is ChoiceFilter | AtLeastFilter {
  return filter.kind === 'choice' || filter.kind === 'atLeast'
}

/** Each ad gets a mask of the counted filters it fails. An ad that fails one counts for that filter's facet only, one that fails none for all. */
function facetSql(db: Db, query: SearchQuery, dimensions: readonly Dimension[], counted: readonly Condition[]): SqlPart {
  const free = conditionsOf(db, query).filter(({ key }) => counted.every((condition) => condition.key !== key))
  const mask = counted.reduce((sum, { sql }, index) => db`${sum} + case when ${sql} then 0 else ${2 ** index}::int end`, db`0`)
  const names = dimensions.map((_, index) => db(`d${index}`))
  const listed = names.map((name) => db`${name}`).reduce((all, name) => db`${all}, ${name}`)
  const values = dimensions.map(({ sql }, index) => db`${sql}::text as ${db(`d${index}`)}`).reduce((all, value) => db`${all}, ${value}`)
  const sets = names.map((name) => db`(mask, ${name})`).reduce((all, set) => db`${all}, ${set}`)
  const masks = [0, ...new Set(dimensions.map(({ param }) => ownBits(counted, param))), ...counted.map((_, index) => 2 ** index)]
  return db`
    select grouping(${listed}) as level, mask, coalesce(${listed}) as value, count(*)::int as count
    from (select ${values}, ${mask} as mask from ad a ${marketPriceJoin(db)} where ${scopeOf(db, query)}${allOf(db, free)} offset 0) hit
    where mask in ${db(masks)}
    group by grouping sets ((mask), ${sets})`
}

/** A make's facet ignores the model as well, which belongs to the make. */
function ownBits(counted: readonly Condition[], param: string): number {
  return counted.reduce((bits, { key }, index) => (key === param || (param === 'marca' && key === 'modello') ? bits | (2 ** index) : bits), 0)
}

function allBits(count: number): number {
  return 2 ** count - 1
}

async function cellsWithin(db: Db, sql: SqlPart): Promise<readonly Cell[] | null> {
  try {
    return await inTransaction(db, async (db) => {
      await db`select set_config('statement_timeout', ${String(patienceMs)}, true)`
      return db<Cell[]>`${sql}`
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014') return null
    throw error
  }
}

function sumByValue(cells: readonly Cell[]): Counts {
  const sums = new Map<string, number>()
  for (const { value, count } of cells) if (value !== null) sums.set(value, (sums.get(value) ?? 0) + count)
  return sums
}

function optionsOf(query: SearchQuery, param: string, filter: Dimension['filter'], counts: Counts | null): FacetOption[] {
  const option = (value: string, label: string, count: number | undefined, chosen: boolean): FacetOption => ({ value, label, count: counts && (count ?? 0), chosen })
  const { category } = listPageOf(query.list)
  if (filter === null) {
    const names = param === 'marca' ? listMakes(category) : listModels(category, query.make?.slug ?? '')
    const chosen = param === 'marca' ? query.make?.slug : query.model?.slug
    return names.map(({ slug, name }) => option(slug, name, counts?.get(slug), slug === chosen)).filter((one) => one.count !== 0 || one.chosen)
  }
  const options = Object.entries(filter.options(query.list))
  const chosen = query.filters[param] ?? []
  return options.map(([value, label], index) => {
    const stored = filter.kind === 'atLeast' ? options.slice(index).map(([newer]) => newer) : (filter.stored?.(value) ?? [value])
    return option(value, label, stored.reduce<number>((sum, one) => sum + (counts?.get(String(one)) ?? 0), 0), chosen.includes(value))
  })
}
