import { writtenNumber } from '@/lib/kernel/italian/written-number'
import { kwToCv } from './power'

const noBreakSpace = '\u00a0'

/** «1.275». */
export function numberText(value: number): string {
  return writtenNumber(value, 0, 0)
}

/** «14.900 €», from cents, with a space that does not break. */
export function euroText(cents: number): string {
  return measureText(Math.round(cents / 100), '€')
}

/** «539,49 €», from euro. */
export function exactEuroText(euro: number): string {
  return `${writtenNumber(euro, 2, 2)}${noBreakSpace}€`
}

/** «3,5119»: as many decimals as a tariff has, two at least. */
export function preciseText(value: number): string {
  return writtenNumber(value, 2, 4)
}

/** «31.400 km» and the like. */
export function measureText(value: number, unit: string): string {
  return `${writtenNumber(value, 0, 0)}${noBreakSpace}${unit}`
}

/** «12,5%», from a share; with so many decimals at most. */
export function percentText(share: number, maxDecimals = 1): string {
  return `${writtenNumber(share, 0, maxDecimals, 2)}%`
}

/** «5,4 l/100 km», but «6 l/100 km». */
export function decimalText(value: number, unit: string): string {
  return `${writtenNumber(value, 0, 1)}${noBreakSpace}${unit}`
}

/** «7,41 m», from millimetres. */
export function metresText(mm: number): string {
  return `${writtenNumber(mm / 1000, 2, 2)}${noBreakSpace}m`
}

/** «51 kW (69 CV)». */
export function powerText(kw: number): string {
  return `${measureText(kw, 'kW')} (${measureText(kwToCv(kw), 'CV')})`
}

/** «04/2023» from a day of that month. */
export function monthText(day: Date): string {
  return `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`
}
