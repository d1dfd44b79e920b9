import { expect, test } from 'vitest'
import { placeBetween, plotScale, roundStep, roundTicks } from './plot-scale'

const points = [
  { at: 0, low: 9_000, high: 12_000 },
  { at: 8, low: 4_000, high: 7_000 },
]

test('a plot from zero reaches from zero to a round number above the highest', () => {
  const { x, y, ticks } = plotScale(points, 'zero')
  expect(ticks).toEqual([0, 5_000, 10_000, 15_000])
  expect([y(0), y(15_000), x(0), x(4), x(8)]).toEqual([100, 0, 0, 50, 100])
})

test('a plot from the lowest begins at a round number below it', () => {
  const { y, ticks } = plotScale(points, 'lowest')
  expect(ticks).toEqual([4_000, 6_000, 8_000, 10_000, 12_000])
  expect([y(4_000), y(12_000)]).toEqual([100, 0])
})

test.each(['zero', 'lowest'] as const)('equal values and a single point stay in the plot, from the %s', (from) => {
  for (const given of [[{ at: 3, low: 100, high: 100 }], points.map(({ at }) => ({ at, low: 100, high: 100 }))]) {
    const { x, y, ticks } = plotScale(given, from)
    expect(ticks.length).toBeGreaterThan(0)
    for (const place of [x(3), y(100)]) expect(place >= 0 && place <= 100).toBe(true)
  }
})

test('a value has its place to the tenth, from either end, and equal ends have one place', () => {
  expect([0, 1, 3].map(placeBetween([0, 3]))).toEqual([0, 33.3, 100])
  expect([20, 30].map(placeBetween([10, 30], [90, 10]))).toEqual([50, 10])
  expect(placeBetween([7, 7], [90, 10])(7)).toBe(90)
})

test.each([
  [20_000, 4, 5_000],
  [4, 4, 1],
  [0.034, 1, 0.05],
  [0.1, 1, 0.1],
])('%s in at most %s steps: each %s', (height, atMost, step) => expect(roundStep(height, atMost)).toBeCloseTo(step, 9))

test('ticks are multiples of their step within the ends', () => {
  expect(roundTicks([24_100, 29_000], 1_000)).toEqual([25_000, 26_000, 27_000, 28_000, 29_000])
})
