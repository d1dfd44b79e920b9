import { numberText } from '@/lib/market/catalogue/number-text'
import { type CellKind, columnOfKind, detectCellKind, isAllowedIn } from './cell-kind'
import { cleanText, readableCell } from './clean-text'
import { type Column, isRepeatable } from './column'
import type { Codes } from './formats'
import type { ColumnMap } from './map-columns'
import { isEmptyValue } from './parsed-cell'
import type { CellNote } from './report-line'

/** The texts of a row by what they mean; what the file calls each of them; and what had to be moved or left out. */
export type RowCells = { texts: ReadonlyMap<Column, string>; notes: CellNote[]; nameOf(column: Column): string }

/** Longer cells are no such facts. What expressions look at within them stays short, because some of those take the square of its length. */
const longestFact = 300
const longestName = 2_000
const longestText = 100_000
const lengths: Partial<Record<Column, number>> = {
  description: longestText,
  photos: longestText,
  title: longestName,
  makeModel: longestName,
  model: longestName,
  version: longestName,
  price: longestName,
  discountedPrice: longestName,
  link: longestName,
  report: longestName,
}

/** The most signs that a cell of this column is read with. */
export function longestIn(column: Column): number {
  return lengths[column] ?? longestFact
}

type MisplacedCell = { column: Column; text: string; kind: CellKind }

/** Puts each cell of a row where it belongs. In a shifted row a cell that clearly is something else goes to that column, if it is free. `codes`: of the format. */
export function assignCells(map: ColumnMap, header: readonly string[], cells: readonly string[], codes: Codes = {}): RowCells {
  const texts = new Map<Column, string>()
  const strays: MisplacedCell[] = []
  const nameOf = (column: Column) => header[map.indexOf(column)]?.trim() ?? column
  const tooLong: CellNote[] = []
  map.forEach((column, index) => {
    const cell = cells[index] ?? ''
    if (column === null) return
    if (cell.length > longestText || cell.trim().length > longestIn(column)) {
      tooLong.push({
        ...{ kind: 'ignored', field: nameOf(column), value: cleanText(cell.slice(0, 60)) },
        reason: `il testo supera ${numberText(longestIn(column))} caratteri e non è stato letto`,
      })
      return
    }
    const readable = readableCell(cell)
    const text = codes[column]?.[readable.trim()] ?? readable
    if (text.trim() === '') return
    const kind = detectCellKind(text)
    if (kind === null || isAllowedIn(kind, column)) texts.set(column, isRepeatable(column) ? `${texts.get(column) ?? ''}\n${text}` : text)
    else strays.push({ column, text: cleanText(text), kind })
  })
  return { texts, notes: [...tooLong, ...relocateMisplaced(strays, texts, nameOf)], nameOf }
}

function relocateMisplaced(strays: readonly MisplacedCell[], texts: Map<Column, string>, nameOf: (column: Column) => string): CellNote[] {
  const misplaced = new Set(strays.map(({ column }) => column))
  return strays.flatMap(({ column, text, kind }): CellNote[] => {
    const home = columnOfKind[kind]
    const note = { field: nameOf(column), value: text }
    if (canMove(kind, home, texts, misplaced)) {
      texts.set(home, text)
      return [{ ...note, kind: 'corrected', reason: `il valore appartiene a «${labels[kind]}» ed è stato letto lì` }]
    }
    return [{ ...note, kind: 'ignored', reason: `il valore non appartiene a questo campo (sembra ${labels[kind]})` }]
  })
}

/** A date, a price or a place alone may mean anything; they move only when their own column was found to hold something else. */
function canMove(kind: CellKind, home: Column, texts: ReadonlyMap<Column, string>, misplaced: ReadonlySet<Column>): boolean {
  const taken = texts.get(home)
  if (taken !== undefined && !isEmptyValue(taken)) return false
  if (kind === 'power' && (texts.has('powerKw') || texts.has('powerCv'))) return false
  if (kind === 'offer') return !texts.has('condition')
  return kind === 'month' || kind === 'price' || kind === 'place' ? misplaced.has(home) : true
}

const labels: Readonly<Record<CellKind, string>> = {
  link: 'indirizzo web',
  price: 'prezzo',
  mileage: 'chilometraggio',
  power: 'potenza',
  month: 'data',
  emission: 'classe Euro',
  fuel: 'carburante',
  gearbox: 'cambio',
  place: 'località',
  offer: 'tipo di offerta',
  state: 'stato della vendita',
}
