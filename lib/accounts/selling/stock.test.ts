import { expect, test } from 'vitest'
import { readStockQuery, type StockQuery, stockParams } from './stock'

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
