import type { Aspect, ColumnReading, ColumnReadings, Reading, ReadingChoices } from './aspects'
import { aspects } from './aspects'
import type { Column } from './column'
import { columnHints } from './column-hints'
import type { ColumnMap } from './map-columns'
import { type Counts, countersOf } from './reading-proofs'

const money = ['decimalSign', 'currency'] as const
const aspectsOf: Partial<Record<Column, readonly Aspect[]>> = {
  registration: ['dateOrder'],
  year: ['dateOrder'],
  price: money,
  discountedPrice: money,
  rentalFee: money,
  rentalDeposit: money,
  mileage: ['decimalSign', 'distanceUnit'],
  consumption: ['decimalSign'],
  power: ['powerUnit'],
  vatDeductible: ['yesNo'],
  rentalVatIncluded: ['yesNo'],
  sold: ['yesNo'],
  reserved: ['yesNo'],
  availability: ['yesNo'],
}

type Rows = readonly (readonly string[])[]

/** The readings of every column that needs some, from its name and from what its rows prove. */
export function readColumns(map: ColumnMap, header: readonly string[], rows: Rows, choices: ReadingChoices = {}): ColumnReadings {
  const chosen = new Map(Object.entries(choices).map(([name, readings]) => [plainName(name), readings]))
  return new Map(
    map.flatMap((column, index): [Column, readonly ColumnReading[]][] => {
      const name = header[index] ?? ''
      const wanted = column === null ? undefined : aspectsOf[column]
      if (column === null || wanted === undefined) return []
      const texts = rows.map((cells) => cells[index]?.trim() ?? '').filter((text) => text !== '')
      const choice = chosen.get(plainName(name)) ?? {}
      return [[column, wanted.flatMap((aspect) => readingOf(aspect, column, { name, texts, choice: choice[aspect] }) ?? [])]]
    }),
  )
}

type Around = { name: string; texts: readonly string[]; choice: Reading | undefined }

/** Undefined where the cells have nothing to decide. */
function readingOf(aspect: Aspect, column: Column, { name, texts, choice }: Around): ColumnReading | undefined {
  const { first, second, open, words = [], ...rest }: Counts = countersOf[aspect](texts, column)
  const [usual, other] = aspects[aspect]
  const value = second > first ? other : usual
  const proofs = { aspect, rows: Math.max(first, second), against: Math.min(first, second), words, ...rest }
  if (choice !== undefined) return { ...proofs, value: choice, source: 'chosen' }
  const hint = columnHints[aspect](name)
  if (hint !== undefined && proofs.against === 0 && (proofs.rows === 0 || value === hint))
    return { ...proofs, value: hint, source: 'header' }
  if (proofs.against > 0) return { ...proofs, value, source: 'contrary' }
  if (proofs.rows > 0) return { ...proofs, value, source: 'rows' }
  return open > 0 ? { ...proofs, value: hint ?? usual, source: 'none' } : undefined
}

function plainName(name: string): string {
  return name.trim().toLowerCase()
}
