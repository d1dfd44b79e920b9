import { AppError } from '@/lib/kernel/errors/app-error'
import { columnNamed, isRepeatable } from './column'
import type { ColumnMap, HeaderChoices } from './map-columns'

/** A column of the file whose content goes nowhere. */
export type UnreadColumn = { name: string; example: string; reason: string }
type Cells = readonly (readonly string[])[]

/** What was not understood; columns that a mapping leaves out on purpose are not among it. */
export function unreadColumns(header: readonly string[], map: ColumnMap, sample: Cells, choices: HeaderChoices = {}): UnreadColumn[] {
  const leftOut = new Set(Object.keys(choices).map(plain))
  return header.flatMap((name, index) => {
    const example = firstText(sample, index)
    if (map[index] !== null || leftOut.has(plain(name)) || (name.trim() === '' && example === '')) return []
    return [{ name: name.trim() || `colonna ${index + 1}`, example, reason: reasonFor(name, header, map) }]
  })
}

function reasonFor(name: string, header: readonly string[], map: ColumnMap): string {
  const column = columnNamed(name)
  if (column === undefined) return 'intestazione non riconosciuta'
  const other = map.indexOf(column)
  return other < 0
    ? 'il contenuto non è quello che l’intestazione promette'
    : `vale la colonna «${header[other]?.trim() ?? ''}», che dice la stessa cosa`
}

/** Refuses two columns with one name and different values: nobody knows which holds. */
export function refuseDuplicateHeaders(header: readonly string[], sample: Cells): void {
  header.forEach((name, index) => {
    const column = columnNamed(name)
    const first = header.findIndex((other) => plain(other) === plain(name))
    if (column === undefined || isRepeatable(column) || first === index) return
    if (!sample.some((cells) => differ(cells[first], cells[index]))) return
    throw new AppError(
      'invalid',
      `l’intestazione «${name.trim()}» c’è due volte, nelle colonne ${first + 1} e ${index + 1}, con valori diversi: togline o rinominane una`,
    )
  })
}

function differ(one = '', other = ''): boolean {
  return one.trim() !== '' && other.trim() !== '' && one.trim() !== other.trim()
}

function firstText(sample: Cells, index: number): string {
  return sample.map((cells) => cells[index]?.trim() ?? '').find((text) => text !== '') ?? ''
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
