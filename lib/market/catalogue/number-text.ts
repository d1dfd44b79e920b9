import { kwToCv } from './power'

const noBreakSpace = '\u00a0'

/**
 * As `Intl` writes it in Italian with groups always (1.275), to the nearest of its decimals, halves up. By hand, since the first `Intl` of a page takes a browser some 30 ms,
 * and every page has a price.
 */
function written(value: number, minDecimals: number, maxDecimals: number): string {
  const digits = String(Math.round(shifted(Math.abs(value), maxDecimals))).padStart(maxDecimals + 1, '0')
  const point = digits.length - maxDecimals
  let decimals = digits.slice(point)
  while (decimals.length > minDecimals && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  const grouped = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : ''
  return `${sign}${grouped}${decimals === '' ? '' : `,${decimals}`}`
}

/** The number with its point so many places to the right, as its digits say it: 1.005 × 100 would fall short of 100.5. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** «1.275». */
export function numberText(value: number): string {
  return written(value, 0, 0)
}

/** «14.900 €», from cents, with a space that does not break. */
export function euroText(cents: number): string {
  return measureText(Math.round(cents / 100), '€')
}

/** «539,49 €», from euro. */
export function exactEuroText(euro: number): string {
  return `${written(euro, 2, 2)}${noBreakSpace}€`
}

/** «3,5119»: as many decimals as a tariff has, two at least. */
export function preciseText(value: number): string {
  return written(value, 2, 4)
}

/** «31.400 km» and the like. */
export function measureText(value: number, unit: string): string {
  return `${written(value, 0, 0)}${noBreakSpace}${unit}`
}

/** «12,5%», from a share; with as many decimals as asked for at most. */
export function percentText(share: number, maxDecimals = 1): string {
  return `${written(share * 100, 0, maxDecimals)}%`
}

/** «5,4 l/100 km», but «6 l/100 km». */
export function decimalText(value: number, unit: string): string {
  return `${written(value, 0, 1)}${noBreakSpace}${unit}`
}

/** «7,41 m», from millimetres. */
export function metresText(mm: number): string {
  return `${written(mm / 1000, 2, 2)}${noBreakSpace}m`
}

/** «51 kW (69 CV)». */
export function powerText(kw: number): string {
  return `${measureText(kw, 'kW')} (${measureText(kwToCv(kw), 'CV')})`
}

/** «04/2023» from a day of that month. */
export function monthText(day: Date): string {
  return `${String(day.getUTCMonth() + 1).padStart(2, '0')}/${day.getUTCFullYear()}`
}
