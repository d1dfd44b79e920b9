/** How several prices change alike: by a share of each, or by an amount. */
export type PriceChange = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number }

/** A slip of the hand is not to halve the whole stock. */
const mostPercent = 50
const mostEuro = 100_000
/** What a price may be, in euro. */
export const euroLimits = { min: 100, max: 20_000_000 } as const

const written = /^([+-])\s*(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d))?\s*(%|€|euro)?$/i

/** «−5 %», «+3,5%», «-500», «−1.000 €»; undefined for anything else, for nothing, and for more than half. */
export function parsePriceChange(text: string): PriceChange | undefined {
  const [, sign, whole = '', tenth, unit] = written.exec(text.trim().replace(/[−–]/g, '-')) ?? []
  if (sign === undefined) return undefined
  const value = Number(`${whole.replaceAll('.', '')}.${tenth ?? '0'}`) * (sign === '-' ? -1 : 1)
  if (value === 0) return undefined
  if (unit === '%') return Math.abs(value) <= mostPercent ? { kind: 'percent', percent: value } : undefined
  return tenth === undefined && Math.abs(value) <= mostEuro ? { kind: 'amount', cents: value * 100 } : undefined
}

/** A price after the change, in whole euro; null when it would be none that an ad may have. */
export function changedPrice(cents: number, change: PriceChange): number | null {
  const euro = Math.round((change.kind === 'percent' ? cents * (1 + change.percent / 100) : cents + change.cents) / 100)
  return euro >= euroLimits.min && euro <= euroLimits.max ? euro * 100 : null
}
