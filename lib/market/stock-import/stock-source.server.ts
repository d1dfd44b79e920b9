import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@/lib/kernel/errors/app-error'
import { readStockFile } from './read-stock-file.server'

/** A file that is no CSV is read into memory: it must not be larger. */
const maxBytes = 200 * 1024 * 1024
const maxStart = 200

/** A file as an import reads it: CSV as it stands, by its path; anything else as a table made of it. For commands; what people send goes through `readStockFile`. */
export async function stockSource(path: string): Promise<string | Readable> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || isText(await startOf(path))) return path
  if (found.size > maxBytes) throw new AppError('invalid', 'il file è troppo grande: dividilo, o esportalo in CSV')
  return Readable.from([await readStockFile(await readFile(path))])
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

/** Not a ZIP, an old workbook, XML or JSON. */
function isText(start: Buffer): boolean {
  if (binaryStarts.some((known) => start.subarray(0, known.length).equals(known))) return false
  const text = start
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart()
  return !/^[<[{]/.test(text)
}

const binaryStarts = [Buffer.from('504b0304', 'hex'), Buffer.from('d0cf11e0', 'hex')]
