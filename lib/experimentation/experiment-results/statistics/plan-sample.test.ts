import { expect, test } from 'vitest'
import { chanceOfSafety, planSample, smallestLift } from './plan-sample'

const plan = { rate: 0.1, lift: 0.2, shares: [0.5, 0.5], goals: 6, isPlanned: false }

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

test('the smallest effect of a number of visitors is the one that as many are planned for', () => {
  const visitors = planSample({ ...plan, isPlanned: true, lift: 0.2 }) ?? NaN
  expect(smallestLift({ ...plan, isPlanned: true }, visitors)).toBeCloseTo(0.2, 2)
  expect(smallestLift({ ...plan, isPlanned: true }, visitors * 4)).toBeCloseTo(0.1, 1)
  expect(smallestLift({ ...plan, isPlanned: true }, 20)).toBeNull()
  expect(smallestLift({ ...plan, isPlanned: true, rate: 0.99 }, 1e8)).toBeLessThan(0.0102)
})

test('a guardrail is decided more often with more visitors, a wider limit and a more frequent event', () => {
  const chance = (change: Partial<Record<'rate' | 'limit' | 'level', number>>, visitors: number) =>
    chanceOfSafety({ rate: 0.1, limit: 0.05, level: 0.025, ...change }, [visitors, visitors])
  const usual = chance({}, 60_000)
  expect(usual).toBeGreaterThan(0.1)
  expect(usual).toBeLessThan(0.9)
  for (const more of [chance({}, 90_000), chance({ limit: 0.07 }, 60_000), chance({ rate: 0.2 }, 60_000)])
    expect(more).toBeGreaterThan(usual)
  expect(chance({}, 0)).toBe(0)
})
