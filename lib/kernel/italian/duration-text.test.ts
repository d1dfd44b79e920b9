import { expect, test } from 'vitest'
import { durationText } from './duration-text'

test.each([
  { count: 1, unit: 'minute', expected: 'un minuto' },
  { count: 20, unit: 'minute', expected: '20 minuti' },
  { count: 1, unit: 'hour', expected: 'un’ora' },
  { count: 24, unit: 'hour', expected: '24 ore' },
  { count: 1, unit: 'day', expected: 'un giorno' },
  { count: 11, unit: 'day', expected: '11 giorni' },
  { count: 1, unit: 'week', expected: 'una settimana' },
  { count: 2, unit: 'week', expected: 'due settimane' },
  { count: 10, unit: 'month', expected: 'dieci mesi' },
  { count: 13, unit: 'month', expected: '13 mesi' },
] as const)('$count $unit is «$expected»', ({ count, unit, expected }) => {
  expect(durationText(count, unit)).toBe(expected)
})
