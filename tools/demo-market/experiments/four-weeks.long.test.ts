import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { simulatedDays } from './bring-visitors.server'
import { resultsOf, simulate } from './test-results'

test(
  'the results page shows 40,000 simulated visitors with the effect that they were given',
  withRollback(async (db) => {
    const { reported, arms, converted, effect } = await simulate(db, simulatedDays)
    expect(reported.judgement).toMatchObject({ total: 40_000, mixed: 0, unknownVariationVisitors: 0, split: { isMismatch: false } })
    for (const { visitors, shown } of arms) expect(visitors).toBe(shown)
    expect(converted.reported).toBe(converted.simulated)
    expect(reported.variant?.verdict).toBe('better')
    expect([reported.difference.low < effect, effect < reported.difference.high]).toEqual([true, true])

    const layout = await resultsOf(db, 'srp_layout')
    expect(layout.judgement.split?.isMismatch).toBe(false)
    expect([layout.variant?.verdict, layout.difference.low < 0, layout.difference.high > 0]).toEqual(['open', true, true])
  }),
)
