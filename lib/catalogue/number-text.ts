// Italian groups only from five digits on unless told otherwise; prices and distances always group: 1.275, 9.900 €.
const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 })
const noBreakSpace = '\u00a0'

/** «1.275». */
export function numberText(value: number): string {
  return grouped.format(value)
}

/** «14.900 €», from cents, with a space that does not break. */
export function euroText(cents: number): string {
  return `${grouped.format(Math.round(cents / 100))}${noBreakSpace}€`
}

/** «31.400 km» and the like. */
export function measureText(value: number, unit: string): string {
  return `${grouped.format(value)}${noBreakSpace}${unit}`
}
