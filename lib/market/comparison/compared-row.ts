import type { Verdict } from '@/lib/market/price-rating/price-rating'

/** What one vehicle says to one row. */
export type Cell = {
  /** Text of the cell; null: not declared. */
  text: string | null
  note?: string | undefined
  /** Text in the place of «non indicato», where that would not be true. */
  instead?: string | undefined
  verdict?: Verdict
  /** What is compared where one value is better than another; null where it cannot be. */
  amount?: number | null
}

/** Which of the amounts is the best, and what is said of it: «Costa meno». */
export type BestRule = { is: 'lowest' | 'highest'; words: string }

export type RowSource = { label: string; note?: string; cells: Cell[]; best?: BestRule | undefined }

/** A row as the page shows it: one value for all, or one for each vehicle. JSON-serialisable. */
export type ComparedRow = { label: string; note?: string } & (
  | { same: ComparedCell; cells?: never }
  | { cells: ComparedCell[]; same?: never }
)
export type ComparedCell = { text: string; isMissing?: true; note?: string; verdict?: Verdict; best?: string }

const missing = 'non indicato'

/** What all vehicles have in common becomes one cell; of different values the best one is named, if there is one. */
export function compareRow({ label, note, cells, best }: RowSource): ComparedRow {
  const head = { label, ...(note === undefined ? {} : { note }) }
  const [first, ...others] = cells.map(shown)
  if (first !== undefined && others.length > 0 && others.every((cell) => JSON.stringify(cell) === JSON.stringify(first)))
    return { ...head, same: first }
  const winner = best ? bestCell(cells, best) : undefined
  return { ...head, cells: cells.map((cell) => (best && cell === winner ? { ...shown(cell), best: best.words } : shown(cell))) }
}

function shown({ text, note, instead, verdict }: Cell): ComparedCell {
  return {
    text: text ?? instead ?? missing,
    ...(text === null ? { isMissing: true } : {}),
    ...(note === undefined ? {} : { note }),
    ...(verdict === undefined ? {} : { verdict }),
  }
}

/** The only one with the best of at least two amounts: a tie has no winner. */
function bestCell(cells: readonly Cell[], { is }: BestRule): Cell | undefined {
  const amounts = cells.flatMap(({ amount }) => amount ?? [])
  if (amounts.length < 2) return undefined
  const best = is === 'lowest' ? Math.min(...amounts) : Math.max(...amounts)
  const winners = cells.filter(({ amount }) => amount === best)
  return winners.length === 1 ? winners[0] : undefined
}
