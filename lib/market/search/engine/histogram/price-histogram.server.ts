import { isTimeout } from '@/lib/kernel/db/database-failure'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { andConditions, conditionsOf, scopeOf } from '@/lib/market/search/engine/search-conditions.server'
import { isPriced } from '@/lib/market/search/query/filter-params'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { lastStep, narrowestBin, type PriceHistogram, type PriceStep, priceHistogram, priceParam } from './price-histogram'

/** The asking prices of a list, whatever the limits of the price. Null on lists without a price, and when it takes too long. */
export async function findPrices(db: Db, query: SearchQuery, statementTimeoutMs: number): Promise<PriceHistogram | null> {
  if (!isPriced(query.list)) return null
  const others = withoutFilter(query, priceParam)
  const rated = others.filters['etichetta'] ? ratingJoin(db) : db``
  try {
    const steps = await inTransaction(
      db,
      (db) => db<PriceStep[]>`
        select least(a.price_cents / ${narrowestBin * 100}, ${lastStep}) * ${narrowestBin} as euro, count(*)::int as count
        from ad a ${rated} where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, others))} and a.price_cents is not null
        group by 1 order by 1`,
      { statementTimeoutMs },
    )
    return priceHistogram(steps)
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}
