import { readSafeCell } from '@/lib/kernel/csv/spreadsheet-cell'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { withSignOf } from '@/lib/market/stock-import/cells/decimal-sign'
import { isEmptyValue, type ParsedCell } from '@/lib/market/stock-import/cells/parsed-cell'
import { readYesNo } from '@/lib/market/stock-import/cells/yes-no'
import type { Aspect, ColumnReading, ColumnReadings } from '@/lib/market/stock-import/columns/aspects'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { CellNote } from '@/lib/market/stock-import/report-line'
import type { RowCells } from './row-cells'

/** Reads the cells of one row and keeps note of those that could not be used. */
export class RowReader {
  readonly notes: CellNote[]

  constructor(
    private readonly cells: RowCells,
    private readonly readings: ColumnReadings = new Map(),
  ) {
    this.notes = [...cells.notes]
  }

  /** The text of a column as the file has it, without spaces around it; empty when it says nothing. */
  text(column: Column): string {
    return readSafeCell(this.cells.texts.get(column)?.trim() ?? '')
  }

  /** «Lancia Ypsilon (V2)», as the file has it: a refused row is found by it. */
  name(): string {
    const name = [this.text('make'), this.text('model')].filter((text) => text !== '').join(' ') || this.text('title')
    const code = this.text('externalId')
    return code === '' ? name : `${name} (${code})`.trim()
  }

  /** How the whole column is to be read. */
  reading(column: Column, aspect: Aspect): ColumnReading | undefined {
    return this.readings.get(column)?.find((reading) => reading.aspect === aspect)
  }

  /** The text of a column of numbers with the decimal sign of the column; empty, with a question, where the column leaves open which it is. */
  amount(column: Column): string {
    const text = this.text(column)
    const amount = withSignOf(text, column, this.reading(column, 'decimalSign'))
    if (amount === undefined) this.note(column, 'migliaia o decimali? Le righe della colonna si contraddicono', text, 'question')
    return amount ?? ''
  }

  /** What the file calls the column. */
  nameOf(column: Column): string {
    return this.cells.nameOf(column)
  }

  note(column: Column, reason: string, value = this.text(column), kind: CellNote['kind'] = 'ignored'): void {
    this.notes.push({ kind, field: this.nameOf(column), value: cleanText(value), reason })
  }

  /** Asks for a version of a model («auto/fiat/panda»), because the row does not say its power. */
  noteVersion(reason: string, value: string, model: string): void {
    const column = (['powerKw', 'powerCv', 'power'] as const).find((column) => this.cells.texts.has(column)) ?? 'powerKw'
    this.notes.push({ kind: 'ignored', field: this.nameOf(column), value: cleanText(value), reason, model })
  }

  /** The value of a reading; a doubtful one is noted and left out. */
  accept<T>(column: Column, reading: ParsedCell<T>): T | null {
    if (!reading) return null
    if ('value' in reading) return reading.value
    this.note(column, reading.fault)
    return null
  }

  /** What a cell of a column of yes and no says; words nobody knows are noted and left out. `others`: further words of the column. */
  yesNo(column: Column, others?: (text: string) => boolean | null): boolean | null {
    const isSwapped = this.reading(column, 'yesNo')?.value === 'swapped'
    return this.word(column, (text) => {
      const said = readYesNo(text)
      return said === null ? others?.(text) : said !== isSwapped
    })
  }

  /** The value that a cell's words stand for; words nobody knows are noted and left out. */
  word<T>(column: Column, find: (text: string) => T | null | undefined): T | null {
    const text = this.text(column)
    if (isEmptyValue(text)) return null
    const found = find(text) ?? null
    if (found === null) this.note(column, 'valore non riconosciuto')
    return found
  }
}
