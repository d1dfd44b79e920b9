import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@/lib/kernel/errors/app-error'
import { inTurns } from '@/lib/kernel/threads/in-turns'
import { numberText } from '@/lib/market/catalogue/number-text'
import { headerFrom } from '@/lib/market/stock-import/columns/header-lines'
import { isPlainlyData, numberedHeader } from '@/lib/market/stock-import/columns/headerless'
import { noVehicles } from '@/lib/market/stock-import/no-vehicles'
import { type Delimiter, detectDelimiter, findHeader, headerWithin, isBlankRow } from './csv-dialect'
import { inPieces, isQuoteFault, parseRows } from './csv-rows'
import { decoderFor, type Encoding, EncodingDetector } from './encoding'

/** A row of the file; `line` is where it begins, counted from 1. A fault instead of cells: from there on the text could not be split into cells. */
export type TableRow = { line: number; cells: readonly string[]; fault?: string }
export type Table = {
  encoding: Encoding
  delimiter: Delimiter
  header: readonly string[]
  headerLine: number
  /** The first rows after the header, for a look at the content, long cells cut; they come again in `rows`. */
  sample: readonly (readonly string[])[]
  /** All rows of the first part of the file, of which `sample` is the beginning: what they prove of their columns. */
  evidence: readonly (readonly string[])[]
  rows: AsyncIterable<TableRow>
}
export type TableOptions = {
  encoding?: Encoding
  delimiter?: Delimiter
  knownHeaders?: ReadonlySet<string>
  onBytes?: (read: number, total: number) => void
}

const sampleBytes = 512 * 1024
const sampleRows = 300
/** Number of rows by which a separator is found: of a wrong one each row is a fault, which costs the parser much. */
const detectionRows = 40
/** Bytes that are hardly more than these rows take, since a piece is parsed whole. */
const detectionPiece = 4 * 1024
const evidenceRows = 5_000
const sampleCellLength = 2_000
/** Length at which a line without quotes is cut, so that it reaches the parser instead of ending it. */
const maxLineLength = 900_000

/** The choice for a header is stored under its name, which has to fit into an index. */
const maxHeaderLength = 500
const longHeader = `l’intestazione di una colonna supera ${maxHeaderLength} caratteri: forse mancano gli a capo o le virgolette`

/** Opens a CSV of any dialect: finds encoding, separator and header. A path is surveyed whole, a stream by its beginning. */
export async function openTable(source: string | Readable, options: TableOptions = {}): Promise<Table> {
  const survey = new EncodingDetector()
  const { chunks, reopen } = typeof source === 'string' ? await openFile(source, survey, options) : await openStream(source, survey)
  if (survey.isEmpty) throw new AppError('invalid', noVehicles.file)
  const notText = survey.notText
  if (notText !== undefined) throw new AppError('invalid', notText)
  const encoding = options.encoding ?? survey.encoding
  const decoded = decode(chunks(), encoding)
  const { text, rest } = await takeText(decoded)
  const delimiter = options.delimiter ?? (await detectDelimiter(text, (candidate) => splitSample(text, candidate, detectionRows)))
  const first = await splitSample(text, delimiter, evidenceRows)
  const headerAt = findHeader(first, options.knownHeaders ?? new Set())
  const filled = first.filter((row) => !isBlankRow(row))
  const isHeaderless = headerAt < 0 && isPlainlyData(filled)
  if (headerAt < 0 && !isHeaderless) {
    throw new AppError(
      'invalid',
      first.every(isBlankRow)
        ? noVehicles.file
        : 'nessuna delle prime righe contiene intestazioni riconoscibili (per esempio Marca, Modello, Prezzo)',
    )
  }
  const { names: header, lines: headerLines } = isHeaderless
    ? { names: numberedHeader(filled[0]?.length ?? 0), lines: 1 }
    : headerFrom(first, headerAt)
  const dataAt = headerAt + headerLines
  if (header.some((name) => name.length > maxHeaderLength)) throw new AppError('invalid', longHeader)
  const again = reopen && (() => decode(reopen(), encoding))
  const evidence = first
    .slice(dataAt, text.length < sampleBytes ? undefined : -1) // the last row may be cut
    .filter((cells) => !isBlankRow(cells))
    .map((cells) => cells.map((cell) => cell.slice(0, sampleCellLength)))
  return {
    encoding,
    delimiter,
    header,
    headerLine: headerAt + 1,
    sample: evidence.slice(0, sampleRows),
    evidence,
    rows: readRows(prepend(text, rest), { delimiter, skip: dataAt, again }),
  }
}

type Bytes = AsyncIterable<Uint8Array>
type Opened = { chunks: () => Bytes; reopen?: () => Bytes }

async function openFile(path: string, survey: EncodingDetector, options: TableOptions): Promise<Opened> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new AppError('notFound', 'il file non esiste')
  if (found.isDirectory()) throw new AppError('invalid', 'è una cartella, non un file')
  try {
    for await (const chunk of bytesOf(createReadStream(path))) survey.feed(chunk)
  } catch (error) {
    throw new AppError('invalid', 'il file non si può leggere', { cause: error })
  }
  const chunks = async function* () {
    let read = 0
    for await (const chunk of bytesOf(createReadStream(path))) {
      yield chunk
      options.onBytes?.((read += chunk.length), found.size)
    }
  }
  return { chunks, reopen: () => bytesOf(createReadStream(path)) }
}

