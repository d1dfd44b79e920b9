import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { adColumn } from '@/lib/market/ads/ad-column-lists'
import { microsPerMillimetre } from '@/lib/market/ads/order/earned-time'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { buyerProvinceOf, type SearchQuery } from '@/lib/market/search/query/search-query'
import { type ComputedOrder, isComputed, sortOrderOf } from '@/lib/market/search/query/sort-order'
import { countDimensions } from './facet-counts.server'
import { findPrices } from './histogram/price-histogram.server'
import { rankedAds } from './ranking/ranked-ads'
import { andConditions, columnSql, conditionsOf, millimetresSql, scopeOf, turnkeyPriceSql } from './search-conditions.server'
import type { AdPosition, ListPosition, SearchEngine, SearchRequest, SearchResult } from './search-engine'

/** Searches the database itself: always right, and slower with each ad. When counting the options takes longer than this, they have no numbers. */
export function postgresEngine(db: Db, countTimeoutMs = 1_500): SearchEngine {
  return {
    async answer(request) {
      const [found, counted, prices] = await Promise.all([
        findPage(db, request),
        request.ranked?.isMore ? { total: 0, counts: null } : count(db, request, countTimeoutMs),
        request.includesPrices ? findPrices(db, request.query, countTimeoutMs) : null,
      ])
      return { ...found, ...counted, prices }
    },
  }
}

/** Finds a page and one ad more than is wanted, to know whether more follow. */
async function findPage(
  db: Db,
  { query, from, after = null, limit, ranked }: SearchRequest,
): Promise<Pick<SearchResult, 'ids' | 'next' | 'ranked'>> {
  if (limit === 0) return { ids: [], next: null }
  const key = orderKey(db, query)
  const seller = ranked ? db`(${columnSql(db, 'seller')})::float8` : db`null::float8`
  const isTheirs = ranked && ranked.seller !== null ? db`and ${seller} = ${ranked.seller}::float8` : db``
  const read = (condition: SqlFragment, count: number) => db<(AdPosition & { seller: number | null })[]>`
    select a.id, ${key.number}::float8 as key, ${seller} as seller ${matching(db, query)} ${isTheirs} ${condition} order by ${orderOf(db, query)} limit ${count} offset ${from}`
  const rows = [...(await read(after ? isAfter(db, query, after) : db``, limit + 1))]
  if (after && after.key !== null && rows.length <= limit)
    rows.push(...(await read(db`and ${key.column} is null`, limit + 1 - rows.length)))
  if (ranked) return { ids: [], next: null, ranked: rankedAds(rows.slice(0, limit)) }
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { ids: rows.slice(0, limit).map(({ id }) => id), next: last ? { key: last.key, id: last.id } : null }
}

/** What stands behind a position: a range of the index that has the order, so that a late page costs what the first one does. What is not declared comes in a second statement. */
function isAfter(db: Db, query: SearchQuery, { key, id }: ListPosition): SqlFragment {
  const { descending } = sortOrderOf(query)
  const { column, at } = orderKey(db, query)
  if (key === null) return descending ? db`and ${column} is null and a.id < ${id}` : db`and ${column} is null and a.id > ${id}`
  return descending ? db`and (${column}, a.id) < (${at(key)}, ${id})` : db`and (${column}, a.id) > (${at(key)}, ${id})`
}

type OrderKey = { column: SqlFragment; number: SqlFragment; at(key: number): SqlFragment }

/** What a list is ordered by, as the database compares it, and as the number of a `ListPosition`. */
function orderKey(db: Db, query: SearchQuery): OrderKey {
  const { by } = sortOrderOf(query)
  if (isComputed(by)) {
    const column = workedOutSql(db, query, by)
    return { column, number: column, at: (key) => db`${key}::float8` }
  }
  const column = columnSql(db, by)
  switch (adColumn(by).type) {
    case 'timestamptz':
      return {
        column,
        number: db`(extract(epoch from ${column}) * 1000000)::bigint`,
        at: (key) => db`'epoch'::timestamptz + ${key}::float8 * interval '1 microsecond'`,
      }
    case 'date':
      return { column, number: db`(${column} - date '1970-01-01')`, at: (key) => db`date '1970-01-01' + ${key}::int` }
    default:
      return { column, number: column, at: (key) => db`${key}::int` }
  }
}

/** Computed values to sort by, whole numbers as `float8`; the same for all where the search says no place, or no buyer. */
function workedOutSql(db: Db, query: SearchQuery, by: ComputedOrder): SqlFragment {
  const province = buyerProvinceOf(query)
  if (by === 'recommendedNear' && query.place)
    return db`((extract(epoch from a.recommended_at) * 1000000)::float8 - ${microsPerMillimetre}::float8 * ${millimetresSql(db, query.place)})`
  if (by === 'distance' && query.place) return millimetresSql(db, query.place)
  return by === 'turnkeyPrice' && province !== null ? turnkeyPriceSql(db, province) : db`0::float8`
}

async function count(db: Db, { query, dimensions, isUncounted }: SearchRequest, statementTimeoutMs: number) {
  if (isUncounted) return { total: 0, counts: null }
  const counted = dimensions.length === 0 ? null : await countDimensions(db, query, dimensions, statementTimeoutMs)
  return counted ?? { total: await countAll(db, query), counts: null }
}

async function countAll(db: Db, query: SearchQuery): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count ${matching(db, query)}`
  return row?.count ?? 0
}

/** The SQL that finds the ads of a search, from `from ad a` on. */
export function matching(db: Db, query: SearchQuery): SqlFragment {
  const rated = query.filters['etichetta'] ? ratingJoin(db) : db``
  return db`from ad a ${rated} where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, query))}`
}

/** The order of a search; the id decides between equals, so that pages never overlap. */
export function orderOf(db: Db, query: SearchQuery): SqlFragment {
  const { by, descending } = sortOrderOf(query)
  const value = isComputed(by) ? workedOutSql(db, query, by) : columnSql(db, by)
  return descending ? db`${value} desc nulls last, a.id desc` : db`${value} asc nulls last, a.id asc`
}
