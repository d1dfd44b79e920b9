import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { matching, orderOf } from '@/lib/market/search/engine/postgres-engine.server'
import { andConditions, columnSql, conditionsOf, scopeOf } from '@/lib/market/search/engine/search-conditions.server'
import type { SearchRequest } from '@/lib/market/search/engine/search-engine'

/** The page, the count, and one GROUP BY for each choice without its own filter, on one core: what anybody would write first. */
export async function searchNaively(db: Db, { query, from, limit, dimensions }: SearchRequest): Promise<{ total: number; ids: number[] }> {
  return inTransaction(
    db,
    async (db) => {
      await db`set local max_parallel_workers_per_gather = 0`
      const rows = await db<
        { id: number }[]
      >`select a.id ${matching(db, query)} order by ${orderOf(db, query)} limit ${limit} offset ${from}`
      const source = db`from ad a ${ratingJoin(db)} where ${scopeOf(db, query)}`
      const conditions = conditionsOf(db, query)
      const [counted] = await db<{ count: number }[]>`select count(*)::int as count ${source}${andConditions(db, conditions)}`
      for (const { param, column } of dimensions) {
        const ignored = param === 'marca' ? ['marca', 'modello'] : [param]
        const others = conditions.filter(({ key }) => !ignored.includes(key))
        await db`select ${columnSql(db, column)} as value, count(*)::int as count ${source}${andConditions(db, others)} group by 1`
      }
      return { total: counted?.count ?? 0, ids: rows.map(({ id }) => id) }
    },
    { statementTimeoutMs: 600_000 },
  )
}
