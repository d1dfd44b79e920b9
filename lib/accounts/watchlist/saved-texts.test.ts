import { expect, test } from 'vitest'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { changeText, closedText, onDayText, savedText } from './saved-texts'

const card: AdCard = {
  id: 1,
  href: '/annuncio/fiat-panda-1',
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  offerLabel: 'Usato',
  title: 'Fiat Panda',
  version: '',
  priceCents: 2_490_000,
  previousPriceCents: null,
  rentalFeeCents: null,
  priceLabel: null,
  facts: [],
  seller: { kind: 'privato', name: 'Privato' },
  place: null,
  distanceKm: null,
  photo: null,
  illustration: { category: 'auto', body: null, doors: null, classicYear: null, colour: null, id: 1 },
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const moment = '2026-04-14T10:00:00Z'

test.each([
  { change: { cents: -100_000, percent: -3.9 }, expected: 'Ribassato di 1.000 € (3,9 %)' },
  { change: { cents: 50_000, percent: 2 }, expected: 'Aumentato di 500 € (2 %)' },
  { change: { cents: -100, percent: 0 }, expected: 'Ribassato di 1 €' },
  { change: null, expected: null },
])('the change is shown in euro and per cent: $expected', ({ change, expected }) => {
  expect(plain(changeText(change))).toBe(expected)
})

test.each([
  { savedPriceCents: 2_590_000, rentalFeeCents: null, expected: 'Salvato il 14 aprile 2026 a 25.900 €' },
  { savedPriceCents: 39_900, rentalFeeCents: 35_900, expected: 'Salvato il 14 aprile 2026 a 399 € al mese' },
  { savedPriceCents: null, rentalFeeCents: null, expected: 'Salvato il 14 aprile 2026, prezzo su richiesta' },
])('the text of a watched ad says when and at what price it was saved: $expected', ({ savedPriceCents, rentalFeeCents, expected }) => {
  expect(plain(savedText({ savedAt: moment, savedPriceCents, card: { ...card, rentalFeeCents } }))).toBe(expected)
})

test.each([
  { status: 'published', closedAt: null, priceCents: 1, expected: null },
  { status: 'sold', closedAt: moment, priceCents: 2_420_000, expected: 'Venduto il 14 aprile 2026 · ultimo prezzo 24.200 €' },
  { status: 'withdrawn', closedAt: null, priceCents: null, expected: 'Ritirato dal venditore' },
  { status: 'deleted', closedAt: moment, priceCents: 2_420_000, expected: 'Ultimo prezzo 24.200 €' },
  { status: 'reserved', closedAt: null, priceCents: null, expected: null },
] as const)('an ad that is $status says: $expected', ({ status, closedAt, priceCents, expected }) => {
  expect(plain(closedText({ card: { ...card, status }, closedAt, priceCents }))).toBe(expected)
})

test.each([
  { moment: '2026-04-08T10:00:00Z', expected: 'l’8 aprile 2026' },
  { moment: '2026-04-11T10:00:00Z', expected: 'l’11 aprile 2026' },
  { moment: '2026-04-01T10:00:00Z', expected: 'il 1º aprile 2026' },
  { moment: '2026-04-21T10:00:00Z', expected: 'il 21 aprile 2026' },
  { moment: '2026-04-28T10:00:00Z', expected: 'il 28 aprile 2026' },
  { moment: '2026-04-18T10:00:00Z', expected: 'il 18 aprile 2026' },
  { moment: '2026-04-13T22:30:00Z', expected: 'il 14 aprile 2026' },
])('$moment is $expected in Italy', ({ moment, expected }) => {
  expect(onDayText(moment)).toBe(expected)
})