async function openStream(stream: Readable, survey: EncodingDetector): Promise<Opened> {
  const iterator = bytesOf(stream)[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < sampleBytes) {
    const { value, done } = await iterator.next()
    if (done) break
    seen.push(value)
    length += value.length
    survey.feed(value)
  }
  const chunks = async function* () {
    yield* seen
    for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value
  }
  return { chunks }
}

async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of stream) {
    if (typeof chunk === 'string') yield Buffer.from(chunk)
    else if (chunk instanceof Uint8Array) yield chunk
  }
  return undefined
}

/** Decodes a text without zero bytes, as PostgreSQL stores none, and with every line ended alike, so that lines can be counted. */
async function* decode(bytes: Bytes, encoding: Encoding): AsyncGenerator<string, undefined> {
  const decoder = decoderFor(encoding)
  let held = ''
  for await (const chunk of bytes) {
    const text = held + decoder.decode(chunk)
    held = text.endsWith('\r') ? '\r' : ''
    yield plainLines(text.slice(0, text.length - held.length))
  }
  yield plainLines(held + decoder.decode())
  return undefined
}

function plainLines(text: string): string {
  return text.replaceAll('\0', '').replace(/\r\n?/g, '\n')
}

async function takeText(decoded: AsyncGenerator<string, undefined>): Promise<{ text: string; rest: AsyncGenerator<string, undefined> }> {
  let text = ''
  while (text.length < sampleBytes) {
    const step = await decoded.next()
    if (step.done) break
    text += step.value
  }
  return { text, rest: decoded }
}

async function* prepend(text: string, rest: AsyncGenerator<string, undefined>): AsyncGenerator<string, undefined> {
  yield* inPieces(text)
  yield* rest
  return undefined
}

/** The first rows of a sample. Where it ends within quotation marks they are either cut, and the rows before them are right, or never closed. */
async function splitSample(text: string, delimiter: Delimiter, most: number): Promise<string[][]> {
  const rows: string[][] = []
  let line = 0
  const pieces = inPieces(text, most === detectionRows ? detectionPiece : undefined)
  try {
    for await (const { cells, lines } of inTurns(parseRows(pieces, { delimiter }))) {
      if (rows.push(cells) >= most + headerWithin) break
      line = lines
    }
  } catch (error) {
    if (!isQuoteFault(error)) throw error
    const isCut = text.length >= sampleBytes && placeOfLine(text, line) > text.length / 2
    return isCut ? rows : splitWithoutQuotes(text, delimiter, most)
  }
  return rows
}

async function splitWithoutQuotes(text: string, delimiter: Delimiter, most: number): Promise<string[][]> {
  const short = text.split('\n').map((line) => line.slice(0, maxLineLength))
  const rows: string[][] = []
  for await (const { cells } of inTurns(parseRows(inPieces(short.join('\n')), { delimiter, quote: null })))
    if (rows.push(cells) >= most + headerWithin) break
  return rows
}

/** Place where the line after so many lines begins. */
function placeOfLine(text: string, lines: number): number {
  let at = 0
  for (let line = 0; line < lines; line++) at = text.indexOf('\n', at) + 1
  return at
}

type RowOptions = { delimiter: Delimiter; skip: number; again: (() => AsyncGenerator<string, undefined>) | undefined }

/** Rows after the header. An unclosed quotation mark swallows the rest of a file: from its line on, quotes are then read as plain signs. */
async function* readRows(text: AsyncGenerator<string, undefined>, { delimiter, skip, again }: RowOptions): AsyncGenerator<TableRow> {
  let line = 1
  let index = 0
  try {
    for await (const { cells, lines } of parseRows(text, { delimiter })) {
      if (index++ >= skip) yield { line, cells }
      line = lines + 1
    }
  } catch (error) {
    if (!isQuoteFault(error)) throw error
    if (!again) yield { line, cells: [], fault: 'virgolette aperte e mai chiuse, o riga troppo lunga: il resto del file non è leggibile' }
    else if (index < skip) throw new AppError('invalid', 'virgolette aperte e mai chiuse nell’intestazione', { cause: error })
    else yield* readWithoutQuotes(again(), delimiter, line)
  }
}

async function* readWithoutQuotes(text: AsyncGenerator<string, undefined>, delimiter: Delimiter, from: number): AsyncGenerator<TableRow> {
  let line = from
  const cut = new Set<number>()
  for await (const { cells, lines } of parseRows(cutLongLines(text, cut), { delimiter, quote: null, from_line: from })) {
    const fault = `la riga supera ${numberText(maxLineLength)} caratteri: forse mancano gli a capo`
    yield cut.has(line) ? { line, cells: [], fault } : { line, cells }
    line = lines + 1
  }
}

/** Lets only the beginning of a line pass that no vehicle can fill, and remembers its number. */
async function* cutLongLines(text: AsyncGenerator<string, undefined>, cut: Set<number>): AsyncGenerator<string, undefined> {
  let line = 1
  let length = 0
  for await (const piece of text) {
    const parts = piece.split('\n')
    let passed = ''
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        passed += '\n'
        line++
        length = 0
      }
      passed += part.slice(0, Math.max(0, maxLineLength - length))
      length += part.length
      if (length > maxLineLength) cut.add(line)
    }
    yield passed
  }
  return undefined
}
