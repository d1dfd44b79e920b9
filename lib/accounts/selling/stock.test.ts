import { expect, test } from 'vitest'
import { countedVehicles, isBulkAction, readChosen, readStockQuery, type StockQuery, stockParams, unchangedReason } from './stock'

const everything: StockQuery = { text: '', status: null, price: null, isSlow: false, sort: 'recenti', page: 1 }

test.each<[string, StockQuery]>([
  ['', everything],
  [
    'cerca=+panda+&stato=sold&fermi=si&ordina=visite&pagina=3',
    { text: 'panda', status: 'sold', price: null, isSlow: true, sort: 'visite', page: 3 },
  ],
  ['prezzi=sopra', { ...everything, price: 'sopra' }],
  ['prezzi=toString', everything],
  ['stato=toString&ordina=constructor&pagina=0&fermi=no', everything],
  ['pagina=-1&stato=venduto', everything],
  ['pagina=1e3', everything],
])('«%s» is read', (address, query) => {
  expect(readStockQuery(Object.fromEntries(new URLSearchParams(address)))).toEqual(query)
})

test('a query written as parameters is read as the same, and everything needs none', () => {
  const query: StockQuery = { text: 'fiat 500 & co', status: 'paused', price: 'senza', isSlow: true, sort: 'giorni', page: 2 }
  expect(readStockQuery(Object.fromEntries(stockParams(query)))).toEqual(query)
  expect(stockParams(everything).size).toBe(0)
})

test('zero bytes, lists and long texts do no harm', () => {
  expect(readStockQuery({ cerca: 'pan\0da' }).text).toBe('panda')
  expect(readStockQuery({ cerca: ['a', 'b'], pagina: ['1', '2'] })).toEqual(everything)
  expect(readStockQuery({ cerca: 'x'.repeat(500) }).text).toHaveLength(80)
})

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test.each([
  { case: 'three', address: '12.15.18', ids: [12, 15, 18] },
  { case: 'one', address: '7', ids: [7] },
  { case: 'one of sixteen digits', address: '1234567890123456', ids: [1_234_567_890_123_456] },
  { case: 'fifty', address: numbered(50).join('.'), ids: numbered(50) },
])('an address chooses $case of the vehicles, in its order', ({ address, ids }) => {
  expect(readChosen(address)).toEqual(ids)
})

test('an address with too many vehicles, or with what is no number of one, chooses none', () => {
  const wrong = ['', '0', '012', 'x12.15', '12.15x', '12..15', '.12', '12.', '12,15', '12.0', '12.12345678901234567', '12345678901234567']
  for (const address of [...wrong, numbered(51).join('.'), ['12'], undefined]) expect(readChosen(address), String(address)).toEqual([])
})

test('what a staff does with several vehicles is one of its actions; deleting and renewing are none', () => {
  expect(['pausa', 'riprendi', 'riserva', 'libera', 'venduto', 'ritira', 'ripubblica'].map(isBulkAction)).not.toContain(false)
  for (const other of ['elimina', 'rinnova', 'toString', '', 'Pausa', undefined, ['pausa']])
    expect(isBulkAction(other), String(other)).toBe(false)
})

test('a vehicle is counted as one, several and none in the plural', () => {
  expect([0, 1, 2].map(countedVehicles)).toEqual(['0 veicoli', '1 veicolo', '2 veicoli'])
})

test.each([
  { status: 'sold', action: 'venduto', reason: 'lo è già' },
  { status: 'sold', action: 'pausa', reason: 'si può solo da: pubblicato, riservato' },
  { status: 'draft', action: 'venduto', reason: 'è una bozza: va prima completata' },
  { status: 'in_review', action: 'pausa', reason: 'chi modera lo sta guardando' },
  { status: 'rejected', action: 'riprendi', reason: 'chi modera non lo ha accolto' },
] as const)('«$action» leaves a vehicle that is $status as it is: $reason', ({ status, action, reason }) => {
  expect(unchangedReason(status, action)).toBe(reason)
})
