import { labelPrices } from '@/lib/market/price-rating/label-prices'
import type { PriceRating } from '@/lib/market/price-rating/price-words'

/** Where each price is brought to, beside its own estimate. */
export const priceTargets = { buono: 'Porta ognuna al suo Buon Prezzo', media: 'Porta ognuna nella media' } as const
export type PriceTarget = keyof typeof priceTargets

/** How several prices change alike: by a share of each, by an amount, or to where each stands well beside its estimate. */
export type PriceChange = { kind: 'percent'; percent: number } | { kind: 'amount'; cents: number } | { kind: 'label'; target: PriceTarget }

/** A slip of the hand is not to halve the whole stock. */
const mostPercent = 50
const mostEuro = 100_000
/** What a price may be, in euro. */
export const euroLimits = { min: 100, max: 20_000_000 } as const

const written = /^([+-])\s*(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d))?\s*(%|€|euro)?$/i

function isTarget(text: string): text is PriceTarget {
  return Object.hasOwn(priceTargets, text)
}

/** «−5 %», «+3,5%», «-500», «−1.000 €», «buono»; undefined for anything else, for nothing, and for more than half. */
export function parsePriceChange(text: string): PriceChange | undefined {
  if (isTarget(text)) return { kind: 'label', target: text }
  const [, sign, whole = '', tenth, unit] = written.exec(text.trim().replace(/[−–]/g, '-')) ?? []
  if (sign === undefined) return undefined
  const value = Number(`${whole.replaceAll('.', '')}.${tenth ?? '0'}`) * (sign === '-' ? -1 : 1)
  if (value === 0) return undefined
  if (unit === '%') return Math.abs(value) <= mostPercent ? { kind: 'percent', percent: value } : undefined
  return tenth === undefined && Math.abs(value) <= mostEuro ? { kind: 'amount', cents: value * 100 } : undefined
}

/** A price after the change, in whole euro; null when it would be none that an ad may have. No price is raised to stand well, and none without an estimate. */
export function changedPrice(cents: number, change: PriceChange, rating: PriceRating | null = null): number | null {
  if (change.kind === 'label') {
    if (rating === null || rating.verdict === 'unrated') return null
    const { goodEuro, ordinaryEuro } = labelPrices(rating)
    const target = change.target === 'buono' ? goodEuro : ordinaryEuro
    return target !== null && target * 100 < cents && target >= euroLimits.min ? target * 100 : null
  }
  const euro = Math.round((change.kind === 'percent' ? cents * (1 + change.percent / 100) : cents + change.cents) / 100)
  return euro >= euroLimits.min && euro <= euroLimits.max ? euro * 100 : null
}
