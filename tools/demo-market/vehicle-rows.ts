import { WeightedSampler } from './random'

/** One line of a table: its columns, and the years and the weight all tables have. */
export type VehicleRow = {
  make: string
  model: string
  columns: readonly string[]
  from: number
  to: number
  price: number
  weight: number
}

/** The places of years, price and weight in a table. */
type Layout = { years: number; price: number; weight: number }

export function parseRows(text: string, layout: Layout): VehicleRow[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const columns = line.split('|').map((column) => column.trim())
      const [make = '', model = ''] = (columns[0] ?? '').split(' ')
      const [from, to] = (columns[layout.years] ?? '').split('-')
      const row = {
        make,
        model,
        columns,
        from: Number(from),
        to: Number(to) || 2_100,
        price: Number(columns[layout.price]),
        weight: Number(columns[layout.weight]),
      }
      if (![row.from, row.price, row.weight].every(Number.isFinite)) throw new Error(`not a line of the table: ${line}`)
      return row
    })
}

/** The words of a column. */
export const words = (row: VehicleRow, column: number) => (row.columns[column] ?? '').split(/\s+/)

/** Rows by year of registration; a year without any takes the nearest that has. */
export function rowsByYear(rows: readonly VehicleRow[]) {
  const known = new Map<number, WeightedSampler<VehicleRow>>()
  return (year: number): WeightedSampler<VehicleRow> => {
    const lottery =
      known.get(year) ??
      new WeightedSampler(rows.filter((row) => row.from <= year && year <= row.to).map((row) => [row, row.weight] as const))
    known.set(year, lottery)
    return lottery
  }
}
