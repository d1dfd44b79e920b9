import { expect, test } from 'vitest'
import { landingText } from './landing-facts'

const countedAt = new Date('2026-11-30T23:30:00Z') // the first of December in Italy
const prices = { lowCents: 390_000, medianCents: 990_000, highCents: 2_450_000 }

test.each([
  [
    { prices, fuel: 'plug-in', year: 2019 },
    'Al 1 dicembre prezzi da 3.900 € a 24.500 €, mediana 9.900 €. Più frequenti: anno 2019, alimentazione ibrida plug-in.',
  ],
  [{ prices, fuel: null, year: null }, 'Al 1 dicembre prezzi da 3.900 € a 24.500 €, mediana 9.900 €.'],
  [{ prices: { ...prices, highCents: 390_000 }, fuel: null, year: null }, 'Al 1 dicembre prezzi di 3.900 €.'],
  [{ prices: null, fuel: 'altro', year: 1969 }, 'Più frequente: anno 1969.'],
  [{ prices: null, fuel: null, year: null }, undefined],
])('the facts %j give the sentence %s', (facts, text) => {
  expect(landingText({ countedAt, ...facts }, false)?.replace(/\s/g, ' ')).toBe(text)
})
