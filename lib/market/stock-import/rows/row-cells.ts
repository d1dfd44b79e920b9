import { numberText } from '@/lib/market/catalogue/number-text'
import { type CellKind, columnOfKind, detectCellKind, isAllowedIn } from '@/lib/market/stock-import/cells/cell-kind'
import { cleanText, readableCell } from '@/lib/market/stock-import/cells/clean-text'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import { type Column, isRepeatable } from '@/lib/market/stock-import/columns/column'
import type { Codes } from '@/lib/market/stock-import/columns/formats'
import type { ColumnMap } from '@/lib/market/stock-import/columns/map-columns'
import type { CellNote } from '@/lib/market/stock-import/report-line'

/** The texts of a row by what they mean; what the file calls each of them; and what had to be moved or left out. */
export type RowCells = { texts: ReadonlyMap<Column, string>; notes: CellNote[]; nameOf(column: Column): string }

/** Most signs of a fact: longer cells are none, and some expressions take the square of the length of what they look at. */
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

/** PHP and JavaScript write these where a text is missing. */
const isFalse = /^(?:0|false|falso)$/i
const textsForPeople: ReadonlySet<Column> = new Set(['title', 'version', 'description'] as const)

type MisplacedCell = { column: Column; text: string; kind: CellKind }

/** Puts each cell of a row where it belongs. In a shifted row a cell that clearly is something else goes to that column, if it is free. `codes`: of the format. */
export function assignCells(map: ColumnMap, header: readonly string[], cells: readonly string[], codes: Codes = {}): RowCells {
  const texts = new Map<Column, string>()
  const strays: MisplacedCell[] = []
  const nameOf = (column: Column) => header[map.indexOf(column)]?.trim() ?? column
  const tooLong: CellNote[] = []
  for (const index of inReadingOrder(map, header)) {
    const column = map[index] ?? null
    const cell = cells[index] ?? ''
    if (column === null) continue
    if (cell.length > longestText || cell.trim().length > longestIn(column)) {
      tooLong.push({
        ...{ kind: 'ignored', field: nameOf(column), value: cleanText(cell.slice(0, 60)) },
        reason: `il testo supera ${numberText(longestIn(column))} caratteri e non è stato letto`,
      })
      continue
    }
    const readable = readableCell(cell)
    const text = codes[column]?.[readable.trim()] ?? readable
    if (text.trim() === '' || (textsForPeople.has(column) && isFalse.test(text.trim()))) continue
    const kind = detectCellKind(text)
    if (kind === null || isAllowedIn(kind, column)) texts.set(column, isRepeatable(column) ? `${texts.get(column) ?? ''}\n${text}` : text)
    else strays.push({ column, text: cleanText(text), kind })
  }
  return { texts, notes: [...tooLong, ...relocateMisplaced(strays, texts, nameOf)], nameOf }
}

const orders = new WeakMap<ColumnMap, readonly number[]>()

/** «Foto 10» comes after «Foto 2», wherever they stand, and the main photograph first. */
function inReadingOrder(map: ColumnMap, header: readonly string[]): readonly number[] {
  const known = orders.get(map)
  if (known) return known
  const numbered = map.findIndex((column, index) => column !== null && isRepeatable(column) && /\d/.test(header[index] ?? ''))
  const rank = (index: number) => {
    const name = header[index] ?? ''
    if (/principal|main|copertina|cover|primary|haupt/i.test(name)) return -1
    const number = /\d{1,3}/.exec(name)?.[0]
    return number === undefined ? (index < numbered || numbered < 0 ? 0 : Number.POSITIVE_INFINITY) : Number(number)
  }
  const all = map.map((_, index) => index)
  const photos = all
    .filter((index) => isRepeatable(map[index] ?? null))
    .toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)))
  const order = [...all.filter((index) => !isRepeatable(map[index] ?? null)), ...photos]
  orders.set(map, order)
  return order
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
