import type { Schema } from './record'

/** What the newest schema refuses although the last release may write it. That nothing is gone that it names, its statements show. */
export function narrowings(before: Schema, now: Schema): string[] {
  const tables = new Set(before.columns.map(({ table }) => table))
  const known = new Map(before.columns.map((column) => [nameOf(column), column]))
  const columns = now.columns.flatMap((column) => {
    const old = known.get(nameOf(column))
    if (old && old.type !== column.type) return [`${nameOf(column)} was ${old.type} and is ${column.type}`]
    if (column.isRequired && tables.has(column.table) && !old?.isRequired) return [`${nameOf(column)} has to be given`]
    return []
  })
  const limits = new Set(before.limits.map(textOf))
  return [...columns, ...now.limits.filter((limit) => tables.has(limit.table) && !limits.has(textOf(limit))).map(textOf)]
}

const nameOf = ({ table, column }: Schema['columns'][number]) => `${table}.${column}`
const textOf = ({ table, limit }: Schema['limits'][number]) => `${table}: ${limit}`
