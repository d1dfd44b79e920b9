import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import { readNumber } from './amount'
import { isEmptyValue, type ParsedCell } from './parsed-cell'

const withVat = /(?<![\p{L}])iva\s*(?:incl|compr)\p{L}*\.?/giu
const withoutVat = /(?:\+\s*|più\s+)iva(?![\p{L}])|(?<![\p{L}])iva\s*escl\p{L}*\.?/giu
/** What stands beside the amount of a fee or of a down payment. */
const besides = new RegExp(
  String.raw`€|(?<![\p{L}])eur(?:o)?(?![\p{L}])|(?:\/\s*|(?<![\p{L}])(?:al|per)\s+)?mese(?![\p{L}])|(?<![\p{L}])mensil[ei](?![\p{L}])|${withVat.source}|${withoutVat.source}`,
  'giu',
)
const maxFeeEuro = 20_000
const maxDepositEuro = 200_000

/** The monthly fee in a column of its own, in cents. */
export function readRentalFee(row: RowReader): number | null {
  return row.accept('rentalFee', centsIn(row.amount('rentalFee'), { min: 10, max: maxFeeEuro }))
}

/** What a rental costs besides its fee; a vehicle that is sold has no down payment of ours. */
export function readRentalTerms(
  row: RowReader,
  isRental: boolean,
): { rentalDepositCents: number | null; rentalVatIncluded: boolean | null } {
  const text = row.text('rentalDeposit')
  if (!isRental && !isEmptyValue(text)) row.note('rentalDeposit', 'l’anticipo vale solo per un noleggio')
  return {
    rentalDepositCents: isRental
      ? row.accept('rentalDeposit', centsIn(row.amount('rentalDeposit'), { min: 0, max: maxDepositEuro }))
      : null,
    rentalVatIncluded: row.yesNo('rentalVatIncluded') ?? vatIn(row.text('rentalFee')),
  }
}

function centsIn(text: string, within: { min: number; max: number }): ParsedCell<number> {
  if (/^(?:zero|nessuno|senza anticipo)$/i.test(text)) return { value: 0 }
  const reading = readNumber(text, { ...within, unit: besides })
  return reading && 'value' in reading ? { value: Math.round(reading.value * 100) } : reading
}

/** Whether the words beside a fee say that VAT is in it. */
function vatIn(fee: string): boolean | null {
  if (fee.search(withoutVat) >= 0) return false
  return fee.search(withVat) >= 0 ? true : null
}
