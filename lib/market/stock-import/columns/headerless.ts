const numbered = /^Colonna \d+ di \d+$/

/** Names for the columns of a file that has none; with their number in it, so that what a person says of them holds for files of the same width. */
export function numberedHeader(width: number): string[] {
  return Array.from({ length: width }, (_, at) => `Colonna ${at + 1} di ${width}`)
}

export function isNumbered(header: readonly string[]): boolean {
  return header.length > 0 && header.every((name) => numbered.test(name))
}

const fewestColumns = 4
const fewestNumbers = 3
const number = /^[^\p{L}\d]{0,3}\d[\d.,/' -]{0,15}\s?(?:€|km|kw|cv|eur)?$/iu

/** Whether rows plainly hold data from the first on: numbers where a header would have names, and nearly the same width everywhere. */
export function isPlainlyData(rows: readonly (readonly string[])[]): boolean {
  const [first] = rows
  if (!first || first.length < fewestColumns) return false
  const isData = (row: readonly string[]) =>
    row.filter((cell) => number.test(cell.trim())).length >= fewestNumbers && row.some((cell) => /\p{L}{2}/u.test(cell))
  const alike = rows.filter((row) => row.length === first.length && isData(row)).length
  return isData(first) && alike >= rows.length * 0.9
}
