import { shared } from '@/lib/kernel/process/shared.server'
import { describeColumns } from '@/lib/market/stock-import/columns/describe-columns.server'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import type { HeaderChoices } from '@/lib/market/stock-import/columns/map-columns'
import type { StockTable } from './stock-list'
import { tableFile } from './table-file.server'

/** A file that somebody sent. `wanted`: which of several lists in it. `choices`: what a dealer takes columns for, where the columns are to be described too. */
export type StockFile = { bytes: Buffer; wanted?: string | undefined; choices?: HeaderChoices | undefined }
/** `columns`: in their order; none unless the file came with `choices`. */
export type DescribedTable = StockTable & { columns: readonly DescribedColumn[] }
/** Makes a table of a file. `patienceMs`: how long the reading may take, where that is less than usual. */
export type StockFileReader = (file: StockFile, patienceMs?: number) => Promise<DescribedTable>

/** The only entry point for files that somebody sent. On the running site and in commands a thread reads them, with bounds of memory and time (`openFileReader`). */
export function readStockFile(file: StockFile, patienceMs?: number): Promise<DescribedTable> {
  return shared('fileReader')?.(file, patienceMs) ?? describedTable(file)
}

/** Reads a file in the thread of its caller. */
export async function describedTable({ bytes, wanted, choices }: StockFile): Promise<DescribedTable> {
  const table = await tableFile(bytes, wanted)
  return { ...table, columns: choices ? await describeColumns(table.content, choices) : [] }
}
