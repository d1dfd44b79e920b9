import type { PricePoint } from './ad-page'

const dayMs = 86_400_000
/** What a price is compared with before it is called reduced, in days. */
const reductionDays = 30

export type PriceHistory = {
  /** Prices with what they changed, oldest first; null for the first. */
  points: (PricePoint & { changeCents: number | null })[]
  /** The lowest price of the 30 days before the last change; null when there was none. */
  lowestBeforeCents: number | null
  /** How much the price now is below that; null when it is not. */
  reducedCents: number | null
}

export function priceHistory(prices: readonly PricePoint[]): PriceHistory {
  const last = prices.at(-1)
  const before = last && prices.length > 1 ? lowestBefore(prices.slice(0, -1), Date.parse(last.recordedAt)) : null
  return {
    points: prices.map((point, place) => ({
      ...point,
      changeCents: place === 0 ? null : point.priceCents - (prices[place - 1]?.priceCents ?? 0),
    })),
    lowestBeforeCents: before,
    reducedCents: last && before !== null && last.priceCents < before ? before - last.priceCents : null,
  }
}

/** Finds the lowest price before a reduction, as `lowest_price_before` of the database: the price with which the 30 days began counts too. */
function lowestBefore(earlier: readonly PricePoint[], moment: number): number {
  const start = moment - reductionDays * dayMs
  const began = earlier.findLastIndex(({ recordedAt }) => Date.parse(recordedAt) <= start)
  return Math.min(...earlier.slice(Math.max(0, began)).map(({ priceCents }) => priceCents))
}
