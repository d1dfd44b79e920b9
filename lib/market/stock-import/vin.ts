import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'

/** ISO 3779: 17 signs, never I, O or Q. The check digit of North America is not used here. */
const vin = /^[A-HJ-NPR-Z\d]{17}$/

/** The chassis number; null where the row has none, or something else in its place. */
export function readVin(row: RowReader): string | null {
  const text = row.text('vin').trim()
  if (isEmptyValue(text)) return null
  const bare = text.replace(/[\s-]+/g, '').toUpperCase()
  if (vin.test(bare)) return bare
  row.note('vin', 'non è un numero di telaio di 17 caratteri', text)
  return null
}
