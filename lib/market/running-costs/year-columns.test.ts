import { expect, test } from 'vitest'
import type { YearlyCost } from './five-year-costs'
import { columnsOf } from './year-columns'

const cost = (kind: YearlyCost['kind'], euro: (number | null)[]): YearlyCost => ({ kind, label: '', how: '', euro, totalEuro: null })

test('columns stack what is known from zero, and the axis has round amounts', () => {
  const { columns, ticks, top } = columnsOf({
    costs: [cost('energy', [1_260, null]), cost('tax', [0, 248]), cost('depreciation', [2_900, 2_400])],
    yearsEuro: [4_160, 2_648],
  })
  expect(columns[0]?.parts).toEqual([
    { kind: 'energy', from: 0, to: 1_260 },
    { kind: 'depreciation', from: 1_260, to: 4_160 },
  ])
  expect(columns[1]?.parts.map(({ kind }) => kind)).toEqual(['tax', 'depreciation'])
  expect([ticks, top]).toEqual([[0, 2_000, 4_000], 4_160])
})

test.each([
  { highest: 3, ticks: [0, 1, 2, 3] },
  { highest: 0, ticks: [0, 1] },
  { highest: 20_000, ticks: [0, 5_000, 10_000, 15_000, 20_000] },
])('an axis up to $highest has the ticks $ticks', ({ highest, ticks }) => {
  expect(columnsOf({ costs: [], yearsEuro: [highest] }).ticks).toEqual(ticks)
})
