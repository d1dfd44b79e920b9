import { expect, test } from 'vitest'
import { withRollback } from './test-db.server'

test(
  'no trigger that joins old with new rows may cache a plan with a nested loop',
  withRollback(async (db) => {
    const joining = await db<{ name: string; isSafe: boolean }[]>`
      select proname as name, coalesce('enable_nestloop=off' = any(proconfig), false) as is_safe from pg_proc where prosrc ~ 'before join after' order by proname`
    expect(joining).toEqual([
      { name: 'record_ad_events', isSafe: true },
      { name: 'record_ads_of_renamed', isSafe: false }, // dealers change one at a time, and their ads are found by an index
      { name: 'record_labelled_ads', isSafe: true },
    ])
  }),
)
