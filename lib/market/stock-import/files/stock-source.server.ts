import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@/lib/kernel/errors/app-error'
import { firstSigns, isGzip, isOldWorkbook, isZip } from './file-marks'
import { readStockFile } from './read-stock-file.server'
import type { StockTable } from './stock-list'

/** A file that is no CSV is read into memory: it must not be larger. */
const maxBytes = 200 * 1024 * 1024
const maxStart = 200

type Source = Omit<StockTable, 'content'> & { source: string | Readable }

/** A file as an import reads it: CSV as it stands, by its path; anything else as a table made of it. For commands; what people send goes through `readStockFile`. */
export async function stockSource(path: string, wanted?: string): Promise<Source> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || (wanted === undefined && isText(await startOf(path)))) return { source: path, list: null, others: [] }
  if (found.size > maxBytes) throw new AppError('invalid', 'il file è troppo grande: dividilo, o esportalo in CSV')
  const { content, list, others } = await readStockFile({ bytes: await readFile(path), wanted })
  return { source: Readable.from([content]), list, others }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxStart), 0, maxStart, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether a file is text: not packed, no workbook, XML or JSON. */
function isText(start: Buffer): boolean {
  return !isZip(start) && !isGzip(start) && !isOldWorkbook(start) && !/^[<[{]/.test(firstSigns(start))
}
