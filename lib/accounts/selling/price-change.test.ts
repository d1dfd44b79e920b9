import { expect, test } from 'vitest'
import { changedPrice, parsePriceChange } from './price-change'

test.each([
  ['-5%', { kind: 'percent', percent: -5 }],
  ['− 5 %', { kind: 'percent', percent: -5 }],
  ['+3,5%', { kind: 'percent', percent: 3.5 }],
  ['-500', { kind: 'amount', cents: -50_000 }],
  ['–1.000 €', { kind: 'amount', cents: -100_000 }],
  ['+250 euro', { kind: 'amount', cents: 25_000 }],
])('«%s» is a change', (text, change) => {
  expect(parsePriceChange(text)).toEqual(change)
})

test.each(['', '5%', '500', '-0', '-51%', '+100001', '-5,55%', '-500,5', '--5', 'metà', '-5 % 3', '-1e3'])('«%s» is none', (text) => {
  expect(parsePriceChange(text)).toBeUndefined()
})

test('a price changes to whole euro, and never to one that no ad may have', () => {
  expect(changedPrice(899_000, { kind: 'percent', percent: -5 })).toBe(854_100)
  expect(changedPrice(899_000, { kind: 'percent', percent: -3.3 })).toBe(869_300)
  expect(changedPrice(899_000, { kind: 'amount', cents: -50_000 })).toBe(849_000)
  expect(changedPrice(50_000, { kind: 'amount', cents: -45_000 })).toBeNull()
})
