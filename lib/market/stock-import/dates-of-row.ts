import type { DateOrder } from '@/lib/kernel/italian/written-month'
import { firstDay, readMonth } from './month'
import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'

export type RowDates = { registration: Date | null; isYearAlone: boolean; isUnregistered: boolean; publishedAt: Date; seenAt: Date }

/** When a vehicle was registered, and when its row was seen and published. */
export function datesOf(row: RowReader, now: Date, order: DateOrder): RowDates {
  const seenAt = momentIn(row.text('seenAt'), now) ?? now
  const text = row.text('registration')
  const month = row.accept('registration', readMonth(text, seenAt, order)) ?? row.accept('year', readMonth(row.text('year'), seenAt))
  const isYearAlone = month?.month === null
  if (isYearAlone) row.note(text === '' ? 'year' : 'registration', 'manca il mese: mostriamo solo l’anno', undefined, 'corrected')
  return {
    registration: month ? firstDay(month) : null,
    isYearAlone,
    isUnregistered: /^(?:new|nuov[ao]|da immatricolare)$/i.test(text) || (withoutYear.test(text) && isEmptyValue(row.text('mileage'))),
    publishedAt: momentIn(row.text('publishedAt'), now) ?? seenAt,
    seenAt,
  }
}

/** What a portal writes where a car has no year. */
const withoutYear = /^-\s*\(anno\)$/i

/** A day or moment written the ISO way that has passed. */
function momentIn(text: string, now: Date): Date | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+Z?)?$/.test(text.trim())
    ? new Date(
        text
          .trim()
          .replace(' ', 'T')
          .replace(/(?<=T.*)(?<!Z)$/, 'Z'),
      )
    : undefined
  return moment && moment.getTime() <= now.getTime() && moment.getUTCFullYear() > 2000 ? moment : undefined
}
