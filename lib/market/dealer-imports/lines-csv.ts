import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import { type ImportLine, importOutcomes } from './dealer-import'

/** What was said of rows and vehicles, for spreadsheets. */
export function linesCsv(lines: readonly ImportLine[]): string {
  const rows = lines.map(({ outcome, line, vehicle, detail }) => [
    importOutcomes[outcome].one,
    line,
    withoutFormula(vehicle),
    withoutFormula(detail),
  ])
  return stringify([['esito', 'riga', 'veicolo o valore', 'motivo'], ...rows], { quoted_match: /[\r\n]/ })
}
