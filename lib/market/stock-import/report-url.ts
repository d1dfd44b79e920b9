import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import { isWebAddress } from '@/lib/market/stock-import/cells/web-address'
import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'

/** Address of an inspector's report on the vehicle; null where the row names none, or names it without its address. */
export function readReportUrl(row: RowReader): string | null {
  const text = row.text('report').trim()
  if (isEmptyValue(text)) return null
  if (isWebAddress(text)) return text
  row.note('report', 'non è l’indirizzo di una perizia', text)
  return null
}
