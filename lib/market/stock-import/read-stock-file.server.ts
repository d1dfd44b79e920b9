import { shared } from '@/lib/kernel/process/shared.server'
import type { StockTable } from './stock-list'
import { tableFile } from './table-file.server'

/** Makes a table of a file that somebody sent. `wanted`: which of several lists in it. `patienceMs`: how long the reading may take, where that is less than usual. */
export type StockFileReader = (bytes: Buffer, wanted?: string, patienceMs?: number) => Promise<StockTable>

/** The one door for files that somebody sent. On the running site and in commands a thread reads them, with bounds of memory and time (`openFileReader`). */
export function readStockFile(bytes: Buffer, wanted?: string, patienceMs?: number): Promise<StockTable> {
  return shared('fileReader')?.(bytes, wanted, patienceMs) ?? tableFile(bytes, wanted)
}
