import { describe, expect, test } from 'vitest'
import { amountAt, bareAmount } from './amounts'
import { spokenNumber } from './spoken-numbers'
import { tokenise } from './tokens'

const thisYear = 2026
const amount = (text: string) => {
  const found = amountAt(tokenise(text), 0, thisYear)
  return found && { value: found.value, low: found.low, limit: found.limit, unit: found.unit }
}

describe('an amount is read with its limit and its unit', () => {
  test.each([
    ['sotto i 10mila', { value: 10_000, low: null, limit: 'max', unit: 'euro' }],
    ['max 25k', { value: 25_000, low: null, limit: 'max', unit: 'euro' }],
    ['tra 5 e 10mila', { value: 10_000, low: 5_000, limit: null, unit: 'euro' }],
    ['da 8k a 12k', { value: 12_000, low: 8_000, limit: null, unit: 'euro' }],
    ['2018-2020', { value: 2020, low: 2018, limit: null, unit: 'anno' }],
    ['dal 2018 al 2020', { value: 2020, low: 2018, limit: null, unit: 'anno' }],
    ['meno di 80.000 km', { value: 80_000, low: null, limit: 'max', unit: 'km' }],
    ['almeno 150cv', { value: 150, low: null, limit: 'min', unit: 'cv' }],
    ['del 2018', { value: 2018, low: null, limit: 'exactly', unit: 'anno' }],
    ["del '18", { value: 2018, low: null, limit: 'exactly', unit: 'anno' }],
    ['anni ottanta', { value: 1989, low: 1980, limit: null, unit: 'anno' }],
    ['10 000 euro', { value: 10_000, low: null, limit: null, unit: 'euro' }],
    ['diecimila euro', { value: 10_000, low: null, limit: null, unit: 'euro' }],
    ['10.000 a 8.000', null],
  ])('«%s»', (text, expected) => {
    expect(amount(text)).toEqual(expected)
  })
})

describe('what is no amount is left to others', () => {
  test.each(['500 euro 6', 'di', 'da', 'tra', 'del 500', 'max 20 €', '0 km', 'km 0', 'panda', ''])('«%s»', (text) => {
    expect(amount(text)).toBeNull()
  })
})

describe('a bare number', () => {
  test('is a year from 1900 to the next one', () => {
    const unit = (text: string) => bareAmount(tokenise(text), 0, thisYear, false)?.unit
    expect([unit('1899'), unit('1900'), unit('2027'), unit('2028')]).toEqual([undefined, 'anno', 'anno', undefined])
  })

  test('is a price when it is round and not too small', () => {
    const unit = (text: string) => bareAmount(tokenise(text), 0, thisYear, false)?.unit
    expect([unit('1450'), unit('1500'), unit('9501'), unit('9500')]).toEqual([undefined, 'euro', undefined, 'euro'])
  })

  test('is the displacement of a motorbike', () => {
    expect(bareAmount(tokenise('125'), 0, thisYear, true)?.unit).toBe('cc')
  })
})

test.each([
  ['ventuno', 21],
  ['ventotto', 28],
  ['cento', 100],
  ['duecentocinquanta', 250],
  ['mille', 1_000],
  ['millecinquecento', 1_500],
  ['quindicimila', 15_000],
  ['centocinquantamila', 150_000],
  ['vento', undefined],
  ['panda', undefined],
  ['milano', undefined],
])('«%s» says %s', (word, value) => {
  expect(spokenNumber(word)).toBe(value)
})
