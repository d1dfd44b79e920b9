import { stringify } from 'csv-stringify/sync'

/** What happened to a row, or to one cell of it. */
export type ImportReportKind = 'refused' | 'ignored' | 'corrected' | 'merged' | 'similar'
export type ReportLine = {
  line: number
  kind: ImportReportKind
  field: string
  value: string
  reason: string
  twin?: { line: number } | { adId: number }
}

/** A remark on one cell, before it is known what becomes of the row. */
export type CellNote = Omit<ReportLine, 'line' | 'kind'> & { kind: 'ignored' | 'corrected' }

export const reportHeader = 'riga,tipo,campo,valore,motivo\n'

export function reportText({ line, kind, field, value, reason, twin }: ReportLine): string {
  return stringify([[String(line), kindText(kind, twin), field, value.slice(0, 500), reason]], { quoted_match: /[\r\n]/ })
}

function kindText(kind: ImportReportKind, twin: ReportLine['twin']): string {
  if (kind === 'refused') return 'rifiutata'
  if (kind === 'ignored') return 'campo ignorato'
  if (kind === 'corrected') return 'campo corretto'
  if (kind === 'similar') return 'non unita'
  if (!twin) return 'unita'
  return 'line' in twin ? `unita a riga ${twin.line}` : `unita all'annuncio ${twin.adId}`
}
