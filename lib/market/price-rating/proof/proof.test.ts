import { expect, test } from 'vitest'
import { type ClosedCase, labelsOf, nearnessOf } from './proof'

const closed = (given: Partial<ClosedCase> = {}): ClosedCase => ({
  model: 'fiat/panda',
  ageYears: 4,
  estimateEuro: 10_000,
  endEuro: 9_500,
  label: null,
  ...given,
})
const times = (count: number, given?: Partial<ClosedCase>) => Array.from({ length: count }, () => closed(given))

test('thirty cases say how near estimates were, twenty-nine nothing', () => {
  expect(nearnessOf(times(29))).toEqual([])
  expect(nearnessOf(times(30)).map(({ part, from, to, cases }) => [part, from, to, cases])).toEqual([
    ['all', 0, null, 30],
    ['age', 3, 6, 30],
    ['estimate', 10_000, 20_000, 30],
  ])
})

test('the error is a part of the price, the difference of the estimate, and a tenth counts in', () => {
  const [all] = nearnessOf([...times(20), ...times(20, { endEuro: 5_000 })])
  expect(all).toMatchObject({ cases: 40, withinTenth: 0.5 })
  expect(all?.difference).toBeCloseTo(-0.275)
  expect(all?.median).toBeCloseTo((10_000 / 9_500 - 1 + 1) / 2)
})

test('a label was right where it went for less than others of its model, each beside its own estimate', () => {
  const others = times(3, { endEuro: 9_600 })
  const [great, ...more] = labelsOf([...others, ...times(24, { label: 1, endEuro: 8_500 }), ...times(8, { label: 1, endEuro: 9_900 })])
  expect(more).toEqual([])
  expect(great).toMatchObject({ part: 'great', cases: 32 })
  expect(great?.below).toBe(0)
  const some = [...times(40, { endEuro: 9_600 }), ...times(30, { label: 2, endEuro: 9_000 })]
  expect(labelsOf(some)).toMatchObject([{ part: 'good', cases: 30, below: 1 }])
  expect(labelsOf(times(31, { label: 1, model: 'fiat/tipo' }).map((one, index) => ({ ...one, model: `fiat/${index}` })))).toEqual([])
})
