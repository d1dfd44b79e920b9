import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { columnSql } from '@/lib/market/search/engine/search-conditions.server'
import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import type { IndexLayout, NumberColumn } from './index-layout.server'

/** Separator of the fields of a row, and of the values of a list; no searched value has one in it. */
export const fieldSeparator = '\t'
export const listSeparator = '\u001f'

/** The columns whose flags a row tells, each once. */
export function flagColumns({ flags }: IndexLayout): SearchedColumn[] {
  return [...new Set(flags.map(({ column }) => column))]
}

/** The first fields of a row for its numbers, codes, flags, texts and stems: id, category, make, model and the position come before. */
export function fieldPlaces(layout: IndexLayout): { numbers: number; codes: number; flags: number; texts: number; stems: number } {
  const numbers = 6
  const codes = numbers + layout.numbers.length
  const flags = codes + layout.groups.flat().length
  const texts = flags + flagColumns(layout).length
  return { numbers, codes, flags, texts, stems: texts + layout.texts.length }
}

/**
 * The published ads as an index reads them: one text a row, empty where nothing is declared. What is computed from several columns is computed by the
 * database, by the same SQL as a search has.
 */
export function rowsSql(db: Db, layout: IndexLayout): SqlFragment {
  const fields = [
    db`a.id::text`,
    db`a.category`,
    db`a.make`,
    db`a.model`,
    db`a.latitude::text`,
    db`a.longitude::text`,
    ...layout.numbers.map((number) => numberSql(db, number)),
    ...layout.groups.flat().map(({ column }) => db`${columnSql(db, column)}::text`),
    ...flagColumns(layout).map((column) => flagSql(db, column, layout)),
    ...layout.texts.map((column) => db`translate(lower(${columnSql(db, column)}), E'\t\n', '  ')`),
    ...(layout.stems ?? []).map((column) => stemsSql(db, column)),
  ]
  const row = fields.map((field) => db`coalesce(${field}, '')`).reduce((all, field) => db`${all} || E'\t' || ${field}`)
  return db`select ${row} as line from ad a ${ratingJoin(db)} where a.status = 'published'`
}

/** The statement of `rowsSql` as text: two of them are equal if they compute the same. */
export function rowsText(db: Db, layout: IndexLayout): string {
  return JSON.stringify(rowsSql(db, layout), ['strings', 'args', 'value', 'first', 'rest'])
}

function numberSql(db: Db, { column, type }: NumberColumn): SqlFragment {
  const value = columnSql(db, column)
  if (type === 'date') return db`(${value} - date '1970-01-01')::text`
  if (type === 'moment') return db`(extract(epoch from ${value}) * 1000000)::bigint::text`
  return type === 'float' ? db`${value}::float8::text` : db`${value}::text`
}

/** Stems of a text as they follow one another: two that stand side by side in the ad do so here. */
function stemsSql(db: Db, column: SearchedColumn): SqlFragment {
  return db`(select string_agg(word.lexeme, ' ' order by place) from unnest(${columnSql(db, column)}) as word cross join unnest(word.positions) as place)`
}

/** A list has several flags, any other column the one of its value. */
function flagSql(db: Db, column: SearchedColumn, { lists }: IndexLayout): SqlFragment {
  return lists.includes(column) ? db`array_to_string(${columnSql(db, column)}, E'\x1f')` : db`${columnSql(db, column)}::text`
}
