import { stringify } from 'csv-stringify/sync'
import { AppError } from '@/lib/kernel/errors/app-error'

const maxCells = 5_000_000
const maxCharacters = 100_000_000

/** A table as CSV that grows row by row, up to what a stock can be. */
export class TableText {
  private readonly lines: string[] = []
  private cells = 0
  private characters = 0

  add(row: readonly string[]): void {
    const line = stringify([[...row]])
    this.cells += row.length
    this.characters += line.length
    if (this.cells > maxCells || this.characters > maxCharacters)
      throw new AppError('tooLarge', 'more cells than any stock has', {
        shownText: 'Il file contiene più celle di quante ne possa avere uno stock.',
      })
    this.lines.push(line)
  }

  get text(): string {
    return this.lines.join('')
  }
}
