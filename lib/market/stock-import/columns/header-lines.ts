import { isBlankRow } from '@/lib/market/stock-import/files/csv-dialect'
import { columnNamed } from './column'

type Rows = readonly (readonly string[])[]
/** The names of the columns; `lines`: how many rows they take from the one found on. */
export type Header = { names: readonly string[]; lines: number }

/** What stands under a name and says only how its cells are written. */
const units =
  /^[([]?\s*(?:€|eur|euro|km|kw|kw\/cv|cv|hp|ps|cc|cm3|cm³|cmc|g\/km|mm\/aaaa|gg\/mm\/aaaa|aaaa|s[iì]\/no|s\/n|n\.|nr\.?|iva\s+incl\.?)\s*[)\]]?$/iu

/** A header of two lines: a second one below («Data» over «immatr.», «Prezzo» under nothing), or names of groups above («Prezzo» over «vendita» and «listino»). */
export function headerFrom(rows: Rows, at: number): Header {
  const found = rows[at] ?? []
  const above = at > 0 ? (rows[at - 1] ?? []) : []
  const names = isBlankRow(above) ? found : withNamesAbove(found, above)
  const below = rows[at + 1] ?? []
  return isSecondLine(names, below) ? { names: withNamesBelow(names, below), lines: 2 } : { names, lines: 1 }
}

/** Whether a line is the second of a header: over half of its cells name columns, alone or with those above, or units; none is a number. */
function isSecondLine(names: readonly string[], below: readonly string[]): boolean {
  const filled = filledRight(names)
  const cells = below.map((cell, index) => ({ cell: cell.trim(), own: names[index]?.trim() ?? '', group: filled[index] ?? '' }))
  const said = cells.filter(({ cell }) => cell !== '')
  const naming = said.filter(
    ({ cell, own, group }) =>
      units.test(cell) ||
      columnNamed(cell) !== undefined ||
      together(group, cell) !== undefined ||
      (own === '' && columnNamed(group) !== undefined), // «listino» beside «vendita», both under «Prezzo»
  )
  return said.length > 0 && naming.length * 2 > said.length && said.every(({ cell }) => !/^[\d.,\s€]+$/.test(cell))
}

function withNamesBelow(names: readonly string[], below: readonly string[]): string[] {
  const groups = filledRight(names)
  return Array.from({ length: Math.max(names.length, below.length) }, (_, index) => {
    const [own, cell] = [names[index]?.trim() ?? '', below[index]?.trim() ?? '']
    if (cell === '') return own
    if (units.test(cell)) return columnNamed(`${own} ${cell}`) === columnNamed(own) ? `${own} ${cell}`.trim() : own
    const isGroup = names[index + 1]?.trim() === '' && (below[index + 1]?.trim() ?? '') !== ''
    const both = together(groups[index] ?? '', cell)
    if (both !== undefined) return both
    return own === '' || columnNamed(own) === undefined || (isGroup && columnNamed(cell) !== undefined) ? cell : own
  })
}

function withNamesAbove(names: readonly string[], above: readonly string[]): string[] {
  const groups = filledRight(above)
  return Array.from({ length: Math.max(names.length, above.length) }, (_, index) => {
    const own = names[index]?.trim() ?? ''
    if (columnNamed(own) !== undefined) return names[index] ?? ''
    const ofGroup = together(groups[index] ?? '', own)
    const alone = above[index]?.trim() ?? ''
    return ofGroup ?? (own === '' && columnNamed(alone) !== undefined ? alone : (names[index] ?? ''))
  })
}

/** «Prezzo» and «vendita» together, where that names a column. */
function together(above: string, cell: string): string | undefined {
  const both = `${above} ${cell}`
  return above !== '' && cell !== '' && columnNamed(both) !== undefined ? both : undefined
}

/** A name of several columns stands over the first of them. */
function filledRight(row: readonly string[]): string[] {
  let last = ''
  return row.map((cell) => {
    last = cell.trim() === '' ? last : cell.trim()
    return last
  })
}
