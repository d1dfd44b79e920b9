import { expect, test } from 'vitest'
import { numbersIn, readMileage, readNumber } from './amount'

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

test.each([
  ['1,5k', { value: 1_500 }],
  ['98 k km', { value: 98_000 }],
  ['circa 98 mila', { fault: 'non è un numero' }],
  ['98 mila e più', { fault: 'non è un numero' }],
  ['1000000', { value: 1_000_000 }],
  ['12,6 km', { value: 13 }],
  ['-1', { fault: 'fuori dai valori possibili (0–1000000)' }],
])('the mileage %j is read as %j', (text, reading) => {
  expect(readMileage(text)).toEqual(reading)
})

test('the bounds of a number are possible, and its unit may name a number', () => {
  const reading = (text: string) => readNumber(text, { min: 2, max: 6, unit: /l\/100 km/ })
  expect(['2', '6', '1,9', '6,1', '5 l/100 km', '5 100'].map((text) => 'value' in (reading(text) ?? {}))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ])
})

test.each([
  ['1.234.567,89', [1_234_567.89]],
  ["1'234.5", [1234.5]],
  ['12.5', [12.5]],
  ['5.000 a 6,000', [5000, 6000]],
  ['+3 -2', [3, -2]],
  ['senza', []],
])('the numbers in %j are %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers)
})
