import { expect, test } from 'vitest'
import { priceStepCode, priceStepCodes, priceStepsOf } from './price-steps'

test('prices are counted by steps of 250 euro, the dearest in the last, and no price has its own', () => {
  expect([-1, 0, 24_999, 25_000].map(priceStepCode)).toEqual([0, 1, 1, 2])
  expect(priceStepCode(2_000_000_000)).toBe(priceStepCodes - 1)
  const counts = new Int32Array(priceStepCodes)
  for (const cents of [-1, 0, 25_000, 49_999]) counts[priceStepCode(cents)] = (counts[priceStepCode(cents)] ?? 0) + 1
  expect(priceStepsOf(counts)).toEqual([
    { euro: 0, count: 1 },
    { euro: 250, count: 2 },
  ])
})
