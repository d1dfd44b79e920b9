import { expect, test } from 'vitest'
import { decimalText, euroText, measureText, metresText, monthText, numberText, powerText } from './number-text'

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

test('a power is told in kW and CV', () => {
  expect(powerText(51)).toBe('51\u00a0kW (69\u00a0CV)')
})

test('a month is told by its number, whatever the day and the clock of the reader', () => {
  expect(monthText(new Date('2023-04-01T00:00:00Z'))).toBe('04/2023')
  expect(monthText(new Date('2023-12-31T23:59:59Z'))).toBe('12/2023')
})
