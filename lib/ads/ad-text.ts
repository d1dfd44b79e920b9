import { measureText } from '@/lib/catalogue/number-text'
import { kwToCv } from '@/lib/catalogue/power'

/** «04/2023» from a day of that month. */
export function formatMonth(day: Date): string {
  return `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`
}

/** «51 kW (69 CV)». */
export function formatPower(kw: number): string {
  return `${measureText(kw, 'kW')} (${measureText(kwToCv(kw), 'CV')})`
}
