import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'
import { isWebAddress } from './web-address'

/** Where an inspector's report on the vehicle stands; null where the row names none, or names it without its address. */
export function readReportUrl(row: RowReader): string | null {
  const text = row.text('report').trim()
  if (isEmptyValue(text)) return null
  if (isWebAddress(text)) return text
  row.note('report', 'non è l’indirizzo di una perizia', text)
  return null
}
