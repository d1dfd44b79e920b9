import { expect, test } from 'vitest'
import { changeInAYear, commonIndex, indexOf, type ObservedMonth } from './observed-months'

const month = (name: string, euro: number): ObservedMonth => ({ month: name, euro, lowEuro: euro - 1_000, highEuro: euro + 1_000, ads: 40 })

test('the first month is 100', () => {
  expect(indexOf([month('2026-01', 10_000), month('2026-02', 9_850), month('2026-03', 10_300)]).map(({ index }) => index)).toEqual([
    100, 98.5, 103,
  ])
  expect(indexOf([])).toEqual([])
})

test('a year is from a month to the same month a year before; without that one nothing is said', () => {
  expect(changeInAYear([month('2025-03', 10_000), month('2026-02', 1), month('2026-03', 9_500)])).toBeCloseTo(-0.05)
  expect(changeInAYear([month('2025-02', 10_000), month('2025-04', 10_000), month('2026-03', 9_500)])).toBeNull()
  expect(changeInAYear([month('2026-03', 9_500)])).toBeNull()
  expect(changeInAYear([])).toBeNull()
})

test('models beside each other begin with the first month that all have', () => {
  const long = [month('2026-01', 20_000), month('2026-02', 10_000), month('2026-03', 9_000)]
  const short = [month('2026-02', 5_000), month('2026-03', 5_500)]
  expect(commonIndex([long, short]).map((points) => points.map(({ index }) => index))).toEqual([
    [100, 90],
    [100, 110],
  ])
})

test.each([
  { why: 'one month in common', others: [month('2026-03', 5_000)] },
  { why: 'none in common', others: [month('2020-03', 5_000)] },
  { why: 'none at all', others: [] },
])('with $why there is no comparison', ({ others }) => {
  expect(commonIndex([[month('2026-02', 10_000), month('2026-03', 9_000)], others])).toEqual([])
})
