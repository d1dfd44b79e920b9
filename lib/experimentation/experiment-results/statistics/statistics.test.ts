import { expect, test } from 'vitest'
import { rateOf, sampleRatio } from './statistics'
import { randomNumbers } from './test-simulation'

test('a rate without visitors is null', () => {
  expect(rateOf({ visitors: 0, converted: 0 })).toBeNull()
  expect(rateOf({ visitors: 200, converted: 10 })).toBe(0.05)
})

test.each([
  { visitors: [500, 500], shares: [5_000, 5_000], isMismatch: false, why: 'as configured' },
  { visitors: [540, 460], shares: [5_000, 5_000], isMismatch: false, why: 'p about 0.011: chance does that' },
  { visitors: [560, 440], shares: [5_000, 5_000], isMismatch: false, why: 'p about 0.0001 at a single look, 0.04 at any' },
  { visitors: [580, 420], shares: [5_000, 5_000], isMismatch: true, why: 'p about 0.002 however often one looks' },
  { visitors: [900, 100], shares: [9_000, 1_000], isMismatch: false, why: 'an uneven split as configured' },
  { visitors: [500, 500], shares: [9_000, 1_000], isMismatch: true, why: 'even where it should not be' },
  { visitors: [500, 1], shares: [10_000, 0], isMismatch: true, why: 'visitors where nobody should be' },
])('a split that chance does not explain is a mismatch: $why', ({ visitors, shares, isMismatch }) => {
  expect(sampleRatio(visitors, shares)?.isMismatch).toBe(isMismatch)
})

test('the split of no visitors, or of one variation, is not judged', () => {
  expect(sampleRatio([0, 0], [1, 1])).toBeNull()
  expect(sampleRatio([10], [10_000])).toBeNull()
})

/** Share of experiments whose split is ever called wrong, looked at on each of 28 days of 1,400 visitors. */
function everWrong(share: number): number {
  const random = randomNumbers(43)
  const runs = 400
  const wrong = Array.from({ length: runs }, () => {
    const visitors: [number, number] = [0, 0]
    return Array.from({ length: 28 }, () => {
      for (let visitor = 0; visitor < 1_400; visitor++) visitors[random() < share ? 0 : 1]++
      return sampleRatio(visitors, [1, 1])?.isMismatch
    }).includes(true)
  })
  return wrong.filter(Boolean).length / runs
}

test('looked at daily, a right split is called wrong in 1 % at most, and one of 52 to 48 is found', () => {
  expect(everWrong(0.5)).toBeLessThanOrEqual(0.01)
  expect(everWrong(0.52)).toBeGreaterThan(0.99)
})
