import { stringify } from 'csv-stringify/sync'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findHeader, headerWithin, isBlankRow } from './csv-dialect'

const maxCells = 5_000_000
const maxCharacters = 100_000_000
/** The writer is made anew for each piece, which costs more than a row. */
const rowsAtOnce = 500
/** Rows by which it is seen whether a table has vehicles. */
const rowsLookedAt = headerWithin * 2

/** A table as CSV that grows row by row, up to what a stock can be. */
export class TableText {
  private readonly pieces: string[] = []
  private waiting: string[][] = []
  private cells = 0
  private characters = 0
  private readonly firstRows: (readonly string[])[] = []

  add(row: readonly string[]): void {
    this.cells += Math.max(1, row.length) // an empty row costs too
    this.characters += row.reduce((sum, cell) => sum + cell.length + 1, 0)
    if (this.cells > maxCells || this.characters > maxCharacters)
      throw new AppError('tooLarge', 'more cells than any stock has', {
        shownText: 'Il file contiene più celle di quante ne possa avere uno stock.',
      })
    this.waiting.push([...row])
    if (this.waiting.length >= rowsAtOnce) this.write()
    if (this.firstRows.length < rowsLookedAt) this.firstRows.push(row)
  }

  /** Whether one of the first rows names columns that an import knows. */
  get hasHeader(): boolean {
    return findHeader(this.firstRows, new Set()) >= 0
  }

  /** Whether a row stands below such names. */
  get hasVehicles(): boolean {
    const header = findHeader(this.firstRows, new Set())
    return header >= 0 && this.firstRows.slice(header + 1).some((row) => !isBlankRow(row))
  }

  /** Whether more rows would not change what is said of it. */
  get showsEnough(): boolean {
    return this.firstRows.length >= rowsLookedAt
  }

  get text(): string {
    this.write()
    return this.pieces.join('')
  }

  private write(): void {
    this.pieces.push(stringify(this.waiting))
    this.waiting = []
  }
}
