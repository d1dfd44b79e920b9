import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { marketPriceJoin } from '@/lib/market/price-rating/market-price.server'
import { countDimensions } from './facet-counts.server'
import { andConditions, columnSql, conditionsOf, distanceSql, scopeOf } from './search-conditions.server'
import type { SearchAsk, SearchEngine } from './search-engine'
import type { SearchQuery } from './search-query'
import { sortOrderOf } from './sort-order'

/** Asks the database itself: always right, and slower with each ad. When counting the options takes longer than this, they have no numbers. */
export function postgresEngine(db: Db, countTimeoutMs = 1_500): SearchEngine {
  return {
    async answer(ask) {
      const [ids, counted] = await Promise.all([findIds(db, ask), count(db, ask, countTimeoutMs)])
      return { ids, ...counted }
    },
  }
}

async function findIds(db: Db, { query, from, limit }: SearchAsk): Promise<number[]> {
  if (limit === 0) return []
  const rows = await db<{ id: number }[]>`${adIdsInOrder(db, query)} limit ${limit} offset ${from}`
  return rows.map(({ id }) => id)
}

async function count(db: Db, { query, dimensions }: SearchAsk, statementTimeoutMs: number) {
  const counted = dimensions.length === 0 ? null : await countDimensions(db, query, dimensions, statementTimeoutMs)
  return counted ?? { total: await countAll(db, query), counts: null }
}

async function countAll(db: Db, query: SearchQuery): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count ${matching(db, query)}`
  return row?.count ?? 0
}

export function adIdsInOrder(db: Db, query: SearchQuery): SqlFragment {
  return db`select a.id ${matching(db, query)} order by ${orderOf(db, query)}`
}

/** Where the ads of a search stand, from `from ad a` on. */
export function matching(db: Db, query: SearchQuery): SqlFragment {
  const rated = query.filters['etichetta'] ? marketPriceJoin(db) : db``
  return db`from ad a ${rated} where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, query))}`
}

/** So that pages never overlap, the id decides between equals. */
function orderOf(db: Db, query: SearchQuery): SqlFragment {
  const { by, descending } = sortOrderOf(query)
  if (by === 'distance') return query.place ? db`${distanceSql(db, query.place)} asc, a.id asc` : db`a.id asc`
  const value = columnSql(db, by)
  return descending ? db`${value} desc nulls last, a.id desc` : db`${value} asc nulls last, a.id asc`
}
