import { test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { expectOptionsCounted, expectPairsAsNaive } from './test-comparison'

test(
  '500 random pairs of parameters give exactly the ads of a naive filter',
  withRollback((db) => expectPairsAsNaive(db, 500)),
)

test(
  'every option of 60 random searches counts exactly the ads it would give',
  withRollback((db) => expectOptionsCounted(db, 60)),
)
