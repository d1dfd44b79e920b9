import { expect, test } from 'vitest'
import { figuresByAge, figuresByEstimate, figuresOf, type Tried } from './price-figures'

const tried = (euro: number, priceEuro: number, ageYears = 4): Tried => ({
  valuation: { euro, lowEuro: euro * 0.9, highEuro: euro * 1.1, comparables: 9, effects: new Float64Array(), unknown: [], doubt: 0 },
  priceEuro,
  ageYears,
})
const unvalued: Tried = { valuation: { why: 'il modello non è riconosciuto' }, priceEuro: 9_000, ageYears: 4 }

test('errors are shares of the price, whether the estimate is above or below it', () => {
  const { median, mean, scored } = figuresOf([tried(12_000, 10_000), tried(7_500, 10_000), tried(10_000, 10_000)])
  expect([median, mean, scored]).toEqual([expect.closeTo(0.2), expect.closeTo(0.15), 3])
})

test('the median of an even number lies between the two in the middle', () => {
  const errors = [0, 0.1, 0.3, 0.9].map((error) => tried(10_000 * (1 + error), 10_000))
  expect(figuresOf(errors).median).toBeCloseTo(0.2)
})

test('a tenth of the price off is still within a tenth, and an end of the interval holds the price', () => {
  const all = [tried(9_000, 10_000), tried(8_900, 10_000), tried(10_000, 9_000), tried(10_000, 8_999)]
  expect(figuresOf(all).withinTenth).toBe(1 / 4)
  expect(figuresOf(all).coverage).toBe(1 / 4)
})

test('what nothing was said of counts as that alone, and what has no price is not scored', () => {
  expect(figuresOf([tried(10_000, 10_000), unvalued, unvalued, tried(10_000, 0)])).toMatchObject({ abstained: 0.5, scored: 1, median: 0 })
  expect(figuresOf([])).toMatchObject({ median: Number.NaN, scored: 0 })
})

test('every age stands in one range, on its lower bound in the one that begins there, and the last is open', () => {
  const ages = [0, 0.9, 1, 4.9, 5, 7, 15, 39]
  const parts = figuresByAge([...ages.map((age) => tried(10_000, 10_000, age)), unvalued])
  expect(parts.map(({ from, to, scored }) => [from, to, scored])).toEqual([
    [0, 1, 2],
    [1, 2, 1],
    [2, 3, 0],
    [3, 4, 0],
    [4, 5, 1],
    [5, 7, 1],
    [7, 10, 1],
    [10, 15, 0],
    [15, null, 2],
  ])
})

test('tenths of the estimates follow one another from the lowest on, each estimate in one', () => {
  const parts = figuresByEstimate([...Array.from({ length: 20 }, (_, place) => tried(20_000 - place * 1_000, 10_000)), unvalued])
  expect(parts.map(({ from, to, scored }) => [from, to, scored])).toEqual(
    Array.from({ length: 10 }, (_, tenth) => [1_000 + tenth * 2_000, tenth === 9 ? null : 3_000 + tenth * 2_000, 2]),
  )
})
