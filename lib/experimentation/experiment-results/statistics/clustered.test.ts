import { expect, test } from 'vitest'
import { alwaysValid } from './always-valid'
import { compareClustered } from './clustered'
import { fixedMeans } from './fixed-horizon'
import { sellersMarket } from './simulated-sellers'
import { randomNumbers, shareOf } from './test-simulation'

const arm = (visitors: number, bySeller: Record<string, number>) => {
  const contacts = Object.values(bySeller)
  const total = contacts.reduce((sum, each) => sum + each, 0)
  return { visitors, squaresOfVisitors: total, squaresOfPairs: total, bySeller: new Map(Object.entries(bySeller)) }
}
const evenly = (sellers: number, contacts: number) =>
  Object.fromEntries(Array.from({ length: sellers }, (_, place) => [`${place}`, contacts]))

test('where every seller gains alike the error is that of the visitors', () => {
  const found = compareClustered([{ control: arm(10_000, evenly(100, 10)), variant: arm(10_000, evenly(100, 12)) }], 0.05, fixedMeans)
  expect(found?.estimate).toBeCloseTo(0.02, 12)
  const error = Math.sqrt((0.1 * 0.9 + 0.12 * 0.88) / 9_999)
  expect((found?.high ?? 0) - 0.02).toBeCloseTo(1.9842 * error, 4)
})

test('where few sellers gain what others lose the interval is wider', () => {
  const some = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`${place}`, place < 10 ? 66 : 6]))
  const width = (of: Record<string, number>) => {
    const found = compareClustered([{ control: arm(10_000, evenly(100, 10)), variant: arm(10_000, of) }], 0.05, fixedMeans)
    return (found?.high ?? 0) - (found?.low ?? 0)
  }
  expect(width(some)).toBeGreaterThan(3 * width(evenly(100, 12)))
})

test('fewer than twenty sellers say nothing', () => {
  expect(compareClustered([{ control: arm(1_000, evenly(19, 10)), variant: arm(1_000, evenly(19, 12)) }], 0.05)).toBeNull()
  expect(compareClustered([], 0.05)).toBeNull()
})

test('equal markets, looked at daily for four weeks, have a wrong verdict in at most 5 %', () => {
  const random = randomNumbers(166)
  const wrong = shareOf(
    Array.from({ length: 120 }, () => {
      const market = sellersMarket(random, { visitorsEach: 0, sellers: 200, contacts: 0.06, lift: 0, spread: 0 })
      return Array.from({ length: 28 }, () => compareClustered([market.bring(200)], 0.05, alwaysValid)).some(
        (found) => found !== null && (found.low > 0 || found.high < 0),
      )
    }),
  )
  expect(wrong).toBeLessThanOrEqual(0.05)
})
