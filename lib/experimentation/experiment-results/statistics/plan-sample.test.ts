import { expect, test } from 'vitest'
import { planSample } from './plan-sample'
import { findsChange } from './test-simulation'

const plan = { rate: 0.1, lift: 0.2, shares: [0.5, 0.5], goals: 6 }

test('a change of 10 % to 12 % is found in 80 to 95 % of experiments of the planned size', () => {
  const size = planSample(plan) ?? NaN
  const found = findsChange({ ...plan, size, runs: 300, hasPlan: false })
  expect(found).toBeGreaterThanOrEqual(0.8)
  expect(found).toBeLessThan(0.95)
})

test('smaller changes, rarer conversions, more goals, more variants and uneven shares need more', () => {
  const size = (change: Partial<typeof plan>) => planSample({ ...plan, ...change }) ?? NaN
  const usual = size({})
  for (const change of [
    { lift: 0.1 },
    { rate: 0.05 },
    { goals: 12, lift: 0.19 },
    { shares: [1 / 3, 1 / 3, 1 / 3] },
    { shares: [0.8, 0.2] },
  ])
    expect(size(change), JSON.stringify(change)).toBeGreaterThan(usual)
  expect(size({ goals: 1 })).toBeLessThan(usual)
  expect(size({ shares: [5_000, 5_000].map((share) => share / 10_000) })).toBe(usual)
})

test('a sample can be planned for a loss as well', () => {
  expect(planSample({ ...plan, lift: -0.2 })).toBeGreaterThan(10_000)
})

test.each([
  { why: 'no variant', change: { shares: [1] } },
  { why: 'a variant without visitors', change: { shares: [1, 0] } },
  { why: 'a control without visitors', change: { shares: [0, 1] } },
  { why: 'no change', change: { lift: 0 } },
  { why: 'a change too small for any site', change: { lift: 0.000_01 } },
])('a sample that no size can decide has no plan: $why', ({ change }) => {
  expect(planSample({ ...plan, ...change })).toBeNull()
})
