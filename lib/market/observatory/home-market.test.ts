import { expect, test } from 'vitest'
import { curveText, dearestYear, lossHeading } from './home-market'

const curve = (...points: [at: number, euro: number][]) => ({
  make: { slug: 'fiat', name: 'Fiat' },
  model: { slug: 'panda', name: 'Panda' },
  points: points.map(([at, euro]) => ({ at, euro, lowEuro: euro, highEuro: euro })),
})

test.each([
  { points: curve([0, 13_390], [1, 11_210], [6, 8_110]), heading: 'In 6 anni una Panda perde il 39%' },
  { points: curve([2, 10_000], [5, 8_000]), heading: 'Da 2 a 5 anni una Panda perde il 20%' },
  { points: curve([0, 10_000], [1, 10_020]), heading: 'In 1 anno una Panda non perde valore' },
])('the heading of the home page is what its curve shows: $heading', ({ points, heading }) => {
  expect(lossHeading(points)).toBe(heading)
})

test.each([
  { points: curve([0, 13_390], [1, 11_210], [2, 10_500]), text: 'Il primo anno pesa più di tutti: 2.180 €.' },
  { points: curve([0, 10_000], [1, 9_500], [3, 7_000]), text: 'Fra 1 e 3 anni perde di più: 1.250 € l’anno.' },
  { points: curve([0, 10_000], [1, 10_000]), text: undefined },
])('the year that costs most is named by its loss: $text', ({ points, text }) => {
  expect(dearestYear(points)?.replaceAll('\u00a0', ' ')).toBe(text)
})

test('the curve is described by its ends, as a sentence', () => {
  expect(curveText(curve([0, 10_000], [1, 9_000], [6, 7_000])).replaceAll('\u00a0', ' ')).toBe(
    'Prezzo di una Fiat Panda per età, con 12.000 km l’anno: nuova 10.000 €, 6 anni 7.000 €.',
  )
})
