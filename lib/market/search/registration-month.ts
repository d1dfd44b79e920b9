import { monthNames } from '@/lib/kernel/italian/date-text'
import { parseWhole } from './whole-number'

/** A month of a year, or a whole year. */
export type RegistrationMonth = { year: number; month: number | null }

/** «2019», «2019-03», «03/2019», «3.2019», «marzo 2019», «mar 2019». Anything else is undefined. */
export function parseMonth(text: string, maxYear: number): RegistrationMonth | undefined {
  const given = text.trim().toLowerCase()
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(given) ?? []
  const [, typed, typedYear] = /^(\d{1,2}|[a-z]{3,9})[/.,\s-](\d{4})$/.exec(given) ?? []
  const [yearText, month] = [isoYear ?? typedYear, monthOf(isoMonth ?? typed)]
  const year = parseWhole(yearText ?? given, 0, maxYear)
  if (year === undefined || month === undefined) return undefined
  return { year, month }
}

/** As it stands in an address: `2019`, `2019-03`. A year from its first month, or to its last, is the whole year. */
export function monthText({ year, month }: RegistrationMonth, end: 'da' | 'a'): string {
  return month === null || month === (end === 'da' ? 1 : 12) ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}

/** As the fields show it: «2019», «03/2019». */
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

/** Undefined for what is no month, null where none was given. */
function monthOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const named = monthNames.findIndex((name) => name === text || name.slice(0, 3) === text) + 1
  const month = named > 0 ? named : Number(text)
  return month >= 1 && month <= 12 ? month : undefined
}
