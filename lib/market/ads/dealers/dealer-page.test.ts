import { expect, test } from 'vitest'
import { distanceText } from './dealer-page'

const pavia = { name: 'Pavia', latitude: 45.186, longitude: 9.159 }

test.each([
  {
    dealer: { latitude: 45.464, longitude: 9.19 },
    expected: '31 km da Pavia',
    why: 'as the crow flies, from the place that was searched for',
  },
  { dealer: { latitude: 45.187, longitude: 9.16 }, expected: 'meno di 1 km da Pavia', why: 'round the corner' },
  { dealer: { latitude: 45.194, longitude: 9.159 }, expected: '1 km da Pavia', why: 'from half a kilometre on it counts as one' },
  { dealer: { latitude: null, longitude: null }, expected: undefined, why: 'nobody knows where the dealer is' },
  { dealer: { latitude: 45.464, longitude: null }, expected: undefined, why: 'half a position is none' },
])('$expected: $why', ({ dealer, expected }) => {
  expect(distanceText(dealer, pavia)?.replaceAll('\u00a0', ' ')).toBe(expected)
})

test('without a place there is no distance: it is never guessed', () => {
  expect(distanceText({ latitude: 45.464, longitude: 9.19 }, null)).toBeNull()
})
