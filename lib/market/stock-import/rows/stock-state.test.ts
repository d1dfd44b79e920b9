import { expect, test } from 'vitest'
import { stateOfWords } from '@/lib/market/stock-import/cells/state-words'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { RowReader } from './row-reader'
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
  ['Fiat Panda IN ARRIVO', 'unknown'],
  ['*** in arrivo *** Fiat Panda', 'unknown'],
  ['Golf 1.6 TDI - in arrivo a dicembre', 'unknown'],
  ['Prossimo arrivo! Golf', 'unknown'],
  ['Golf arrivo previsto marzo 2027', 'unknown'],
  ['Panda coming soon', 'unknown'],
  ['Opel Corsa im Zulauf', 'unknown'],
  ['Panda in transito', 'unknown'],
  ['Panda disponibile da gennaio 2027', 'unknown'],
  ['Panda disponibile dal 15/12', 'unknown'],
  ['Panda disponibile dal 01/10/2026', null],
  ['Panda disponibile subito', null],
  ['Panda disponibile da noi', null],
  ['Panda in pronta consegna', null],
  ['Foto in arrivo - Fiat Panda', null],
  ['Fiat Panda, altre in arrivo', null],
  ['Panda appena arrivata', null],
  ['Panda fermo amministrativo', 'unknown'],
  ['Panda senza fermo amministrativo', null],
  ['Panda 1.2 (non disponibile)', 'unavailable'],
  ['Panda 1.2 NON DISPONIBILE', 'unavailable'],
  ['Fiat Panda CONSEGNATA', 'sold'],
  ['Venduta: Fiat Panda', 'sold'],
  ['Fiat Panda 1.2 Easy venduta', 'sold'],
  ['Jeep Avenger Sold Out', 'sold'],
  ['Nissan Juke Reserved', 'reserved'],
  ['Panda - trattativa in corso', 'reserved'],
  ['Fiat Panda prezzo riservato', null],
  ['Golf offerta riservata', null],
])('the title «%s» says of the sale: %s', (title, state) => {
  expect(stateOf({}, title)).toBe(state)
})

const underStato = (text: string, name = 'Stato') =>
  readStockState(
    new RowReader({ texts: new Map([['condition', text]]), notes: [], nameOf: () => name }),
    [],
    new Date('2026-11-21T12:00:00Z'),
  ).state

test.each(['impegnata da Rossi', 'da sentire Rossi', 'bloccata per Bianchi', 'attesa documenti', 'promessa', 'ven.'])(
  '«%s» under «Stato», where others say «usato», is asked about; under «Condizioni» it is not',
  (text) => {
    expect(underStato(text)).toBe('unknown')
    expect(underStato(text, 'Condizioni')).toBeNull()
  },
)

test.each([
  'usato',
  'Ottimo',
  'ottime condizioni',
  'Incidentato',
  'A+',
  '8/10',
  'come nuova',
  'unico proprietario',
  'tenuta benissimo',
  'gebraucht',
])('«%s» under «Stato» is a condition', (text) => expect(underStato(text)).toBeNull())

test.each([
  ['opz.', 'reserved'],
  ['pren.', 'reserved'],
  ['disp.', 'available'],
])('«%s» under «Stato» is %s', (text, state) => expect(underStato(text)).toBe(state))

test('a word of the sale is no make, model or colour', () => {
  for (const text of ['Fiat', 'Panda', 'Bianco', 'Active', 'Live'])
    expect([text, stateOfWords(text)]).toEqual([text, ['Active', 'Live'].includes(text) ? 'available' : undefined])
})
