import { once } from 'node:events'
import { parse } from 'csv-parse'
import type { Delimiter } from './csv-dialect'

/** A record longer than this is an unclosed quotation mark, or no record at all. */
const maxRecordLength = 1_000_000
/** What is parsed at once. */
const pieceLength = 32 * 1024
const csvOptions = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false, record_delimiter: '\n' }

type ParserSettings = { delimiter: Delimiter; quote?: null; from_line?: number }

type ParsedRow = { cells: string[]; lines: number }

/** The rows of a text; those before a fault are given before it is thrown. */
export async function* parseRows(text: AsyncGenerator<string, undefined>, settings: ParserSettings): AsyncGenerator<ParsedRow> {
  const ready: ParsedRow[] = []
  const parser = parse({
    ...csvOptions,
    ...settings,
    max_record_size: maxRecordLength,
    on_record: (cells: unknown, { lines }: { lines: number }) => {
      ready.push({ cells: toCells(cells), lines })
      return null
    },
  })
  const ended = once(parser.resume(), 'end')
  ended.catch(() => undefined) // handled where `ended` is awaited below
  try {
    for await (const piece of text) {
      await new Promise<void>((resolve, reject) => parser.write(piece, (error) => (error ? reject(error) : resolve())))
      yield* ready.splice(0)
    }
    parser.end()
    await ended
  } catch (error) {
    yield* ready.splice(0)
    throw error
  } finally {
    parser.destroy()
  }
  yield* ready
}

export function isQuoteFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED')
}

function toCells(record: unknown): string[] {
  return Array.isArray(record) ? record.map(String) : []
}

/** A text for the parser, a little at a time. */
export async function* inPieces(text: string, length = pieceLength): AsyncGenerator<string, undefined> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
  return undefined
}
