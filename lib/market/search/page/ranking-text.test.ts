import { expect, test } from 'vitest'
import { findPlace } from '@/lib/market/places/places.server'
import { rankingText } from './ranking-text'

test('the order of a list is explained with what stands last and with what money cannot do', () => {
  expect(rankingText({ sort: 'recenti', place: null })).toBe('Prima i più recenti. Nessuno può pagare per salire.')
  expect(rankingText({ sort: 'km', place: null })).toBe(
    'Prima chi ha meno chilometri, in fondo chi non dichiara il dato. Nessuno può pagare per salire.',
  )
})

test('«Consigliati» is explained with all that counts, the distance only from a place that is named', () => {
  expect(rankingText({ sort: 'consigliati', place: null })).toBe(
    'Prima i più recenti, ma chi dice di più guadagna giorni: fino a 5 per le foto, 5 per la scheda completa, 5 per «Buon Prezzo», 10 per «Ottimo Prezzo». Mai più di due di fila di un venditore, se ce ne sono altri. Nessuno può pagare per salire.',
  )
  expect(rankingText({ sort: 'consigliati', place: findPlace('050026') ?? null })).toContain('Ogni 10 km da Pisa toglie un giorno.')
})
