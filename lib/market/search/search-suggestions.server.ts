import { isTimeout } from '@/lib/kernel/db/database-failure'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { marketPriceJoin } from '@/lib/market/price-rating/market-price.server'
import { searchChips } from './search-chips'
import { conditionsOf, type SqlCondition, scopeOf } from './search-conditions.server'
import { withoutFilter } from './search-edit'
import { searchHref } from './search-href'
import type { SearchQuery } from './search-query'
import type { Suggestion } from './search-results'

const maxSuggestions = 3

const statementTimeoutMs = 1_500

/** For a search that finds nothing: the fewest filters to leave out so that it finds something, and how much. None when that takes too long. */
export async function suggestSearches(db: Db, query: SearchQuery): Promise<Suggestion[]> {
  const conditions = conditionsOf(db, query)
  if (conditions.length === 0) return []
  const keysOf = (mask: number) => conditions.flatMap(({ key }, index) => (Math.floor(mask / 2 ** index) % 2 === 1 ? [key] : []))
  const rows = await countByFailure(db, query, conditions)
  const fewest = Math.min(...rows.map((row) => keysOf(row.failed).length))
  return rows.filter((row) => keysOf(row.failed).length === fewest).map((row) => toSuggestion(query, keysOf(row.failed), row.count))
}

type Failure = { failed: number; count: number }

/** How many ads fail just this set of filters, the smallest sets first. A set is a number with one bit for each filter. */
async function countByFailure(db: Db, query: SearchQuery, conditions: readonly SqlCondition[]): Promise<readonly Failure[]> {
  const failed = conditions.reduce(
    (sum, { sql }, index) => db`${sum} + case when ${sql} then 0 else ${2 ** index}::bigint end`,
    db`0::bigint`,
  )
  try {
    return await inTransaction(
      db,
      (db) => db<Failure[]>`
        select failed, count(*)::int as count
        from (select ${failed} as failed from ad a ${marketPriceJoin(db)} where ${scopeOf(db, query)} offset 0) hit
        group by failed order by length(replace(failed::bit(62)::text, '0', '')), count(*) desc, failed limit ${maxSuggestions}`,
      { statementTimeoutMs },
    )
  } catch (error) {
    if (isTimeout(error)) return []
    throw error
  }
}

function toSuggestion(query: SearchQuery, keys: readonly string[], count: number): Suggestion {
  const labels = searchChips(query)
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
  return { labels, href: searchHref(keys.reduce(withoutFilter, query)), count }
}
