import { stringify } from 'csv-stringify/sync'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findHeader, headerWithin } from './csv-dialect'

const maxCells = 5_000_000
const maxCharacters = 100_000_000

/** A table as CSV that grows row by row, up to what a stock can be. */
export class TableText {
  private readonly lines: string[] = []
  private cells = 0
  private characters = 0
  private readonly firstRows: (readonly string[])[] = []

  add(row: readonly string[]): void {
    const line = stringify([[...row]])
    this.cells += row.length
    this.characters += line.length
    if (this.cells > maxCells || this.characters > maxCharacters)
      throw new AppError('tooLarge', 'more cells than any stock has', {
        shownText: 'Il file contiene più celle di quante ne possa avere uno stock.',
      })
    this.lines.push(line)
    if (this.firstRows.length < headerWithin) this.firstRows.push(row)
  }

  /** Whether one of the first rows names columns that an import knows. */
  get hasHeader(): boolean {
    return findHeader(this.firstRows, new Set()) >= 0
  }

  get text(): string {
    return this.lines.join('')
  }
}
