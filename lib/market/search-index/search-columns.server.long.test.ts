import { test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { expectSameInChangingMarket } from './test-differences'

test(
  '1,000 random searches over 100,000 ads give what PostgreSQL gives, and 300 more while ads are written, priced and sold',
  { timeout: 3_600_000 },
  withRollback((db) => expectSameInChangingMarket(db, { ads: 100_000, searches: 1_000, rounds: 20 })),
)
