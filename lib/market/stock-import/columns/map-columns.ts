import { type CellKind, columnOfKind, detectCellKind, isAllowedIn } from '@/lib/market/stock-import/cells/cell-kind'
import { type Column, columnNamed, isRepeatable } from './column'
import { formatOf } from './formats'

/** Which column of the file holds what, by position; null for one that is not used. */
export type ColumnMap = readonly (Column | null)[]

/** Choices of the person who imports: header → column, or null to leave it out. */
export type HeaderChoices = Readonly<Record<string, Column | null>>

/** Rows in which a format without headers is looked for. */
const formatRows = 20
/** Share of its cells that must look alike before the content overrules the name of a column. */
const clearShare = 0.6

/** Reads the header by name and by content: a column whose cells belong elsewhere is taken for what it holds. */
export function mapColumns(header: readonly string[], sample: readonly (readonly string[])[], choices: HeaderChoices = {}): ColumnMap {
  const chosen = header.map((name) => choiceFor(name, choices))
  const format = formatOf(header, (index) => sample.slice(0, formatRows).map((cells) => cells[index] ?? ''))
  const named = header.map((name, index) => firstSaid(chosen[index], format?.columns[index], columnNamed(name)))
  const kinds = header.map((_, index) => usualKind(sample, index))
  const map: (Column | null)[] = named.map((column, index) => {
    if (chosen[index] !== undefined) return column ?? null
    return column !== undefined && column !== null && isAllowedIn(kinds[index] ?? null, column) ? column : null
  })
  map.forEach((column, index) => {
    if (column === 'condition' && chosen[index] === undefined && saysSaleRather(sample, index) && !map.includes('saleState'))
      map[index] = 'saleState'
  })
  dropRepeats(map, sample)
  kinds.forEach((kind, index) => {
    if (kind === null || map[index] !== null || chosen[index] !== undefined || format?.columns[index] === null) return
    const home = columnOfKind[kind]
    if (!map.includes(home) && !isMeasured(home, map)) map[index] = home
  })
  return map
}

/** The first of what is said that says anything; null says that a column is not to be read. */
function firstSaid(...said: readonly (Column | null | undefined)[]): Column | null | undefined {
  return said.find((one) => one !== undefined)
}

function choiceFor(name: string, choices: HeaderChoices): Column | null | undefined {
  const key = Object.keys(choices).find((candidate) => candidate.trim().toLowerCase() === name.trim().toLowerCase())
  return key === undefined ? undefined : choices[key]
}

/** Power may already stand in columns of its own for kW or CV. */
function isMeasured(home: Column, map: readonly (Column | null)[]): boolean {
  return (home === 'power' && (map.includes('powerKw') || map.includes('powerCv'))) || (home === 'offerType' && map.includes('condition'))
}

/** The kind that most of the filled cells of a column have; null for free text, or too little to tell. */
function usualKind(sample: readonly (readonly string[])[], index: number): CellKind | null {
  const counts = new Map<CellKind, number>()
  let filled = 0
  for (const cells of sample) {
    const text = cells[index]?.trim() ?? ''
    if (text === '') continue
    filled++
    const kind = detectCellKind(text)
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= 2 && best[1] >= filled * clearShare ? best[0] : null
}

/** «Stato» means the condition or the sale: whichever its cells name more often. */
function saysSaleRather(sample: readonly (readonly string[])[], index: number): boolean {
  const kinds = sample.map((cells) => detectCellKind(cells[index] ?? ''))
  const count = (wanted: CellKind) => kinds.filter((kind) => kind === wanted).length
  return count('state') > count('offer')
}

/** Drops repeats: of two columns with one meaning the fuller one stays. */
function dropRepeats(map: (Column | null)[], sample: readonly (readonly string[])[]): void {
  const filled = map.map((_, index) => sample.filter((cells) => (cells[index]?.trim() ?? '') !== '').length)
  map.forEach((column, index) => {
    const other = map.findIndex((candidate, position) => candidate === column && position !== index)
    if (column === null || other < 0 || isRepeatable(column)) return
    const loses = (filled[index] ?? 0) < (filled[other] ?? 0) || (filled[index] === filled[other] && index > other)
    if (loses) map[index] = null
  })
}
