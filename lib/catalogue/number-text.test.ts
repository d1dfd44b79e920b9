import { expect, test } from 'vitest'
import { euroText, measureText, numberText } from './number-text'

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
