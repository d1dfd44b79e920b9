import { expect, test } from 'vitest'
import { numbersIn, readMileage, readNumber } from './amount'

function kmOf(text: string) {
  const reading = readMileage(text)
  return reading && 'value' in reading ? { value: reading.value.km } : reading
}

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
  expect(kmOf(text)).toEqual({ value: km })
})

test.each(['1.000.001 km', '1410003', 'Diesel - Euro 6', '149 CV (110 KW)', '-5', 'Diesel 98 mila km', '120.000k'])(
  'the mileage %j is left out',
  (text) => {
    expect(kmOf(text)).toHaveProperty('fault')
  },
)

test('a dash with a unit says nothing', () => {
  expect(kmOf('- km')).toBeNull()
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
  ['circa 98 mila', { value: 98_000 }],
  ['98 mila e più', { fault: 'non è un numero' }],
  ['1000000', { value: 1_000_000 }],
  ['12,6 km', { fault: 'i chilometri non hanno decimali: sono forse 12.600?' }],
  ['-1', { fault: 'fuori dai valori possibili (0–1.000.000)' }],
])('the mileage %j is read as %j', (text, reading) => {
  expect(kmOf(text)).toEqual(reading)
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

test.each([
  ['45.000', 45_000],
  ['45000.0', 45_000],
  ['45.000,00', 45_000],
  ['45 tkm', 45_000],
  ['45mila', 45_000],
  ['ca. 45.000', 45_000],
  ['45.000 circa', 45_000],
  ['45,000', 45_000],
  ['45.000 Km certificati', 45_000],
  ['KM 45.000', 45_000],
  ['45 000', 45_000],
  ['45000km', 45_000],
  ['45k', 45_000],
  ['45.000 miglia', 72_420],
  ['27962 miles', 45_000],
  ['28.000 mi', 45_062],
])('a cell «%s» of a distance is %i km', (text, km) => {
  expect(kmOf(text)).toEqual({ value: km })
})

test.each(['38.87', '45.5', '45,75', '> 45.000', 'oltre 45.000', '45.000 - 50.000', '45*1000', '38.870 39.000'])(
  'a cell «%s» of a distance is no number of kilometres to publish',
  (text) => {
    expect(kmOf(text)).toHaveProperty('fault')
  },
)

test('a fraction of a kilometre asks whether a spreadsheet has divided by a thousand', () => {
  expect(kmOf('38.87')).toEqual({ fault: 'i chilometri non hanno decimali: sono forse 38.870?' })
})
