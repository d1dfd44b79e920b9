import { expect, test } from 'vitest'
import { changeText, daysFinding, kmFinding, regionsFinding, shareFinding, timeFinding, valueFinding } from './findings'
import type { ObservedMonth } from './observed-months'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const month = (name: string, euro: number): ObservedMonth => ({ month: name, euro, lowEuro: euro, highEuro: euro, ads: 40 })
const point = (at: number, euro: number) => ({ at, euro, lowEuro: euro, highEuro: euro })

test.each([
  { months: [], said: 'Il primo mese non è ancora stato misurato: i prezzi nel tempo cominciano questa notte.' },
  { months: [month('2026-03', 9_000)], said: 'C’è un solo mese di dati, marzo 2026: il confronto nel tempo comincia con il prossimo.' },
  { months: [month('2026-02', 9_000), month('2026-03', 8_220)], said: 'Da febbraio 2026 la stessa Fiat Panda è scesa di 780 €.' },
  { months: [month('2026-02', 9_000), month('2026-03', 9_100)], said: 'Da febbraio 2026 la stessa Fiat Panda è salita di 100 €.' },
  { months: [month('2026-02', 9_000), month('2026-03', 8_990)], said: 'Da febbraio 2026 la stessa Fiat Panda è scesa di 10 €.' },
  { months: [month('2026-02', 9_000), month('2026-03', 9_009)], said: 'Da febbraio 2026 la stessa Fiat Panda costa come allora.' },
  { months: [month('2026-02', 9_000), month('2026-03', 9_000)], said: 'Da febbraio 2026 la stessa Fiat Panda costa come allora.' },
])('of time: $said', ({ months, said }) => {
  expect(plain(timeFinding(months, 'Fiat Panda'))).toBe(said)
})

test('of age and kilometres', () => {
  const curves = { byAge: [point(1, 10_000), point(5, 6_450)], byKm: [point(20_000, 8_000), point(60_000, 6_800)] }
  expect(plain(valueFinding(curves, 'Fiat Panda'))).toBe(
    'Da 1 anno a 5 anni, 12.000 km l’anno, Fiat Panda passa da 10.000 € a 6.450 €: il 36% in meno.',
  )
  expect(plain(kmFinding(curves))).toBe('Ogni 10.000 km: circa 300 € in meno.')
  const flat = { byAge: [point(5, 6_000)], byKm: [] }
  expect(valueFinding(flat, 'Fiat Panda')).toBe('Gli annunci bastano per una sola età: non c’è una curva.')
  expect(kmFinding(flat)).toBeUndefined()
})

const days = (medianDays: number | null, great: number | null, above: number | null) => ({
  ads: 40,
  medianDays,
  histogram: [],
  byPosition: [
    { position: 'Ottimo' as const, ads: 40, medianDays: great },
    { position: 'Sopra la media' as const, ads: 40, medianDays: above },
  ],
})

test.each([
  { of: { ...days(null, null, null), ads: 29 }, said: 'Troppo pochi annunci usciti dal sito in un anno: 29, ne servono 30.' },
  { of: days(34, 17, 58), said: 'Chi chiede troppo aspetta: sopra la media ci vogliono 58 giorni, con un Ottimo Prezzo 17.' },
  { of: days(34, 58, 17), said: 'Metà degli annunci esce dal sito entro 34 giorni.' },
  { of: days(34, 17, 17), said: 'Metà degli annunci esce dal sito entro 34 giorni.' },
  { of: days(34, 17, null), said: 'Metà degli annunci esce dal sito entro 34 giorni.' },
  { of: days(34, null, 58), said: 'Metà degli annunci esce dal sito entro 34 giorni.' },
])('of days: $said', ({ of, said }) => {
  expect(daysFinding(of)).toBe(said)
})

test('of regions, as many as there are', () => {
  const none = { region: 'molise', ads: 3, rated: 3, euro: null } as const
  const low = { region: 'campania', ads: 20, rated: 90, euro: 9_450 } as const
  const high = { region: 'toscana', ads: 20, rated: 90, euro: 10_870 } as const
  expect(regionsFinding([none])).toBe('In nessuna regione ci sono stati almeno 30 annunci in un anno.')
  expect(regionsFinding([none, low])).toBe('Solo in Campania ci sono stati almeno 30 annunci in un anno.')
  expect(plain(regionsFinding([high, none, low]))).toBe('Fra Campania e Toscana ci sono 1.420 € sulla stessa auto.')
  expect(regionsFinding([low, { ...high, euro: low.euro }])).toBe('Fra Campania e Toscana non c’è differenza sulla stessa auto.')
})

test('of shares, and of changes', () => {
  expect(
    shareFinding([
      { name: 'Benzina', ads: 46 },
      { name: 'Diesel', ads: 54 },
    ]),
  ).toBe('Su 100 annunci 54: diesel.')
  expect([-0.0434, 0.01, 0.0004, -0.0004].map(changeText)).toEqual(['−4,3%', '+1%', '0%', '0%'])
})
