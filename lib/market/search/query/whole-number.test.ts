import { expect, test } from 'vitest'
import { parseWhole } from './whole-number'

test.each([
  '9900',
  '9.900',
  '9 900',
  '9’900',
  "9'900",
  '9.900,00',
  '9900,00',
  '9900.00',
  '€ 9.900',
  '9.900 €',
  '9.900 euro',
  'EUR 9.900',
  '9.900,-',
  ' 9.900 ',
])('«%s» is 9,900', (text) => {
  expect(parseWhole(text, 0, 1_000_000)).toBe(9_900)
})

test.each([
  ['45mila', 45_000],
  ['45 mila', 45_000],
  ['45k', 45_000],
  ['45.000 km', 45_000],
  ['km 45.000', 45_000],
  ['12mila500', 12_500],
  ['45,000', 45_000],
  ['1.234.567', 1_234_567],
])('«%s» is %i', (text, value) => {
  expect(parseWhole(text, 0, 2_000_000)).toBe(value)
})

test.each(['', 'x', '9.9', '9,5', '1.00', '9.900,50', '12.34.567', '1.234,567', '9 9', '-5', '1e5', '9.900 $', '9'.repeat(50)])(
  '«%s» is no whole number',
  (text) => {
    expect(parseWhole(text, 0, 10_000_000_000)).toBeUndefined()
  },
)
