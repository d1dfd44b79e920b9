import { expect, test } from 'vitest'
import { type Column, columnNamed } from '@/lib/market/stock-import/columns/column'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readRentalFee, readRentalTerms } from './rental-cells'

const termsOf = (texts: Partial<Record<Column, string>>, isRental = true) => {
  const row = rowOf(texts)
  return { ...readRentalTerms(row, isRental), notes: row.notes.map(({ field, reason }) => `${field}: ${reason}`) }
}
const nothing = { rentalDepositCents: null, rentalVatIncluded: null, notes: [] }

test.each([
  ['299', 29_900],
  ['€ 299,50', 29_950],
  ['1.299 €/mese', 129_900],
  ['299 euro al mese', 29_900],
  ['299 € mensili', 29_900],
  ['299 € + IVA', 29_900],
  ['299 iva esclusa', 29_900],
  ['299 € IVA incl. al mese', 29_900],
  ['n.d.', null],
  ['', null],
])('a fee of «%s» is %s cents', (rentalFee, cents) => {
  const row = rowOf({ rentalFee })
  expect(readRentalFee(row)).toBe(cents)
  expect(row.notes).toEqual([])
})

test.each(['299 o 349', 'da concordare', '9', '25.000', '-299', '299 mesi 36'])(
  'a fee of «%s» is no fee: left out with a remark',
  (rentalFee) => {
    const row = rowOf({ rentalFee })
    expect(readRentalFee(row)).toBeNull()
    expect(row.notes.map(({ field }) => field)).toEqual(['rentalFee'])
  },
)

test.each<[Partial<Record<Column, string>>, object]>([
  [{ rentalDeposit: '3.000 €' }, { rentalDepositCents: 300_000 }],
  [{ rentalDeposit: '0' }, { rentalDepositCents: 0 }],
  [{ rentalDeposit: 'Senza anticipo' }, { rentalDepositCents: 0 }],
  [{ rentalDeposit: 'n.d.' }, {}],
  [{ rentalFee: '299 € + IVA' }, { rentalVatIncluded: false }],
  [{ rentalFee: '299 € IVA esclusa' }, { rentalVatIncluded: false }],
  [{ rentalFee: '299 € IVA inclusa' }, { rentalVatIncluded: true }],
  [{ rentalFee: '299 € + IVA', rentalVatIncluded: 'sì' }, { rentalVatIncluded: true }],
  [{ rentalFee: '299 €' }, {}],
])('%o tells %o', (texts, terms) => {
  expect(termsOf(texts)).toEqual({ ...nothing, ...terms })
})

test('an unreadable down payment, or one of a vehicle for sale, gives a remark', () => {
  expect(termsOf({ rentalDeposit: 'tre canoni' }).notes).toEqual(['rentalDeposit: non è un numero'])
  expect(termsOf({ rentalDeposit: '3.000 €' }, false)).toEqual({
    ...nothing,
    notes: ['rentalDeposit: l’anticipo vale solo per un noleggio'],
  })
})

test.each([
  ['Canone', 'rentalFee'],
  ['Canone mensile (€)', 'rentalFee'],
  ['CANONE MENSILE', 'rentalFee'],
  ['Anticipo', 'rentalDeposit'],
  ['Durata', 'rentalMonths'],
  ['Durata (mesi)', 'rentalMonths'],
  ['Durata mesi', 'rentalMonths'],
  ['Km/anno', 'rentalKmYear'],
] as const)('a column «%s» is %s', (header, column) => {
  expect(columnNamed(header)).toBe(column)
})
