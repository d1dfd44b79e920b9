import { AppError } from '@/lib/kernel/errors/app-error'
import { columnNamed } from './column'
import { TableText } from './table-text'

const maxColumns = 1_000

/** What a vehicle says, by the names under which it stands: «mileage value». */
export type Row = Map<string, string>

/** Rows as a table. Of a long name the last word is enough where no other column has it too. */
export function rowsTable(rows: readonly Row[]): string {
  const names = [...namesIn(rows)]
  const counts = new Map<string, number>()
  for (const name of names) counts.set(lastWord(name), (counts.get(lastWord(name)) ?? 0) + 1)
  const table = new TableText()
  table.add(names.map((name) => (columnNamed(name) === undefined && counts.get(lastWord(name)) === 1 ? lastWord(name) : name)))
  for (const row of rows) table.add(names.map((name) => row.get(name) ?? ''))
  return table.text
}

function namesIn(rows: readonly Row[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const row of rows)
    for (const name of row.keys()) {
      names.add(name)
      if (names.size > maxColumns) throw new AppError('invalid', `i veicoli del file hanno più di ${maxColumns} campi diversi`)
    }
  return names
}

export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
