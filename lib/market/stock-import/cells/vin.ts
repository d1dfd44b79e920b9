import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import { isEmptyValue } from './parsed-cell'

/** ISO 3779: 17 signs, never I, O or Q. The check digit of North America is not used here. */
const vin = /^[A-HJ-NPR-Z\d]{17}$/

/** What people type where they have none: one sign again and again, or the row of digits. */
const isFiller = /^(.)\1{16}$|^1234567890?1234567$/

/** A chassis number as somebody typed it; undefined for what is none. */
export function parseVin(text: string): string | undefined {
  const bare = text
    .replace(/^\s*(?:vin|telaio|n\.?\s*telaio|fin)\s*[:.]\s*/i, '')
    .replace(/[\s*-]+/g, '') // stars are the bar codes' own
    .toUpperCase()
  return vin.test(bare) && !isFiller.test(bare) ? bare : undefined
}

/** The chassis number; null where the row has none, or something else in its place. */
export function readVin(row: RowReader): string | null {
  const text = row.text('vin').trim()
  if (isEmptyValue(text)) return null
  const read = parseVin(text)
  if (read !== undefined) return read
  row.note('vin', 'non è un numero di telaio di 17 caratteri', '') // what stands there may be one with a slip: reports do not repeat it
  return null
}
