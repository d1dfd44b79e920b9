import { expect, test } from 'vitest'
import { compareArms, holm, rateOf, sampleRatio } from './statistics'

test('a rate needs somebody', () => {
  expect(rateOf({ visitors: 0, converted: 0 })).toBeNull()
  expect(rateOf({ visitors: 200, converted: 10 })).toBe(0.05)
  expect(compareArms({ visitors: 0, converted: 0 }, { visitors: 10, converted: 1 })).toBeNull()
})

// Newcombe 1998, table II, method 10: intervals of the difference p1 - p2.
test.each([
  { first: [56, 70], second: [48, 80], low: 0.0524, high: 0.3339 },
  { first: [9, 10], second: [3, 10], low: 0.1705, high: 0.809 },
  { first: [6, 7], second: [2, 7], low: 0.0582, high: 0.8062 },
  { first: [5, 56], second: [0, 29], low: -0.0381, high: 0.1926 },
  { first: [0, 10], second: [0, 20], low: -0.1611, high: 0.2775 },
  { first: [10, 10], second: [0, 20], low: 0.6791, high: 1 },
])('the interval is the published one: $first against $second', ({ first: [x = 0, m = 0], second: [y = 0, n = 0], low, high }) => {
  const found = compareArms({ visitors: n, converted: y }, { visitors: m, converted: x })
  expect(found?.low).toBeCloseTo(low, 3)
  expect(found?.high).toBeCloseTo(high, 3)
})

test('the p-value is that of the pooled z test, worked out by hand', () => {
  // 200/4000 against 250/4000: pooled 0.05625, z = 0.0125 / sqrt(0.05625 × 0.94375 × 2/4000) = 2.4262
  expect(compareArms({ visitors: 4_000, converted: 200 }, { visitors: 4_000, converted: 250 })?.pValue).toBeCloseTo(0.01526, 4)
})

test('equal arms differ by nothing, and nobody converting proves nothing', () => {
  expect(compareArms({ visitors: 500, converted: 20 }, { visitors: 500, converted: 20 })).toMatchObject({ difference: 0, pValue: 1 })
  expect(compareArms({ visitors: 500, converted: 0 }, { visitors: 400, converted: 0 })?.pValue).toBe(1)
})

test.each([
  { visitors: [500, 500], shares: [5_000, 5_000], isMismatch: false, why: 'as configured' },
  { visitors: [540, 460], shares: [5_000, 5_000], isMismatch: false, why: 'p about 0.011: chance does that' },
  { visitors: [560, 440], shares: [5_000, 5_000], isMismatch: true, why: 'p about 0.0001' },
  { visitors: [900, 100], shares: [9_000, 1_000], isMismatch: false, why: 'an uneven split as configured' },
  { visitors: [500, 500], shares: [9_000, 1_000], isMismatch: true, why: 'even where it should not be' },
  { visitors: [500, 1], shares: [10_000, 0], isMismatch: true, why: 'visitors where nobody should be' },
])('a split that chance does not explain is told: $why', ({ visitors, shares, isMismatch }) => {
  expect(sampleRatio(visitors, shares)?.isMismatch).toBe(isMismatch)
})

test('the split of nobody, or of one variation, is not judged', () => {
  expect(sampleRatio([0, 0], [1, 1])).toBeNull()
  expect(sampleRatio([10], [10_000])).toBeNull()
})

// The second row is the example of R's p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm").
test.each([
  { given: [], adjusted: [] },
  { given: [0.03], adjusted: [0.03] },
  { given: [0.01, 0.04, 0.03, 0.005], adjusted: [0.03, 0.06, 0.06, 0.02] },
  { given: [0.4, 0.6], adjusted: [0.8, 0.8] },
  { given: [0.9, 0.9, 0.001], adjusted: [1, 1, 0.003] },
])('$given becomes $adjusted', ({ given, adjusted }) => {
  const found = holm(given)
  expect(found).toHaveLength(adjusted.length)
  for (const [place, pValue] of adjusted.entries()) expect(found[place]).toBeCloseTo(pValue, 10)
})
