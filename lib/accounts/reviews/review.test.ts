import { expect, test } from 'vitest'
import { meanText, reviewCountText, signatureOf } from './review'

test.each([
  ['Marco Bruni', 'Marco B.'],
  ['  maria  de luca ', 'maria L.'],
  ['Élodie', 'Élodie'],
  ['Anna Maria Òrsini', 'Anna Ò.'],
  ['', 'Un acquirente'],
  ['   ', 'Un acquirente'],
  ['Li 👨‍👩‍👧', 'Li 👨‍👩‍👧.'],
])('«%s» signs as «%s»', (name, signature) => expect(signatureOf(name)).toBe(signature))

test('figures are written as Italians write them', () => {
  expect([meanText(4.6), meanText(5), reviewCountText(1), reviewCountText(12_345)]).toEqual([
    '4,6',
    '5,0',
    '1 recensione',
    '12.345 recensioni',
  ])
})
