import { test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { expectSameInChangingMarket } from '@/lib/market/search-index/test-differences'

test(
  '25 random searches over 100,000 ads give what PostgreSQL gives',
  { timeout: 3_600_000 },
  withRollback((db) => expectSameInChangingMarket(db, { ads: 100_000, searches: 25, rounds: 0 })),
)

test(
  '200 random searches give what PostgreSQL gives, and 150 more while 10,000 ads change',
  { timeout: 3_600_000 },
  withRollback((db) => expectSameInChangingMarket(db, { ads: 10_000, searches: 200, rounds: 10 })),
)
