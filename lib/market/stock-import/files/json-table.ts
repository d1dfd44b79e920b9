import { AppError } from '@/lib/kernel/errors/app-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { chosenNumberColumn, ownNumberColumn, ownRowName } from '@/lib/market/stock-export/export-files'
import { stateOfWords } from '@/lib/market/stock-import/cells/state-words'
import { columnNamed } from '@/lib/market/stock-import/columns/column'
import { noVehicles } from '@/lib/market/stock-import/no-vehicles'
import { holdsAround, lastWord, plainName, type Row, rowsTable } from './rows-table'

/** Depth beyond that of any stock; it bounds our recursion. */
const maxDepth = 40
const maxColumns = 1_000

/**
 * JSON as a table: a row for each object with a make or a model in it, as deep as it stands, what is nested under names of several words («offers price»).
 * What stands around a list holds for each of its rows. JSON Lines are read too.
 */
export function jsonTable(bytes: Uint8Array): string {
  const rows = recordsIn(parsed(bytes), new Map(), 0)
  if (rows.length === 0) throw new AppError('invalid', noVehicles.json)
  return rowsTable(rows)
}

function parsed(bytes: Uint8Array): unknown {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes)
  const strict = withWholeNumbers(text)
  try {
    return JSON.parse(strict)
  } catch (cause) {
    const loose = valueOf(withoutWords(strict))
    if (loose !== undefined) return loose
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    const values = lines.length > 1 ? lines.map((line) => valueOf(withoutWords(withWholeNumbers(line)))) : []
    if (values.length > 0 && values.every(isPlainObject)) return values
    throw new AppError('invalid', 'il file JSON è rotto o finisce a metà', { cause })
  }
}

const stringOr = (source: string) => new RegExp(String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"|${source}`, 'g')
const longNumber = stringOr(String.raw`-?\d{16,}(?![\d.eE])`)
/** What languages write that is no JSON: values of JavaScript and Python, a comma behind the last. */
const looseSign = stringOr(String.raw`,(?=\s*[\]}])|(?<![\w$])(?:NaN|-?Infinity|undefined|None|True|False)(?![\w$])`)

/** A number of more digits than JavaScript keeps is a name (a code), so it stays as it is written. */
function withWholeNumbers(text: string): string {
  return /\d{16}/.test(text) ? text.replace(longNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)) : text
}

