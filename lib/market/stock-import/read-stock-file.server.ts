import { tableFile } from './table-file.server'

/** Makes a table of a file that somebody sent, as CSV. */
export type StockFileReader = (bytes: Buffer) => Promise<Buffer>

declare global {
  var ingranaReadStockFile: StockFileReader | undefined // global: Next bundles its own copy of this module
}

/** The one door for files that somebody sent. On the running site a thread reads them, with bounds of memory and time; commands read them where they are. */
export function readStockFile(bytes: Buffer): Promise<Buffer> {
  return (globalThis.ingranaReadStockFile ?? tableFile)(bytes)
}
