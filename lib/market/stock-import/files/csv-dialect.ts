import { columnNamed } from '@/lib/market/stock-import/columns/column'

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Excel's own first line, «sep=;». */
const excelHint = /^\uFEFF?sep=([,;\t|])\r?\n/i

/** Rows before the header (a title, an empty line) that are tolerated. */
export const headerWithin = 10

/** The separator of a sample: the one whose rows have the most known headers, then the steadiest number of cells. `split` cuts the sample with one. */
export async function detectDelimiter(sample: string, split: (delimiter: Delimiter) => Promise<string[][]>): Promise<Delimiter> {
  const hint = excelHint.exec(sample)?.[1]
  const hinted = delimiters.find((delimiter) => delimiter === hint)
  if (hinted) return hinted
  const scored: { delimiter: Delimiter; score: number }[] = []
  for (const delimiter of delimiters) {
    const rows = await split(delimiter)
    const width = Math.max(0, ...rows.slice(0, headerWithin).map((row) => row.length))
    const steady = rows.filter((row) => row.length === width).length / Math.max(rows.length, 1)
    const known = Math.max(0, ...rows.slice(0, headerWithin).map(knownHeaders))
    scored.push({ delimiter, score: width < 2 ? 0 : known * 10 + steady * 5 + Math.min(width, 40) / 40 })
  }
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter
}

/** How many cells of a row are headers we know; each counted once. */
export function knownHeaders(row: readonly string[]): number {
  return new Set(row.map(columnNamed).filter((column) => column !== undefined)).size
}

/** Index of the header among the first rows, -1 when there is none. Headers named in the mapping file count as known. */
export function findHeader(rows: readonly (readonly string[])[], extraHeaders: ReadonlySet<string>): number {
  return rows
    .slice(0, headerWithin)
    .findIndex((row) => knownHeaders(row) + row.filter((cell) => extraHeaders.has(cell.trim().toLowerCase())).length >= 2)
}

export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
