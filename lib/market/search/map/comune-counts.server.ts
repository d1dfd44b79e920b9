import { isTimeout } from '@/lib/kernel/db/database-failure'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { matching } from '@/lib/market/search/engine/postgres-engine.server'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

/** `id`: one of its ads; the only one where there is one. `istat` null: no comune is declared. */
type Row = { istat: string | null; count: number; id: number }

/**
 * How many results each comune has. The database counts them for every engine: only a province or a circle is asked for by comune, and an index has no
 * comuni. Null when it takes too long.
 */
export async function countByComune(db: Db, query: SearchQuery, statementTimeoutMs = 1_500): Promise<Row[] | null> {
  try {
    return await inTransaction(
      db,
      async (db) => [
        ...(await db<Row[]>`
          select a.place_istat as istat, count(*)::int as count, min(a.id) as id ${matching(db, query)} group by a.place_istat`),
      ],
      { statementTimeoutMs },
    )
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}