function withoutWords(text: string): string {
  return text.replace(looseSign, (found) => {
    if (found.startsWith('"')) return found
    if (found === ',') return ''
    return found === 'True' || found === 'False' ? found.toLowerCase() : 'null'
  })
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function recordsIn(value: unknown, around: Row, depth: number): Row[] {
  if (depth > maxDepth) throw new AppError('invalid', 'il file JSON è annidato più di quanto possa esserlo uno stock')
  if (isList(value) && isTable(value)) return rowsBelow(value, around)
  if (Array.isArray(value)) return value.flatMap((item: unknown) => recordsIn(item, around, depth + 1))
  if (!isPlainObject(value)) return []
  const own = value[ownRowName]
  if (isPlainObject(own) && [ownNumberColumn, chosenNumberColumn].some((name) => Object.hasOwn(own, name))) return [flat(own, depth)]
  const table = tableIn(value)
  if (table) return rowsBelow(table, around)
  const inherited = new Map(around)
  for (const [name, inner] of Object.entries(value))
    if (isScalar(inner) && !name.startsWith('@')) putAround(inherited, wordsOf(name), inner)
  const byCode = membersByCode(value)
  if (byCode) return byCode.flatMap(([code, member]) => withCode(recordsIn(member, inherited, depth + 1), code))
  const within = Object.entries(value).flatMap(([name, inner]) =>
    holdsList(inner, depth) ? recordsIn(inner, withStateOf(name, inherited), depth + 1) : [],
  )
  if (within.length > 0) return within
  const row = flat(value, depth)
  if ([...row.keys()].some(namesVehicle)) return [new Map([...around, ...row])]
  return Object.values(value).flatMap((inner) => recordsIn(inner, inherited, depth + 1))
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** A list of lists, the first of them names: what spreadsheets in the cloud hand out. */
function isTable(value: readonly unknown[]): value is readonly (readonly unknown[])[] {
  const [header] = value
  return (
    value.length > 1 && value.every(isList) && isList(header) && header.every(isScalar) && header.some((name) => namesVehicle(String(name)))
  )
}

/** «columns» and «data» of their own, or a list for each column, as libraries for tables write them. */
function tableIn(value: Record<string, unknown>): readonly (readonly unknown[])[] | undefined {
  const header = value.columns ?? value.header ?? value.headers ?? value.fields
  const rows = value.data ?? value.rows ?? value.values
  const table = isList(header) && isList(rows) ? [header, ...rows] : []
  if (isTable(table)) return table
  const entries = Object.entries(value)
  if (!entries.some(([name]) => namesVehicle(name))) return undefined
  const lists = entries.map(([, inner]) => (isList(inner) ? inner : byIndex(inner)))
  const [first] = lists
  const isEven =
    first !== undefined && first.length > 1 && lists.every((list) => list?.length === first.length && !list.some(isPlainObject))
  return isEven ? [entries.map(([name]) => name), ...first.map((_, at) => lists.map((list) => list?.[at]))] : undefined
}

/** `{"0": …, "1": …}`, a list by its places. */
function byIndex(value: unknown): readonly unknown[] | undefined {
  return isPlainObject(value) && Object.keys(value).every((key, at) => key === String(at)) ? Object.values(value) : undefined
}

function rowsBelow([header = [], ...rows]: readonly (readonly unknown[])[], around: Row): Row[] {
  return rows.map((cells) => {
    const row: Row = new Map(around)
    header.forEach((name, at) => {
      flatten(cells[at], [wordsOf(String(name))], row, 0)
    })
    return row
  })
}

/** Vehicles that stand under their codes: `{"A1": {"make": …}, "A2": {…}}`. */
function membersByCode(value: Record<string, unknown>): [string, Record<string, unknown>][] | undefined {
  const members = Object.entries(value).flatMap(([name, inner]): [string, Record<string, unknown>][] =>
    isPlainObject(inner) && Object.keys(inner).some(namesVehicle) ? [[name, inner]] : [],
  )
  const saysMore = Object.keys(value).some((name) => columnNamed(name) !== undefined)
  return members.length > 1 && !saysMore ? members : undefined
}

function withCode(rows: readonly Row[], code: string): Row[] {
  return rows.map((row) =>
    [...row.keys()].some((name) => columnNamed(name) === 'externalId') ? row : new Map([['codice', wordsOf(code)], ...row]),
  )
}

/** A list that is called «venduti» says it of each of its vehicles. */
function withStateOf(name: string, around: Row): Row {
  const state = stateOfWords(wordsOf(name))
  return state === undefined || state === 'available' ? around : new Map([...around, ['stato vendita', name]])
}

/** What stands around vehicles is true of them only where it is of that kind: a list's own name, code and state are not theirs. */
function putAround(row: Row, name: string, value: string | number | boolean): void {
  const column = columnNamed(name) ?? columnNamed(lastWord(name))
  if (column !== undefined && holdsAround.has(column)) put(row, name, value)
}

/** Whether there is a list of objects in it: its members, not what stands around them, may be the vehicles. */
function holdsList(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false
  if (Array.isArray(value)) return value.some((item: unknown) => isPlainObject(item) && hasVehicle(item, depth + 1))
  return isPlainObject(value) && Object.values(value).some((inner) => holdsList(inner, depth + 1))
}

function hasVehicle(value: Record<string, unknown>, depth: number): boolean {
  return [...flat(value, depth).keys()].some(namesVehicle)
}

function flat(value: Record<string, unknown>, depth: number): Row {
  const row: Row = new Map()
  flatten(value, [], row, depth)
  return row
}

function namesVehicle(name: string): boolean {
  const meant = plainName(name)
  const column = columnNamed(meant) ?? columnNamed(lastWord(meant))
  return column === 'make' || column === 'model' || column === 'makeModel'
}

/** schema.org's names of what only stands around a vehicle. */
const wrappers: ReadonlySet<string> = new Set(['item', 'itemOffered', 'mainEntity'])

function flatten(value: unknown, names: readonly string[], row: Row, depth: number): void {
  if (depth > maxDepth) throw new AppError('invalid', 'il file JSON è annidato più di quanto possa esserlo uno stock')
  if (isScalar(value)) put(row, names.join(' '), value)
  else if (Array.isArray(value)) value.forEach((item: unknown) => flatten(item, names, row, depth + 1))
  else if (isPlainObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === '@context' || name === '@type') continue
      flatten(inner, name === '@value' || (wrappers.has(name) && isPlainObject(inner)) ? names : [...names, wordsOf(name)], row, depth + 1)
    }
  }
}

/** What is repeated, like the photographs, stands one below the other. */
function put(row: Row, name: string, value: string | number | boolean): void {
  if (name === '' || String(value).trim() === '') return
  if (!row.has(name) && row.size >= maxColumns)
    throw new AppError('invalid', `nel file JSON un veicolo ha più di ${maxColumns} campi diversi`)
  const before = row.get(name)
  row.set(name, before === undefined ? String(value) : `${before}\n${value}`)
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function wordsOf(name: string): string {
  return name.replace(/^@/, '').trim()
}
