import { kwToCv } from './power'

// Italian groups only from five digits on unless told otherwise; prices and distances always group: 1.275, 9.900 €.
const whole = writer(0, 0)
const upToOneDecimal = writer(0, 1)
const twoDecimals = writer(2, 2)
const upToFourDecimals = writer(2, 4)
/** By their decimals: making one takes longer than drawing a card. */
const percents = new Map<number, Intl.NumberFormat>()
const noBreakSpace = '\u00a0'

function writer(minimumFractionDigits: number, maximumFractionDigits: number) {
  return new Intl.NumberFormat('it-IT', { useGrouping: 'always', minimumFractionDigits, maximumFractionDigits })
}

/** «1.275». */
export function numberText(value: number): string {
  return whole.format(value)
}

/** «14.900 €», from cents, with a space that does not break. */
export function euroText(cents: number): string {
  return measureText(Math.round(cents / 100), '€')
}

/** «539,49 €», from euro. */
export function exactEuroText(euro: number): string {
  return `${twoDecimals.format(euro)}${noBreakSpace}€`
}

/** «3,5119»: as many decimals as a tariff has, two at least. */
export function preciseText(value: number): string {
  return upToFourDecimals.format(value)
}

/** «31.400 km» and the like. */
export function measureText(value: number, unit: string): string {
  return `${whole.format(value)}${noBreakSpace}${unit}`
}

/** «12,5%», from a share; with as many decimals as asked for at most. */
export function percentText(share: number, maxDecimals = 1): string {
  const known = percents.get(maxDecimals)
  if (known) return known.format(share)
  const written = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: maxDecimals })
  percents.set(maxDecimals, written)
  return written.format(share)
}

/** «5,4 l/100 km», but «6 l/100 km». */
export function decimalText(value: number, unit: string): string {
  return `${upToOneDecimal.format(value)}${noBreakSpace}${unit}`
}

/** «7,41 m», from millimetres. */
export function metresText(mm: number): string {
  return `${twoDecimals.format(mm / 1000)}${noBreakSpace}m`
}

/** «51 kW (69 CV)». */
export function powerText(kw: number): string {
  return `${measureText(kw, 'kW')} (${measureText(kwToCv(kw), 'CV')})`
}

/** «04/2023» from a day of that month. */
export function monthText(day: Date): string {
  return `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`
}
