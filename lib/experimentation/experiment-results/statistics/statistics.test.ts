import { expect, test } from 'vitest'
import { rateOf, sampleRatio } from './statistics'

test('a rate without visitors is null', () => {
  expect(rateOf({ visitors: 0, converted: 0 })).toBeNull()
  expect(rateOf({ visitors: 200, converted: 10 })).toBe(0.05)
})

test.each([
  { visitors: [500, 500], shares: [5_000, 5_000], isMismatch: false, why: 'as configured' },
  { visitors: [540, 460], shares: [5_000, 5_000], isMismatch: false, why: 'p about 0.011: chance does that' },
  { visitors: [560, 440], shares: [5_000, 5_000], isMismatch: true, why: 'p about 0.0001' },
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
