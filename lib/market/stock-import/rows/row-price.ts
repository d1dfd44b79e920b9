import { euroText } from '@/lib/market/catalogue/number-text'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import { readPrice } from '@/lib/market/stock-import/cells/price-text'
import { readRentalFee } from '@/lib/market/stock-import/cells/rental-cells'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { namesEuro } from '@/lib/market/stock-import/columns/reading-proofs'
import type { RowReader } from './row-reader'
import type { StatedFacts } from './statement-table'

/** `isUnclear`: the file names an amount that is no price. `isWithVat`: VAT was added, or was in it already. */
export type RowPrice = { priceCents: number | null; rentalFeeCents: number | null; isUnclear: boolean; isWithVat: boolean }
export type RejectedRow = { field: string; value: string; reason: string }

/** What a row says of money: the price with VAT, or the monthly fee of a rental. */
export function readRowPrice(row: RowReader, stated: StatedFacts, isRental: boolean): RowPrice | RejectedRow {
  const columnFeeCents = readRentalFee(row)
  const feeCents = columnFeeCents ?? stated.rentalFeeCents
  const column = isPrice(row.text('discountedPrice')) ? 'discountedPrice' : 'price'
  const text = row.text(column)
  const amount = row.amount(column)
  const reading = readPrice(amount)
  if (reading && 'fault' in reading && !(isRental && feeCents !== undefined))
    return { field: row.nameOf(column), value: cleanText(text), reason: reading.fault }
  const currency = reading === null || isRental ? 'eur' : currencyOf(row, column, text)
  if (currency === 'other') {
    const named = isEmptyValue(row.text('currency')) ? column : 'currency'
    return { field: row.nameOf(named), value: cleanText(row.text(named)), reason: 'il prezzo è in un’altra valuta: serve in euro' }
  }
  if (currency === 'unclear') row.note(column, 'in quale valuta? Le righe della colonna ne nominano più d’una', undefined, 'question')
  if (currency === 'unclear' || (text !== '' && amount === ''))
    return { priceCents: null, rentalFeeCents: isRental ? (feeCents ?? null) : null, isUnclear: true, isWithVat: false }
  const { cents, monthlyCents, unstored } =
    reading && 'value' in reading ? reading.value : { cents: null, monthlyCents: null, unstored: '' }
  if (unstored !== '') row.note(column, `nessun campo dice «${unstored}»`)
  if (isRental) return feeOf(row, column, feeCents ?? monthlyCents, cents)
  if (columnFeeCents !== null) row.note('rentalFee', 'il canone vale solo per un noleggio, e questo veicolo ha un prezzo')
  if (cents === null && monthlyCents !== null) {
    row.note(column, 'è una rata mensile: qual è il prezzo?', undefined, 'question')
    return { priceCents: null, rentalFeeCents: null, isUnclear: true, isWithVat: false }
  }
  return { ...withVat(row, column, cents, stated), rentalFeeCents: null, isUnclear: false }
}

const euroCode = /^(?:€|eur|euro|eur\.|978)$/i

/** The currency of a price: what the row says, else what the whole column says. */
function currencyOf(row: RowReader, column: Column, text: string): 'eur' | 'other' | 'unclear' {
  const code = row.text('currency')
  if (!isEmptyValue(code)) return euroCode.test(code) ? 'eur' : 'other'
  const ofColumn = row.reading(column, 'currency')
  if (namesEuro(text) || ofColumn === undefined) return 'eur'
  if (ofColumn.source === 'contrary') return 'unclear'
  return ofColumn.value === 'other' ? 'other' : 'eur'
}

function isPrice(text: string): boolean {
  const reading = readPrice(text)
  return reading !== null && 'value' in reading && reading.value.cents !== null
}

/** A rental has a fee instead of a price. */
function feeOf(row: RowReader, column: 'price' | 'discountedPrice', feeCents: number | null, cents: number | null): RowPrice {
  if (cents !== null && cents !== feeCents)
    row.note(
      column,
      feeCents === null ? 'è il canone mensile di questo noleggio?' : 'un noleggio ha un canone, non un prezzo',
      undefined,
      feeCents === null ? 'question' : 'ignored',
    )
  return { priceCents: null, rentalFeeCents: feeCents, isUnclear: false, isWithVat: false }
}

/** «10.000 + IVA» costs a buyer 12.200 €. Where the words name the net amount too, the column may already hold the gross one. */
function withVat(row: RowReader, column: 'price' | 'discountedPrice', cents: number | null, { vatToAdd, netEuro }: StatedFacts) {
  if (cents === null || vatToAdd === undefined) return { priceCents: cents, isWithVat: false }
  const gross = (net: number) => Math.round((net * (100 + vatToAdd)) / 100)
  if (netEuro !== undefined && Math.abs(gross(netEuro * 100) - cents) <= cents * 0.005) return { priceCents: cents, isWithVat: true }
  row.note(column, `il prezzo è senza IVA: con il ${vatToAdd} % è ${euroText(gross(cents))}`, undefined, 'corrected')
  return { priceCents: gross(cents), isWithVat: true }
}
