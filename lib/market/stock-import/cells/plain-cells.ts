import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import type { AdColumnName } from '@/lib/market/ads/ad-columns'
import type { Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { isColumn } from '@/lib/market/stock-import/columns/column'
import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import { readNumber } from './amount'
import { cleanLines } from './clean-text'
import { isEmptyValue, normaliseText } from './parsed-cell'

type PlainValue = number | string | boolean | null

const maxTextLength = 10_000

/** Adds to an ad what a row says in the cells that the type of their column alone explains. */
export function addPlainCells<T extends object>(ad: T, row: RowReader): T {
  const values = adColumnNames.map((name): [string, PlainValue | undefined] => [name, readPlainCell(row, name)])
  return Object.assign(ad, Object.fromEntries(values.filter(([, value]) => value !== undefined)))
}

/** Reads a cell; undefined for a column that no import reads, or that has a reader of its own. */
function readPlainCell(row: RowReader, name: AdColumnName): PlainValue | undefined {
  const column = adColumn(name)
  const field = column.cell?.field ?? name
  if (column.cell === undefined || column.cell.reader === 'own' || !isColumn(field)) return undefined
  switch (column.type) {
    case 'boolean':
      return row.yesNo(field)
    case 'text': {
      const { options } = column
      return options ? row.word(field, (text) => optionNamed(options, text)) : longText(row.text(field))
    }
    default: {
      const value = row.accept(field, readNumber(row.text(field), column.cell.within))
      return value === null || column.type === 'real' || column.type === 'double precision' ? value : Math.round(value)
    }
  }
}

function longText(text: string): string | null {
  return isEmptyValue(text) ? null : cleanLines(text).slice(0, maxTextLength) || null
}

/** The value whose code or Italian name the text is. */
function optionNamed(options: Vocabulary, text: string): string | undefined {
  const wanted = normaliseText(text)
  return Object.keys(options).find((code) => normaliseText(code) === wanted || normaliseText(options[code] ?? '') === wanted)
}
