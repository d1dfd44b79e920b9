import { expect, test } from 'vitest'
import {
  decimalText,
  euroText,
  exactEuroText,
  measureText,
  metresText,
  monthText,
  numberText,
  percentText,
  powerText,
  preciseText,
} from './number-text'

test.each([
  [0, '0'],
  [999, '999'],
  [1_275, '1.275'],
  [1_000_000, '1.000.000'],
])('%d is written %s', (value, expected) => {
  expect(numberText(value)).toBe(expected)
})

test.each([
  [990_000, '9.900\u00a0€'],
  [1_490_049, '14.900\u00a0€'],
  [50, '1\u00a0€'],
])('%d cents are written %s', (cents, expected) => {
  expect(euroText(cents)).toBe(expected)
})

test('a measure keeps its unit on the same line', () => {
  expect(measureText(31_400, 'km')).toBe('31.400\u00a0km')
})

test.each([
  [5.4, '5,4\u00a0l/100 km'],
  [6, '6\u00a0l/100 km'],
  [0.84, '0,8\u00a0l/100 km'],
])('a consumption of %d is written %s', (value, expected) => {
  expect(decimalText(value, 'l/100 km')).toBe(expected)
})

test.each([
  [7_410, '7,41\u00a0m'],
  [6_000, '6,00\u00a0m'],
])('%d millimetres are written %s', (mm, expected) => {
  expect(metresText(mm)).toBe(expected)
})

test('A power is written in kW and CV', () => {
  expect(powerText(51)).toBe('51\u00a0kW (69\u00a0CV)')
})

test('A month is written by its number, whatever the day and the clock of the reader', () => {
  expect(monthText(new Date('2023-04-01T00:00:00Z'))).toBe('04/2023')
  expect(monthText(new Date('2023-12-31T23:59:59Z'))).toBe('12/2023')
})

test('numbers are written as the language itself writes them', () => {
  const writer = (min: number, max: number, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat('it-IT', { style, useGrouping: 'always', minimumFractionDigits: min, maximumFractionDigits: max })
  const [whole, one, two, four] = [writer(0, 0), writer(0, 1), writer(2, 2), writer(2, 4)]
  const [percent, percents] = [writer(0, 0, 'percent'), writer(0, 1, 'percent')]
  for (const value of numbers()) {
    expect(numberText(value)).toBe(whole.format(value))
    expect(decimalText(value, 'l')).toBe(`${one.format(value)}\u00a0l`)
    expect(exactEuroText(value)).toBe(`${two.format(value)}\u00a0€`)
    expect(preciseText(value)).toBe(four.format(value))
  }
  for (let of = 1; of <= 200; of++)
    for (let part = 0; part <= of; part++) {
      expect(percentText(part / of, 0)).toBe(percent.format(part / of))
      expect(percentText(part / of)).toBe(percents.format(part / of))
    }
})

test('A number that rounds to zero has no sign', () => {
  expect([numberText(-0.4), percentText(-0.0001), numberText(-0)]).toEqual(['0', '0%', '0'])
})

/** Numbers of every size, halves and what falls short of them among them. */
function numbers(): number[] {
  const halves = [0, 0.5, 1.005, 1.5, 2.675, 0.285, 1e-7, 1.25e-7, 999.5, 999_999.995, 1_234_567.891, -1.5, -1_275]
  const spread = Array.from({ length: 3_000 }, (_, place) => ((place * 7_919) % 10_007) / 10 ** (place % 8))
  return [...halves, ...spread, ...spread.map((value) => value * 1_013)]
}
