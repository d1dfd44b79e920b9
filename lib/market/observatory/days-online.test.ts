import { expect, test } from 'vitest'
import { daysOnline, type LeftAd, median } from './days-online'
import { adsNeeded } from './observed-vehicle'

const band = { estimateEuro: 10_000, lowEuro: 9_000, highEuro: 11_000 }
const left = (count: number, days: number, euro = 10_000, of: LeftAd['band'] = band): LeftAd[] =>
  Array.from({ length: count }, () => ({ days, priceCents: euro * 100, band: of }))

test.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 5], middle: 5 },
  { values: [9, 1, 5, 6], middle: 5.5 },
  { values: [0, 0, 100], middle: 0 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

test('of one ad fewer than needed no number is said, neither of all nor of a position', () => {
  const few = daysOnline(left(adsNeeded - 1, 12))
  expect(few).toMatchObject({ ads: adsNeeded - 1, medianDays: null, histogram: [] })
  expect(few.byPosition.every(({ medianDays }) => medianDays === null)).toBe(true)
  const enough = daysOnline(left(adsNeeded, 12))
  expect(enough.medianDays).toBe(12)
  expect(enough.byPosition.map(({ position, ads, medianDays }) => [position, ads, medianDays])).toEqual([
    ['Ottimo', 0, null],
    ['Buono', 0, null],
    ['Nella media', adsNeeded, 12],
    ['Sopra la media', 0, null],
  ])
})

test('each position has the days of its own prices; what is doubtful or not valued counts only among all', () => {
  const days = daysOnline([
    ...left(30, 10, 8_800),
    ...left(30, 20, 9_500),
    ...left(30, 30, 10_000),
    ...left(30, 60, 11_000),
    ...left(31, 90, 3_000),
    ...left(1, 90, 10_000, null),
  ])
  expect(days.byPosition.map(({ ads, medianDays }) => [ads, medianDays])).toEqual([
    [30, 10],
    [30, 20],
    [30, 30],
    [30, 60],
  ])
  expect(days.ads).toBe(152)
})

test('bars are ten days wide, the last one open, and add up to a hundred', () => {
  const { histogram } = daysOnline([
    ...left(10, 0),
    ...left(10, 9.9),
    ...left(10, 10),
    ...left(10, 119.9),
    ...left(10, 120),
    ...left(10, 900),
  ])
  expect(histogram.map((share) => Math.round(share * 6) / 100)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
  expect(histogram.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100)
})
