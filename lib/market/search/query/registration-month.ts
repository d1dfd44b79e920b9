import { monthIn } from '@/lib/kernel/italian/written-month'

/** A month of a year, or a whole year. */
export type RegistrationMonth = { year: number; month: number | null }

/** The century turns here for two digits: «19» is 2019, «85» 1985. */
const latestShortYear = 2049

/** «2019», «2019-03», «03/2019», «3/19», «15/03/2019» as the registration document has it, «marzo 2019». Anything else is undefined. */
export function parseMonth(text: string, maxYear: number): RegistrationMonth | undefined {
  const found = monthIn(text, { latestYear: Math.min(maxYear, latestShortYear) })
  if (!found || found.year > maxYear || (found.month !== null && (found.month < 1 || found.month > 12))) return undefined
  return found
}

/** Writes a month as it stands in an address: `2019`, `2019-03`. A year from its first month, or to its last, is the whole year. */
export function monthText({ year, month }: RegistrationMonth, end: 'da' | 'a'): string {
  return month === null || month === (end === 'da' ? 1 : 12) ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}

/** Writes a month as the fields show it: «2019», «03/2019». */
export function typedMonth(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})$/, '$2/$1')
}

/** Months since the year 0, the first one of a whole year. */
export function firstMonthOf({ year, month }: RegistrationMonth): number {
  return year * 12 + (month ?? 1) - 1
}

/** Months since the year 0, the last one of a whole year. */
export function lastMonthOf({ year, month }: RegistrationMonth): number {
  return year * 12 + (month ?? 12) - 1
}
