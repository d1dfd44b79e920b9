import { type Column, isColumn } from '@/lib/market/stock-import/columns/column'
import { RowReader } from './row-reader'

/** A row that says what is given, in columns that the file calls as we do. */
export function rowOf(texts: Partial<Record<Column, string>>): RowReader {
  const cells = new Map(Object.entries(texts).flatMap(([column, text]) => (isColumn(column) ? [[column, text] as const] : [])))
  return new RowReader({ texts: cells, notes: [], nameOf: (column) => column })
}
