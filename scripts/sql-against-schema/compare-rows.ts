import type { Catalog, CatalogColumn } from './catalog'
import type { DeclaredTemplate } from './declared-templates'
import { fits, membersOf, type Shape } from './row-shape'
import type { SeenColumn, SeenStatement } from './statement-log'

export type Fault = { place: string; says: string }

/** JavaScript types of the driver for PostgreSQL's types, by number. An unlisted type fails, since nobody has checked it yet. */
const driverKinds: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'bytes', // bytea
  19: 'string', // name
  20: 'number', // bigint, as `bigintAsNumber` of db.server reads it
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'json',
  700: 'number', // real
  701: 'number', // double precision
  1009: 'string[]',
  1016: 'number[]', // bigint[]
  1022: 'number[]', // double precision[]
  1082: 'date',
  1184: 'date', // timestamptz
  2950: 'string', // uuid
  1700: 'string', // numeric
  3802: 'json',
}

/** Finds where the rows a template declares are not those it was seen to give. */
export function compareRows({ place, row, text }: DeclaredTemplate, statements: readonly SeenStatement[], catalog: Catalog): Fault[] {
  const own = statements.filter((statement) => statement.text === text)
  if (!row) {
    const readsTable = own.some(({ columns }) => columns.some(({ table }) => table > 0))
    return readsTable ? [{ place, says: 'reads columns of a table and declares no row type' }] : []
  }
  if (row.kind !== 'object') return [{ place, says: 'the row type cannot be read' }]
  const faults = own.flatMap((statement) => [
    ...compareNames(row.fields, statement.columns),
    ...statement.columns.flatMap((column) => {
      const shape = row.fields[column.name]
      return shape ? compareColumn(shape, column, sourceOf(column, statement, catalog)).map((fault) => `${column.name} ${fault}`) : []
    }),
  ])
  const tooWide = Object.entries(row.fields)
    .filter(
      ([name, shape]) => membersOf(shape).mayBeNull && own.length > 0 && own.every((statement) => isNeverNull(name, statement, catalog)),
    )
    .map(([name]) => `${name} is never null`)
  return [...new Set([...faults, ...tooWide])].map((says) => ({ place, says }))
}

function isNeverNull(name: string, statement: SeenStatement, catalog: Catalog): boolean {
  const column = statement.columns.find((one) => one.name === name)
  return column !== undefined && sourceOf(column, statement, catalog)?.mayBeNull === false
}

function compareNames(fields: Record<string, Shape>, columns: readonly SeenColumn[]): string[] {
  const names = columns.map(({ name }) => name)
  return [
    ...Object.keys(fields)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is declared and no column has that name`),
    ...names.filter((name) => !(name in fields)).map((name) => `${name} is a column and is not declared`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is the name of several columns`),
  ]
}

/** The column of a table that a column of an answer shows; behind an outer join it may be null. Undefined for what is worked out. */
function sourceOf({ table, number }: SeenColumn, { outerJoined }: SeenStatement, catalog: Catalog): CatalogColumn | undefined {
  const source = catalog.get(`${table}.${number}`)
  if (!source || outerJoined.length === 0) return source
  const tables = new Set([...catalog.values()].map((one) => one.table))
  const isOuter = outerJoined.includes(source.table) || outerJoined.some((name) => !tables.has(name))
  return isOuter ? { ...source, mayBeNull: true } : source
}

function compareColumn(shape: Shape, { type, values }: SeenColumn, source: CatalogColumn | undefined): string[] {
  const kind = driverKinds[type]
  if (kind === undefined) return [`has the type ${type} of PostgreSQL, of which nobody has said what the driver makes of it`]
  const { members, mayBeNull } = membersOf(shape)
  const faults: string[] = []
  const declared = [...new Set(members.map(kindOf))]
  if (kind !== 'json' && declared.join() !== kind) faults.push(`is declared as ${declared.join(' or ') || 'null'} and comes as ${kind}`)
  if (source?.mayBeNull && !mayBeNull) faults.push('may be null')
  const literals = members.flatMap((member) => (member.kind === 'literal' && typeof member.value === 'string' ? [member.value] : []))
  if (source && literals.length > 0) faults.push(...compareLiterals(literals, source))
  const strange = values.find((value) => !fits(shape, value))
  if (strange !== undefined) faults.push(`was ${JSON.stringify(strange)}`)
  return faults
}

/** A union of literals is a promise that only the table itself can keep. */
function compareLiterals(literals: readonly string[], { onlyValues }: CatalogColumn): string[] {
  if (onlyValues === null) return [`is declared as ${literals.join(' | ')} and its table lets in any text`]
  const undeclared = onlyValues.filter((value) => !literals.includes(value))
  return undeclared.length === 0 ? [] : [`may be ${undeclared.join(' or ')}, which is not declared`]
}

function kindOf(shape: Shape): string {
  if (shape.kind === 'literal') return typeof shape.value
  return shape.kind === 'array' ? `${[...new Set(membersOf(shape.of).members.map(kindOf))].join('|')}[]` : shape.kind
}
