import { expect, test } from 'vitest'
import { readMileage, readNumber } from './amount'

test.each([
  ['230.000 km', 230_000],
  ['135000 Km', 135_000],
  ['65.000 km ', 65_000],
  ['0 km', 0],
  ['1', 1],
  ['123.369 Km', 123_369],
  ['98 mila km', 98_000],
  ['1.000.000', 1_000_000],
])('the mileage %j is %d km', (text, km) => {
  expect(readMileage(text)).toEqual({ value: km })
})

test.each(['1.000.001 km', '1410003', 'Diesel - Euro 6', '149 CV (110 KW)', '-5', 'Diesel 98 mila km', '120.000k'])(
  'the mileage %j is left out',
  (text) => {
    expect(readMileage(text)).toHaveProperty('fault')
  },
)

test('a dash with a unit says nothing', () => {
  expect(readMileage('- km')).toBeNull()
})

test.each([
  { text: '5', expected: { value: 5 } },
  { text: '5 porte', expected: { fault: 'non è un numero' } },
  { text: '1', expected: { fault: 'fuori dai valori possibili (2–6)' } },
  { text: '4/5', expected: { fault: 'non è un numero' } },
  { text: '', expected: null },
])('$text doors are read as $expected', ({ text, expected }) => {
  expect(readNumber(text, { min: 2, max: 6 })).toEqual(expected)
})
