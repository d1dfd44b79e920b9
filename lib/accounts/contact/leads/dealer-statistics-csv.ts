import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { DealerStatistics } from './dealer-statistics'

const columns = ['annuncio', 'veicolo', 'giorni online', 'visite', 'preferiti', 'messaggi', 'telefonate']

/** Every vehicle as a line for spreadsheets. */
export function statisticsCsv({ vehicles }: DealerStatistics): string {
  const rows = vehicles.map(({ adId, title, daysOnline, views, saves, messages, calls }) => [
    adId,
    withoutFormula(title),
    daysOnline,
    views,
    saves,
    messages,
    calls,
  ])
  return stringify([columns, ...rows])
}
