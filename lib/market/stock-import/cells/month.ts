import { type DateOrder, type Month, monthIn } from '@/lib/kernel/italian/written-month'
import { isEmptyValue, type ParsedCell } from './parsed-cell'

const minYear = 1885
/** What is said of a month that has not begun. */
export const inFuture = 'la data è nel futuro'
const newCar = /^(?:new|nuov[ao]|da immatricolare|non immatricolat[ao])$/i

/**
 * The month of first registration in whatever form people, portals, databases, spreadsheets and programming languages write it: «Aprile 2013», «04/2013», «3/19»,
 * «15/03/2019 0.00.00», «201903», «III/2019», Excel's 43539, Unix time, «2021» alone. `order`: of days and months where both could be either.
 */
export function readMonth(text: string, latest: Date, order: DateOrder = 'dmy'): ParsedCell<Month> {
  if (isEmptyValue(text) || newCar.test(text.trim())) return null
  const found = monthIn(text, { latestYear: latest.getUTCFullYear(), order, isFromProgram: true })
  if (!found) return { fault: 'la data non è leggibile' }
  if (found.year < minYear || (found.month !== null && (found.month < 1 || found.month > 12))) return { fault: 'la data è impossibile' }
  if (found.year * 12 + (found.month ?? 1) - 1 > latest.getUTCFullYear() * 12 + latest.getUTCMonth()) return { fault: inFuture }
  return { value: found }
}

/** First day of a month, as the table stores it. A year alone stands as its January. */
export function firstDay({ year, month }: Month): Date {
  return new Date(Date.UTC(year, (month ?? 1) - 1, 1))
}
