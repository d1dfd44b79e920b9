import { expect, test } from 'vitest'
import { allStock, readStockFilter, stockFilterHref } from './dealer-stock'

test.each([
  [{}, {}],
  [
    { marca: 'fiat', prezzo_a: '15.000', ordina: 'prezzo' },
    { make: 'fiat', maxEuro: 15_000, order: 'prezzo' },
  ],
  [{ pagina: '3', prezzo_a: '0' }, { page: 3 }],
  [{ marca: "';drop table ad;--", prezzo_a: 'poco', ordina: 'fortuna', pagina: '-1' }, {}],
  [{ marca: ['fiat', 'audi'], prezzo_a: '99999999999', ordina: 'toString' }, {}],
])('the parameters %o are read as %o', (params, expected) => {
  expect(readStockFilter(params)).toEqual({ ...allStock, ...expected })
})

test('a choice of the stock and its address say the same', () => {
  const filter = { kind: 'km0' as const, make: 'fiat', maxEuro: 20_000, order: 'km' as const, page: 2 }
  const address = stockFilterHref('/concessionari/uno', filter)
  expect(address).toBe('/concessionari/uno?tipo=km0&marca=fiat&prezzo_a=20000&ordina=km&pagina=2')
  expect({ ...readStockFilter(Object.fromEntries(new URL(address, 'http://localhost').searchParams)), kind: 'km0' }).toEqual(filter)
  expect(stockFilterHref('/concessionari/uno', allStock)).toBe('/concessionari/uno')
})
