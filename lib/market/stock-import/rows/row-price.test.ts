import { expect, test } from 'vitest'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { readRowPrice } from './row-price'
import type { StatedFacts } from './statement-table'
import { rowOf } from './test-row'

function priceOf(texts: Partial<Record<Column, string>>, stated: StatedFacts = {}, isRental = false) {
  const row = rowOf(texts)
  return { ...readRowPrice(row, stated, isRental), notes: row.notes.map(({ kind, field, reason }) => `${kind} ${field}: ${reason}`) }
}
const plain = { rentalFeeCents: null, isUnclear: false, isWithVat: false, notes: [] }

test.each<{ texts: Partial<Record<Column, string>>; cents: number | null }>([
  { texts: { price: '10.000 €' }, cents: 1_000_000 },
  { texts: { price: '10.000 €', discountedPrice: '9.000 €' }, cents: 900_000 },
  { texts: { price: '10.000 €', discountedPrice: '' }, cents: 1_000_000 },
  { texts: { price: '10.000 €', discountedPrice: 'boh' }, cents: 1_000_000 },
  { texts: { price: '10.000 €', discountedPrice: '189 €/mese' }, cents: 1_000_000 },
  { texts: {}, cents: null },
])('the price of $texts is $cents', ({ texts, cents }) => {
  expect(priceOf(texts)).toEqual({ ...plain, priceCents: cents })
})

test('what is no price refuses the row, unless it is a rental whose seller says the fee', () => {
  const refused = { field: 'price', value: 'boh', reason: 'il prezzo non è leggibile' }
  expect(priceOf({ price: 'boh' })).toMatchObject(refused)
  expect(priceOf({ price: 'boh' }, {}, true)).toMatchObject(refused)
  expect(priceOf({ price: 'boh' }, { rentalFeeCents: 18_900 })).toMatchObject(refused)
  expect(priceOf({ price: 'boh' }, { rentalFeeCents: 18_900 }, true)).toEqual({ ...plain, priceCents: null, rentalFeeCents: 18_900 })
})

test('words of a price that no field keeps are noted', () => {
  expect(priceOf({ price: '10.000 € + passaggio' })).toEqual({
    ...plain,
    priceCents: 1_000_000,
    notes: ['ignored price: nessun campo dice «passaggio»'],
  })
})

test('a monthly fee alone is no price: the seller is asked', () => {
  expect(priceOf({ price: '189 €/mese' })).toEqual({
    ...plain,
    priceCents: null,
    isUnclear: true,
    notes: ['question price: è una rata mensile: qual è il prezzo?'],
  })
  expect(priceOf({ price: '10.000 € 189 €/mese' })).toEqual({ ...plain, priceCents: 1_000_000 })
})

test.each([
  { price: '189 €/mese', stated: {}, fee: 18_900, notes: [] },
  { price: '189 €/mese', stated: { rentalFeeCents: 19_900 }, fee: 19_900, notes: [] },
  { price: '199 €', stated: { rentalFeeCents: 19_900 }, fee: 19_900, notes: [] },
  { price: '10.000 €', stated: { rentalFeeCents: 19_900 }, fee: 19_900, notes: ['ignored price: un noleggio ha un canone, non un prezzo'] },
  { price: '199 €', stated: {}, fee: null, notes: ['question price: è il canone mensile di questo noleggio?'] },
])('a rental for «$price» whose seller says $stated costs $fee a month', ({ price, stated, fee, notes }) => {
  expect(priceOf({ price }, stated, true)).toEqual({ ...plain, priceCents: null, rentalFeeCents: fee, notes })
})

test('the fee in a column of its own is believed before all others, and is none of a vehicle that is sold', () => {
  const rental = { ...plain, priceCents: null, rentalFeeCents: 29_900 }
  expect(priceOf({ rentalFee: '299 €', price: '189 €/mese' }, { rentalFeeCents: 19_900 }, true)).toEqual(rental)
  expect(priceOf({ rentalFee: '299 €', price: '0' }, {}, true)).toEqual(rental)
  expect(priceOf({ rentalFee: '299 €', price: '18.500 €' }, {}, true)).toEqual({
    ...rental,
    notes: ['ignored price: un noleggio ha un canone, non un prezzo'],
  })
  expect(priceOf({ rentalFee: '299 €', price: '18.500 €' })).toEqual({
    ...plain,
    priceCents: 1_850_000,
    notes: ['ignored rentalFee: il canone vale solo per un noleggio, e questo veicolo ha un prezzo'],
  })
})

test('VAT that the words leave out is added, and the row says so', () => {
  const added = priceOf({ price: '10.000 €' }, { vatToAdd: 22 })
  expect(added).toMatchObject({ priceCents: 1_220_000, isWithVat: true })
  expect(added.notes).toEqual([expect.stringMatching(/^corrected price: il prezzo è senza IVA: con il 22 % è 12\.200/)])
  expect(priceOf({}, { vatToAdd: 22 })).toEqual({ ...plain, priceCents: null })
})

test.each([
  { price: '12.200 €', cents: 1_220_000, why: 'the net amount in the words makes the price' },
  { price: '12.261 €', cents: 1_226_100, why: 'it makes it within half a percent' },
  { price: '12.100 €', cents: 1_476_200, why: 'it makes another' },
  { price: '10.000 €', cents: 1_220_000, why: 'the column holds the net amount too' },
])('a price of $price is $cents cents with VAT, for $why', ({ price, cents }) => {
  expect(priceOf({ price }, { vatToAdd: 22, netEuro: 10_000 })).toMatchObject({ priceCents: cents, isWithVat: true })
})
