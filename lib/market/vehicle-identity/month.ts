import { monthNames } from '@/lib/kernel/italian/date-text'

/** Months since the year 0: windows of registrations are counted and compared in them. */
export type Month = number

/** `month` from 1. */
export function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1
}

/** The month of a day as the database has it. */
export function monthOfDay(day: Date): Month {
  return monthOf(day.getUTCFullYear(), day.getUTCMonth() + 1)
}

export function firstDayOf(month: Month): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1))
}

/** «giugno 2015». */
export function monthWords(month: Month): string {
  return `${monthNames[month % 12] ?? ''} ${Math.floor(month / 12)}`
}
