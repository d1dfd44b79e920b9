// reads: temporary files
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { StartError } from '@/lib/kernel/errors/start-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'

/** A visitor as a file writes them, still unchecked; undefined is what the file says nothing about. `place` says where, for complaints. */
export type VisitorRow = { place: string; id: unknown; attributes: unknown; stored: unknown }

const idNames = ['visitor', 'visitor_id', 'visitorid', 'id', 'user', 'user_id', 'userid', 'uuid']

/** Reads visitors one by one: an id on each line, a JSON value on each line, a JSON list, or CSV whose header names the id. */
export async function* readVisitors(file: string): AsyncGenerator<VisitorRow> {
  const lines = linesOf(file)
  const first = await firstFilled(lines)
  if (first === undefined) return
  const all = from(first, lines)
  if (first.text.startsWith('[')) yield* readList(all, file)
  else if (/^[{"]/.test(first.text)) yield* readJsonLines(all)
  else if (isHeader(first.text, file)) yield* readCsv(all, file)
  else for await (const { text, place } of all) if (text !== '') yield { place, id: text, attributes: undefined, stored: undefined }
}

type Line = { text: string; place: string }

async function* linesOf(file: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
  let number = 0
  try {
    for await (const text of lines) yield { text: text.replace(/^\uFEFF/, '').trim(), place: `line ${++number}` }
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function firstFilled(lines: AsyncGenerator<Line>): Promise<Line | undefined> {
  for (;;) {
    const next = await lines.next()
    if (next.done) return undefined
    if (next.value.text !== '') return next.value
  }
}

async function* from(first: Line, rest: AsyncGenerator<Line>): AsyncGenerator<Line> {
  yield first
  yield* rest
}

const isHeader = (text: string, file: string) => /\.csv$/i.test(file) || idNames.includes(cellsOf(text)[0] ?? '')
const cellsOf = (text: string) => text.split(/[,;]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase())

async function* readJsonLines(lines: AsyncGenerator<Line>): AsyncGenerator<VisitorRow> {
  for await (const { text, place } of lines) if (text !== '') yield rowOf(parseJson(text), place)
}

async function* readList(lines: AsyncGenerator<Line>, file: string): AsyncGenerator<VisitorRow> {
  const texts: string[] = []
  for await (const { text } of lines) texts.push(text)
  const list = parseJson(texts.join('\n'))
  if (!Array.isArray(list)) throw new StartError(`${file} begins with [ but is no JSON list`)
  for (const [place, value] of list.entries()) yield rowOf(value, `entry ${place + 1}`)
}

function rowOf(value: unknown, place: string): VisitorRow {
  if (!isPlainObject(value)) return { place, id: value, attributes: undefined, stored: undefined }
  const { attributes, stored, ...fields } = value
  const idName = idNameIn(fields)
  const others = Object.entries(fields).filter(([name]) => name !== idName)
  return { place, id: fields[idName ?? ''], attributes: attributesIn(attributes, others), stored }
}

/** A field without another meaning is an attribute, like a column of CSV. */
function attributesIn(own: unknown, others: [name: string, value: unknown][]): unknown {
  if (own === undefined) return others.length === 0 ? undefined : Object.fromEntries(others)
  return isPlainObject(own) ? { ...Object.fromEntries(others), ...own } : own
}

export function idNameIn(fields: Record<string, unknown>): string | undefined {
  return Object.keys(fields).find((name) => idNames.includes(name.toLowerCase()))
}

async function* readCsv(lines: AsyncGenerator<Line>, file: string): AsyncGenerator<VisitorRow> {
  const parser = parse({ columns: true, delimiter: [',', ';'], trim: true, skip_empty_lines: true, relax_column_count: true, info: true })
  const text = Readable.from(withBreaks(lines)).on('error', (error) => parser.destroy(error))
  const rows: AsyncIterable<unknown> = text.pipe(parser)
  try {
    for await (const row of rows) yield csvRow(row)
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${file} is no CSV: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function* withBreaks(lines: AsyncGenerator<Line>): AsyncGenerator<string> {
  for await (const { text } of lines) yield `${text}\n`
}

function csvRow(row: unknown): VisitorRow {
  const { record, info } = isPlainObject(row) ? row : {}
  const cells = isPlainObject(record) ? record : {}
  const idName = idNameIn(cells) ?? Object.keys(cells)[0] ?? ''
  const filled = Object.entries(cells).filter(([name, text]) => name !== idName && text !== '')
  const { stored, ...attributes } = Object.fromEntries(filled.map(([name, text]) => [name, valueOf(text)]))
  return {
    place: `line ${isPlainObject(info) ? String(info['lines']) : '?'}`,
    id: cells[idName] === '' ? undefined : cells[idName],
    attributes,
    stored,
  }
}

/** A cell has no type of its own: what reads as a number or a truth value is one. */
function valueOf(text: unknown): unknown {
  return typeof text === 'string' && /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/.test(text) ? (parseJson(text) ?? text) : text
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
