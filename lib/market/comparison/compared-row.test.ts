import { expect, test } from 'vitest'
import { type BestRule, type Cell, compareRow } from './compared-row'

const lowest: BestRule = { is: 'lowest', words: 'Costa meno' }
const highest: BestRule = { is: 'highest', words: 'Più grande' }
const amounts = (...values: (number | null)[]): Cell[] =>
  values.map((amount) => ({ text: amount === null ? null : String(amount), amount }))
const bestOf = (cells: Cell[], best: BestRule) => compareRow({ label: 'Riga', cells, best }).cells?.map((cell) => cell.best ?? null)

test('A value that all have in common is one cell', () => {
  expect(compareRow({ label: 'Cambio', cells: [{ text: 'Automatico' }, { text: 'Automatico' }] })).toEqual({
    label: 'Cambio',
    same: { text: 'Automatico' },
  })
})

test('A value that nobody declared is one cell that says so', () => {
  expect(compareRow({ label: 'Incidenti', cells: [{ text: null }, { text: null }] })).toEqual({
    label: 'Incidenti',
    same: { text: 'non indicato', isMissing: true },
  })
})

test('a single vehicle has nothing in common with itself', () => {
  expect(compareRow({ label: 'Cambio', cells: [{ text: 'Automatico' }] }).cells).toEqual([{ text: 'Automatico' }])
})

test('A missing value makes the row different, is never «no», and may say why', () => {
  expect(compareRow({ label: 'Gancio', cells: [{ text: 'Sì' }, { text: null }, { text: null, instead: 'non previsto' }] }).cells).toEqual([
    { text: 'Sì' },
    { text: 'non indicato', isMissing: true },
    { text: 'non previsto', isMissing: true },
  ])
})

test('Equal values with different reasons are different', () => {
  const row = compareRow({
    label: 'Neopatentati',
    cells: [
      { text: 'No', note: '110 kW, il limite è 105' },
      { text: 'No', note: 'Oltre' },
    ],
  })
  expect(row.same).toBeUndefined()
})

test.each<{ cells: Cell[]; best: BestRule; winners: (string | null)[] }>([
  { cells: amounts(3, 1, 2), best: lowest, winners: [null, 'Costa meno', null] },
  { cells: amounts(3, 1, 2), best: highest, winners: ['Più grande', null, null] },
  { cells: amounts(0, 1), best: lowest, winners: ['Costa meno', null] },
  { cells: amounts(1, 1, 2), best: lowest, winners: [null, null, null] },
  { cells: amounts(1, 2, 2), best: lowest, winners: ['Costa meno', null, null] },
  { cells: amounts(null, 1, 2), best: lowest, winners: [null, 'Costa meno', null] },
  { cells: amounts(null, 1), best: lowest, winners: [null, null] },
])('the best of $cells is $winners: a tie has no winner, nor has a value with no other to be better than', ({ cells, best, winners }) => {
  expect(bestOf(cells, best)).toEqual(winners)
})

test('without a rule nothing is better than anything', () => {
  expect(compareRow({ label: 'Lunghezza', cells: amounts(3, 1) }).cells).toEqual([{ text: '3' }, { text: '1' }])
})
