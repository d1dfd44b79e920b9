import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ZipParts } from '@/lib/kernel/archives/zip-file.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { EncodingDetector } from './encoding'
import { isGzip, isOldWorkbook, isZip } from './file-marks'
import { openTable } from './open-table.server'
import { chooseList, type Glance, type StockTable } from './stock-list'

/** Limit of what is unpacked: as many bytes as a table may have signs (`table-text.ts`). */
const maxUnpackedBytes = 100 * 1024 * 1024
/** Photographs beside a list are left out before they are counted. */
const maxFiles = 30
const startBytes = 4_096

/** What a gzip file holds; one inside another is refused. */
export async function gunzipped(bytes: Buffer): Promise<Buffer> {
  const content = await promisify(gunzip)(bytes, { maxOutputLength: maxUnpackedBytes }).catch((cause: unknown) => {
    if (cause instanceof RangeError || (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'))
      throw new AppError('tooLarge', 'a gzip bomb', { shownText: 'Il file, decompresso, è più grande di qualunque stock.', cause })
    throw new AppError('invalid', 'il file compresso è rotto o finisce a metà', { cause })
  })
  if (isGzip(content)) throw packedTwice()
  return content
}

/** A file that is packed in a packed one. */
export function packedTwice(): AppError {
  return new AppError('invalid', 'è un archivio dentro un altro archivio: manda direttamente il file con i veicoli')
}

type Part = Glance & { file: string; sheet: string | null }

/** One list of vehicles of an archive; `read` reads each of its files as if it had come alone. */
export async function archivedTable(
  zip: ZipParts,
  read: (bytes: Buffer, wanted?: string) => Promise<StockTable>,
  wanted: string | undefined,
): Promise<StockTable> {
  const files: { name: string; content: Buffer }[] = []
  for (const name of zip.names.filter((each) => !isOfSystem(each))) {
    const content = await zip.read(name)
    if (!mayBeList(content)) continue
    if (files.length >= maxFiles)
      throw new AppError('invalid', 'nell’archivio ci sono troppi file: manda direttamente quello con i veicoli')
    files.push({ name, content })
  }
  const [only] = files
  if (!only) throw new AppError('invalid', 'nell’archivio non c’è un elenco di veicoli')
  if (files.length === 1) return read(only.content, wanted)
  const parts: Part[] = []
  for (const { name, content } of files) parts.push(...(await partsOf(name, content, read)))
  if (parts.length === 0) throw new AppError('invalid', 'nell’archivio non c’è un elenco di veicoli')
  const { list, others } = chooseList(parts, wanted)
  const chosen = files.find(({ name }) => name === list.file)?.content ?? only.content
  const { content } = await read(chosen, list.sheet ?? undefined)
  return { content, list: list.name, others }
}

/** The lists of one file of several; none where nothing in it can be read as vehicles. */
async function partsOf(file: string, content: Buffer, read: (bytes: Buffer) => Promise<StockTable>): Promise<Part[]> {
  const table = await read(content).catch(notALarge)
  if (!table || !(await hasRows(table.content))) return []
  const part = (sheet: string | null): Part => ({
    file,
    sheet,
    name: sheet === null || table.others.length === 0 ? file : `${file} › ${sheet}`,
    hasHeader: true,
    hasVehicles: true,
  })
  return [part(table.list), ...table.others.map(part)]
}

function notALarge(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code === 'tooLarge') throw error
}

async function hasRows(content: Buffer): Promise<boolean> {
  const table = await openTable(Readable.from([content])).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return table !== undefined && table.sample.length > 0
}

/** Photographs, documents and programs are none. */
function mayBeList(content: Buffer): boolean {
  if (content.length === 0) return false
  if (isZip(content) || isGzip(content) || isOldWorkbook(content)) return true
  const survey = new EncodingDetector()
  survey.feed(content.subarray(0, startBytes))
  return survey.notText === undefined && !content.subarray(0, 5).equals(pdf)
}

const pdf = Buffer.from('%PDF-')

/** What computers put into archives for themselves. */
function isOfSystem(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
}
