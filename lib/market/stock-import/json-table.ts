import { AppError } from '@/lib/kernel/errors/app-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { ownNumberColumn, ownRowName } from '@/lib/market/stock-export/export-files'
import { columnNamed } from './column'
import { noVehicles } from './no-vehicles'
import { lastWord, type Row, rowsTable } from './rows-table'

/** Deeper than any stock is; it bounds our recursion. */
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
  try {
    return JSON.parse(text)
  } catch (cause) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    const values = lines.length > 1 ? lines.map(valueOf) : []
    if (values.length > 0 && values.every(isPlainObject)) return values
    throw new AppError('invalid', 'il file JSON è rotto o finisce a metà', { cause })
  }
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
  if (Array.isArray(value)) return value.flatMap((item: unknown) => recordsIn(item, around, depth + 1))
  if (!isPlainObject(value)) return []
  const own = value[ownRowName]
  if (isPlainObject(own) && Object.hasOwn(own, ownNumberColumn)) return [flat(own, depth)]
  const inherited = new Map(around)
  for (const [name, inner] of Object.entries(value)) if (isScalar(inner) && !name.startsWith('@')) put(inherited, wordsOf(name), inner)
  const within = Object.values(value).flatMap((inner) => (holdsList(inner, depth) ? recordsIn(inner, inherited, depth + 1) : []))
  if (within.length > 0) return within
  const row = flat(value, depth)
  if ([...row.keys()].some(namesVehicle)) return [new Map([...around, ...row])]
  return Object.values(value).flatMap((inner) => recordsIn(inner, inherited, depth + 1))
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
  const column = columnNamed(name) ?? columnNamed(lastWord(name))
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
