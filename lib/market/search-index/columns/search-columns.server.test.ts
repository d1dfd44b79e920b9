import { test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { expectSameInChangingMarket } from '@/lib/market/search-index/test-differences'

test(
  'Random searches give what PostgreSQL gives, also while ads are written, priced and sold',
  withRollback((db) => expectSameInChangingMarket(db, { ads: 3_000, searches: 30, rounds: 2 })),
)
