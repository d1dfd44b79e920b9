import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { Column } from './columns/column'

/** What happened to a row, or to one cell of it. */
export type ImportReportKind =
  | 'refused'
  | 'ignored'
  | 'corrected'
  | 'question'
  | 'draft'
  | 'merged'
  | 'similar'
  | 'column'
  | 'withdrawn'
  | 'notOffered'
/** Line 0: about no single row. */
export type ReportLine = {
  line: number
  kind: ImportReportKind
  field: string
  value: string
  reason: string
  /** What the row is about, by name; undefined where nobody knows. */
  vehicle?: string
  /** The column it is about, where it is about one. */
  column?: Column
  /** Whether no column of the file is that one. */
  isAbsent?: boolean
  /** The model whose versions are to choose from, «auto/fiat/panda», where one answers the remark. */
  model?: string
  twin?: { line: number } | { adId: number }
}

/** A remark on one cell, before it is known what becomes of the row. */
export type CellNote = Omit<ReportLine, 'line' | 'kind'> & { kind: 'ignored' | 'corrected' | 'question' }

export const reportHeader = 'riga,tipo,campo,valore,motivo\n'

export function reportText({ line, kind, field, value, reason, twin }: ReportLine): string {
  const cells = [line === 0 ? '' : String(line), kindText(kind, twin), field, value.slice(0, 500), reason]
  return stringify([cells.map(withoutFormula)], { quoted_match: /[\r\n]/ })
}

const kindTexts = {
  refused: 'rifiutata',
  ignored: 'campo ignorato',
  corrected: 'campo corretto',
  question: 'da chiarire',
  draft: 'bozza',
  similar: 'non unita',
  column: 'colonna non letta',
  notOffered: 'stato',
} as const

function kindText(kind: ImportReportKind, twin: ReportLine['twin']): string {
  if (kind === 'withdrawn') return 'ritirato'
  if (kind !== 'merged') return kindTexts[kind]
  if (!twin) return 'unita'
  return 'line' in twin ? `unita a riga ${twin.line}` : `unita all'annuncio ${twin.adId}`
}
