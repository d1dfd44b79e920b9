import type { Month } from '@/lib/kernel/italian/written-month'
import { firstDay, inFuture, readMonth } from '@/lib/market/stock-import/cells/month'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { dayAndMonthOf } from '@/lib/market/stock-import/columns/reading-proofs'
import type { RowReader } from './row-reader'

export type RowDates = {
  registration: Date | null
  isYearAlone: boolean
  isInFuture: boolean
  isUnregistered: boolean
  publishedAt: Date
  seenAt: Date
}

/** Dates when a vehicle was registered, and when its row was seen and published. */
export function datesOf(row: RowReader, now: Date): RowDates {
  const seenAt = momentIn(row.text('seenAt'), now) ?? now
  const text = row.text('registration')
  const month = monthOf(row, 'registration', seenAt) ?? monthOf(row, 'year', seenAt)
  const isYearAlone = month?.month === null
  if (isYearAlone) row.note(text === '' ? 'year' : 'registration', 'manca il mese: mostriamo solo l’anno', undefined, 'corrected')
  return {
    registration: month ? firstDay(month) : null,
    isYearAlone,
    isInFuture: !month && row.notes.some(({ reason }) => reason === inFuture),
    isUnregistered: /^(?:new|nuov[ao]|da immatricolare)$/i.test(text) || (withoutYear.test(text) && isEmptyValue(row.text('mileage'))),
    publishedAt: momentIn(row.text('publishedAt'), now) ?? seenAt,
    seenAt,
  }
}

/** The order of day and month is that of the column; where its rows contradict each other, a cell that could be either is asked about. */
function monthOf(row: RowReader, column: Column, seenAt: Date): Month | null {
  const text = row.text(column)
  const order = row.reading(column, 'dateOrder')
  if (order?.source === 'contrary' && dayAndMonthOf(text) === 'open') {
    row.note(column, 'giorno/mese o mese/giorno? Le righe della colonna si contraddicono', undefined, 'question')
    return null
  }
  return row.accept(column, readMonth(text, seenAt, order?.value === 'mdy' ? 'mdy' : 'dmy'))
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
