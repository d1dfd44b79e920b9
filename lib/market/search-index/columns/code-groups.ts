import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'

/** A column of which only certain values are searched; each is stored as a small number, 0 for every other value and for none. */
export type CodedColumn = { column: SearchedColumn; values: readonly string[] }

/** Puts columns together whose values have at most so many combinations: each goes to the first group that has room. */
export function groupColumns(columns: readonly CodedColumn[], maxSize: number): CodedColumn[][] {
  const groups: { size: number; columns: CodedColumn[] }[] = []
  for (const column of columns) {
    const size = sizeOf(column)
    const group = groups.find((each) => each.size * size <= maxSize)
    if (group) {
      group.columns.push(column)
      group.size *= size
    } else groups.push({ size, columns: [column] })
  }
  return groups.map((group) => group.columns)
}

/** How many codes a column has: one for each value, and 0. */
export function sizeOf({ values }: CodedColumn): number {
  return values.length + 1
}

export function groupSizeOf(group: readonly CodedColumn[]): number {
  return group.reduce((size, column) => size * sizeOf(column), 1)
}
