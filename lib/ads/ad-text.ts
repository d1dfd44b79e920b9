import { kwToCv } from '@/lib/catalogue/power'

/** «11.900 €»; cents are shown only where there are some. */
export function formatEuro(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return `${(cents / 100).toLocaleString('it-IT', { useGrouping: 'always', minimumFractionDigits: digits, maximumFractionDigits: digits })} €`
}

/** «12.500». */
export function formatWhole(value: number): string {
  return value.toLocaleString('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 })
}

/** «04/2023» from a day of that month. */
export function formatMonth(day: Date): string {
  return `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`
}

/** «51 kW (69 CV)». */
export function formatPower(kw: number): string {
  return `${formatWhole(kw)} kW (${formatWhole(kwToCv(kw))} CV)`
}
