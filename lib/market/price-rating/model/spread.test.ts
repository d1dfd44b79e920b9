import { expect, test } from 'vitest'
import { plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { fitSpread, intervalOf } from './spread'

const estimate = { vehicle: plainCar, unknown: [], doubt: 0, logEstimate: 9, comparables: 20 }
const spreadOf = (residuals: readonly number[]) => fitSpread(residuals.map((residual) => ({ ...estimate, residual })))
const percents = Array.from({ length: 99 }, (_, place) => (place - 49) / 100)

test('a tenth of the prices lies at the low end or below it, a tenth at the high end or above it', () => {
  const { low, high } = intervalOf(spreadOf(percents), estimate)
  expect([low, high]).toEqual([expect.closeTo(-0.4), expect.closeTo(0.4)])
})

test('the estimate lies in its interval though all prices lie above it, or below', () => {
  const above = percents.map((one) => one + 1)
  expect(intervalOf(spreadOf(above), estimate).low).toBe(0)
  expect(intervalOf(spreadOf(above.map((one) => -one)), estimate).high).toBe(0)
})

test('a mistake that lies further away than everything else makes the interval no wider', () => {
  const [first = 0, ...rest] = percents
  const high = (residuals: readonly number[]) => intervalOf(spreadOf(residuals), estimate).high
  expect(high([...rest, first * 100])).toBeCloseTo(high(percents), 6)
})
