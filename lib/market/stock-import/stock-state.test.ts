import { expect, test } from 'vitest'
import type { Column } from './column'
import { stateOfWords } from './state-words'
import { readStockState } from './stock-state'
import { rowOf } from './test-row'

const stateOf = (cells: Partial<Record<Column, string>>, ...titles: string[]) =>
  readStockState(rowOf(cells), titles, new Date('2026-11-21T12:00:00Z')).state

test.each([
  ['Venduta', 'sold'],
  ['VENDUTO', 'sold'],
  ['sold', 'sold'],
  ['Consegnato', 'sold'],
  ['verkauft', 'sold'],
  ['https://schema.org/SoldOut', 'sold'],
  ['vendu', 'sold'],
  ['réservée', 'reserved'],
  ['Sale agreed', 'reserved'],
  ['Prenotata', 'reserved'],
  ['Riservato', 'reserved'],
  ['on hold', 'reserved'],
  ['PENDING', 'reserved'],
  ['In trattativa', 'reserved'],
  ['reserviert', 'reserved'],
  ['out of stock', 'unavailable'],
  ['https://schema.org/OutOfStock', 'unavailable'],
  ['NOT_AVAILABLE', 'unavailable'],
  ['Non più disponibile', 'unavailable'],
  ['nicht verfügbar', 'unavailable'],
  ['Ritirato', 'unavailable'],
  ['Sospeso', 'held'],
  ['In pausa', 'held'],
  ['Bozza', 'draft'],
  ['Disponibile', 'available'],
  ['in stock', 'available'],
  ['https://schema.org/InStock', 'available'],
  ['AVAILABLE', 'available'],
  ['Venduta il 12/03/2026', 'sold'],
  ['venduto a Rossi', 'sold'],
  ['Prenotata fino a sabato', 'reserved'],
  ['non ancora venduta', 'available'],
  ['invenduto', 'available'],
  ['al momento non disponibile in sede', 'unavailable'],
  ['Pubblicato', 'available'],
  ['verfügbar', 'available'],
])('«%s» in a column about the sale means %s', (text, state) => {
  expect(stateOf({ saleState: text })).toBe(state)
})

test.each(['blablà', 'In arrivo', 'Lotto 7', 'usato garantito'])('«%s» in a column about the sale is known to nobody', (text) => {
  expect(stateOf({ saleState: text })).toBe('unknown')
})

test.each([
  [{ sold: 'sì' }, 'sold'],
  [{ sold: 'no' }, null],
  [{ sold: '1' }, 'sold'],
  [{ reserved: 'true' }, 'reserved'],
  [{ reserved: '0', sold: '0' }, null],
  [{ availability: 'no' }, 'unavailable'],
  [{ availability: '0' }, 'unavailable'],
  [{ availability: '3' }, 'available'],
  [{ availability: 'dal 15/12/2026' }, 'unknown'],
  [{ availability: 'gennaio 2027' }, 'unknown'],
  [{ availability: '15/11/2026' }, 'available'],
  [{ sold: '2026-11-01' }, 'sold'],
  [{ reserved: '01/12/2026' }, 'reserved'],
  [{ condition: 'usato, in arrivo' }, null],
  [{ condition: 'In arrivo' }, 'unknown'],
  [{ condition: 'Venduto il 12/11/2026' }, 'sold'],
  [{ condition: 'Fermo amministrativo' }, 'unknown'],
  [{ availability: 'sì', sold: 'sì' }, 'sold'],
  [{ condition: 'usato – venduto' }, 'sold'],
  [{ condition: 'Usato' }, null],
  [{ condition: 'ottimo' }, null],
  [{ offerType: 'Usato', saleState: 'n.d.' }, null],
] as const)('%j means %s', (cells, state) => {
  expect(stateOf(cells)).toBe(state)
})

test.each([
  ['VENDUTA Fiat Panda 1.2 Easy', 'sold'],
  ['Fiat 500 1.2 ** prenotata **', 'reserved'],
  ['Opel Corsa 1.2 (venduto)', 'sold'],
  ['Fiat Panda - SOLD', 'sold'],
  ['Fiat Panda 1.2, trattativa riservata', null],
  ['Fiat Panda mai venduta, unico proprietario', null],
  ['Fiat Panda venduta con garanzia di 12 mesi', null],
  ['FIAT PANDA VENDUTA A COMMERCIANTI', null],
  ['Opel Corsa 1.2 Elegance non venduta a commercianti', null],
])('the title «%s» says of the sale: %s', (title, state) => {
  expect(stateOf({}, title)).toBe(state)
})

test('a word of the sale is no make, model or colour', () => {
  for (const text of ['Fiat', 'Panda', 'Bianco', 'Active', 'Live'])
    expect([text, stateOfWords(text)]).toEqual([text, ['Active', 'Live'].includes(text) ? 'available' : undefined])
})
