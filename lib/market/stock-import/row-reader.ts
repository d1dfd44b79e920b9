import { readSafeCell } from '@/lib/kernel/csv/spreadsheet-cell'
import { cleanText } from './clean-text'
import type { Column } from './column'
import { isEmptyValue, type ParsedCell } from './parsed-cell'
import type { CellNote } from './report-line'
import type { RowCells } from './row-cells'

/** Reads the cells of one row and keeps note of those that could not be used. */
export class RowReader {
  readonly notes: CellNote[]

  constructor(private readonly cells: RowCells) {
    this.notes = [...cells.notes]
  }

  /** The text of a column as the file has it, without spaces around it; empty when it says nothing. */
  text(column: Column): string {
    return readSafeCell(this.cells.texts.get(column)?.trim() ?? '')
  }

  /** What the file calls the column. */
  nameOf(column: Column): string {
    return this.cells.nameOf(column)
  }

  note(column: Column, reason: string, value = this.text(column), kind: CellNote['kind'] = 'ignored'): void {
    this.notes.push({ kind, field: this.nameOf(column), value: cleanText(value), reason })
  }

  /** The value of a reading; a doubtful one is noted and left out. */
  accept<T>(column: Column, reading: ParsedCell<T>): T | null {
    if (!reading) return null
    if ('value' in reading) return reading.value
    this.note(column, reading.fault)
    return null
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
