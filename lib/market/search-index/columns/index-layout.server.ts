import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition, SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import { filterDefinitions } from '@/lib/market/search/query/filters'
import { isSort, sorts } from '@/lib/market/search/query/search-query'
import { isComputed, sortOrderOf } from '@/lib/market/search/query/sort-order'
import { type CodedColumn, groupColumns } from './code-groups'

/** How a number is stored: whole numbers and days in 32 bits, all others, moments as microseconds among them, in 64. */
export type NumberType = 'integer' | 'date' | 'float' | 'moment'
export type NumberColumn = { column: SearchedColumn; type: NumberType }

/** Which columns the index has and how it stores them: what the table of filters and the orders of lists need, no more. */
export type IndexLayout = {
  numbers: readonly NumberColumn[]
  /** Groups, each one array: the codes of its columns are the digits of one number. */
  groups: readonly (readonly CodedColumn[])[]
  /** Flags, one bit for each value that a filter can require of a fact. */
  flags: readonly { column: SearchedColumn; value: string }[]
  /** The columns that hold several values. */
  lists: readonly SearchedColumn[]
  texts: readonly SearchedColumn[]
  /** The columns of whole texts, by their stems in order; too many for a memory. */
  stems?: readonly SearchedColumn[]
}

/** A group has at most so many combinations: its counters have to stay in the fastest memory of the processor. */
const maxGroupSize = 2_048

export function indexLayout(filters: readonly FilterDefinition[] = filterDefinitions): IndexLayout {
  const columnsOf = (...kinds: readonly FilterDefinition['kind'][]) =>
    filters.flatMap((filter) => (filter.kind !== 'place' && kinds.includes(filter.kind) ? [filter.column] : []))
  const sorted = Object.keys(sorts).filter(isSort)
  const orders = listPageSlugs.flatMap((list) => sorted.map((sort) => sortOrderOf({ sort, list, place: null }).by))
  const stored = orders.filter((by) => !isComputed(by))
  const numbers = [...columnsOf('range', 'months', 'min', 'max', 'power', 'days', 'recent'), ...stored, 'seller' as const]
  return {
    numbers: unique(numbers).map((column) => ({ column, type: numberTypeOf(column) })),
    groups: groupColumns(codedColumns(filters), maxGroupSize),
    flags: filters.flatMap(flagsOf),
    lists: unique(columnsOf('allOf')),
    texts: unique(columnsOf('text')),
  }
}

/** The columns of choices, first those that most lists have: they are counted together and should stand together. */
function codedColumns(filters: readonly FilterDefinition[]): CodedColumn[] {
  const values = new Map<SearchedColumn, Set<string>>([
    ['offerType', new Set(listPageSlugs.flatMap((list) => listPageOf(list).offers ?? []))],
  ])
  const uses = new Map<SearchedColumn, number>()
  for (const filter of filters) {
    if (filter.kind !== 'choice' && filter.kind !== 'atLeast') continue
    const known = values.get(filter.column) ?? new Set<string>()
    values.set(filter.column, known)
    for (const value of storedValues(filter)) known.add(value)
    const lists = filter.categories?.length ?? (filter.pages ? 0 : listPageSlugs.length)
    uses.set(filter.column, Math.max(lists, uses.get(filter.column) ?? 0))
  }
  return [...values]
    .map(([column, known]) => ({ column, values: [...known] }))
    .toSorted((a, b) => (uses.get(b.column) ?? 0) - (uses.get(a.column) ?? 0) || b.values.length - a.values.length)
}

function storedValues(filter: Extract<FilterDefinition, { kind: 'choice' | 'atLeast' }>): string[] {
  const options = listPageSlugs.flatMap((list) => Object.keys(filter.options(list)))
  return filter.kind === 'choice' && filter.stored ? options.flatMap(filter.stored).map(String) : options
}

function flagsOf(filter: FilterDefinition): { column: SearchedColumn; value: string }[] {
  if (filter.kind === 'yes') return [{ column: filter.column, value: String(filter.is) }]
  if (filter.kind !== 'allOf') return []
  return unique(listPageSlugs.flatMap((list) => Object.keys(filter.options(list)))).map((value) => ({ column: filter.column, value }))
}

function numberTypeOf(column: SearchedColumn): NumberType {
  const name = adColumnNames.find((each) => each === column)
  const type = name === undefined ? undefined : adColumn(name).type
  if (type === 'smallint' || type === 'integer') return 'integer'
  if (type === 'date') return 'date'
  return type === 'timestamptz' ? 'moment' : 'float'
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
