import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { LogLine } from './moderation-case'

const columns = ['quando', 'chi', 'azione', 'fascicolo', 'annuncio', 'motivo']

/** The log as a file for spreadsheets; moments are ISO, of UTC. */
export function logCsv(log: readonly LogLine[]): string {
  const rows = log.map(({ happenedAt, moderator, action, reason, caseId, adId }) => [
    happenedAt,
    withoutFormula(moderator),
    withoutFormula(action),
    caseId,
    adId,
    withoutFormula(reason),
  ])
  return stringify([columns, ...rows])
}
