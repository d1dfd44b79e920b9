import { expect, test } from 'vitest'
import { isBinChosen, priceHistogram } from './price-histogram'

test('every ad stands in one bin, those dearer than nearly all in the last, and no bin with ads is empty', () => {
  const found = priceHistogram([
    { euro: 0, count: 10 },
    { euro: 9_750, count: 50 },
    { euro: 10_000, count: 30 },
    { euro: 19_750, count: 9 },
    { euro: 95_000, count: 1 },
  ])
  expect(found?.euro).toBe(1_000)
  expect(found?.bars).toEqual([6, 0, 0, 0, 0, 0, 0, 0, 0, 28, 17, 0, 0, 0, 0, 0, 0, 0, 0, 6])
})

test.each([
  { euro: 4_750, width: 250 },
  { euro: 5_000, width: 500 },
  { euro: 49_750, width: 2_500 },
  { euro: 99_750, width: 5_000 },
  { euro: 2_000_000, width: 50_000 },
])('ads of $euro euro are plotted in bins of $width', ({ euro, width }) => {
  const found = priceHistogram([{ euro, count: 3 }])
  expect([found?.euro, found?.bars.length, found?.bars.at(-1)]).toEqual([width, 20, euro === 5_000 ? 0 : 28])
})

test('Without prices there is nothing to plot', () => {
  expect(priceHistogram([])).toBeNull()
})

test('the bins that a limit cuts are chosen, and the last one has no end', () => {
  const bins = { euro: 1_000, bars: [] }
  const chosen = (from: number | undefined, to: number | undefined) =>
    Array.from({ length: 20 }, (_, bin) => bin).filter((bin) => isBinChosen(bins, bin, from, to))
  expect(chosen(2_000, 3_999)).toEqual([2, 3])
  expect(chosen(1_999, 4_000)).toEqual([1, 2, 3, 4])
  expect(chosen(80_000, undefined)).toEqual([19])
  expect(chosen(undefined, 500)).toEqual([0])
  expect(chosen(undefined, undefined)).toHaveLength(20)
})
