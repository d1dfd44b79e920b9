import { test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { expectSameInChangingMarket } from './test-differences'

test(
  '500 random searches over 100,000 ads give what PostgreSQL gives',
  { timeout: 3_600_000 },
  withRollback((db) => expectSameInChangingMarket(db, { ads: 100_000, searches: 500, rounds: 0 })),
)

test(
  '300 random searches give what PostgreSQL gives while 20,000 ads are written, priced and sold',
  { timeout: 3_600_000 },
  withRollback((db) => expectSameInChangingMarket(db, { ads: 20_000, searches: 0, rounds: 20 })),
)
