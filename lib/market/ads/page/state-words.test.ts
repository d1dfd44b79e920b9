import { expect, test } from 'vitest'
import { endText, stateText } from './state-words'

const ad = { category: 'auto', publishedAt: '2026-11-01T10:00:00.000Z', closedAt: '2026-11-24T10:00:00.000Z' } as const

test.each([
  { given: { status: 'sold' }, state: 'Venduta', end: 'venduta il 24 novembre, dopo 23 giorni' },
  { given: { status: 'sold', category: 'veicoli-commerciali' }, state: 'Venduto', end: 'venduto il 24 novembre, dopo 23 giorni' },
  { given: { status: 'sold', closedAt: '2026-11-01T18:00:00.000Z' }, state: 'Venduta', end: 'venduta il 1 novembre' },
  { given: { status: 'withdrawn', closedAt: null }, state: 'Non più in vendita', end: 'il venditore l’ha ritirata' },
  { given: { status: 'expired' }, state: 'Non più in vendita', end: 'l’annuncio è scaduto il 24 novembre' },
] as const)('an ad that is over says how it ended: $end', ({ given, state, end }) => {
  expect(stateText({ ...ad, ...given })).toBe(state)
  expect(endText({ ...ad, ...given })).toBe(end)
})

test('a reserved motorbike is «Riservata», an ad for sale says nothing', () => {
  expect(stateText({ status: 'reserved', category: 'moto-e-scooter' })).toBe('Riservata')
  expect(stateText({ status: 'published', category: 'auto' })).toBeNull()
})
