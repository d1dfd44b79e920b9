import type { Category } from '@/lib/market/catalogue/category'
import { firstDayOf, type Month, monthOf } from '@/lib/market/vehicle-identity/month'

/** Years from the first registration to the first inspection, and from one to the next: art. 80 of the Codice della strada. */
const usual = { first: 4, next: 2 } as const
/** Vehicles of more than 3,5 t are inspected every year. */
const heavy = { first: 1, next: 1 } as const
const heavyFromKg = 3_500

type Inspected = {
  category: Category
  grossMassKg: number | null
  /** The first registration; null where its month is not known. */
  registration: Month | null
  /** The last inspection of which we know; null: of none. */
  lastInspection: Month | null
}

/** The month by whose end the next inspection is due, as the law counts; null where nobody can say. */
export function nextInspection({ category, grossMassKg, registration, lastInspection }: Inspected): Month | null {
  const years = category !== 'moto-e-scooter' && (grossMassKg ?? 0) > heavyFromKg ? heavy : usual
  if (lastInspection !== null) return lastInspection + years.next * 12
  return registration === null ? null : registration + years.first * 12
}

/** Whether a month that is named as an end has ended on a day («2026-11-30»). */
export function isPast(month: Month, today: string): boolean {
  return (
    firstDayOf(month + 1)
      .toISOString()
      .slice(0, 10) <= today
  )
}

/** The month of a day as JSON has it. */
export function monthOfText(day: string): Month {
  return monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}
