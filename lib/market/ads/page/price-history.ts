import type { PricePoint } from './ad-page'

const dayMs = 86_400_000
/** What a price is compared with before it is called reduced, in days. */
const reductionDays = 30
/** How long the former price has to have stood, in days. */
const stoodDays = 7

export type PriceHistory = {
  /** Prices with what they changed, oldest first; null for the first. */
  points: (PricePoint & { changeCents: number | null })[]
  /** The lowest price of the 30 days before the last change; null when there was none. */
  lowestBeforeCents: number | null
  /** How much the price now is below that, where the former price was the lowest and stood for seven days; null when it is no reduction. */
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
    reducedCents: last && before !== null && isReduction(prices.slice(0, -1), last, before) ? before - last.priceCents : null,
  }
}

/** Same rule as `price_reduced_from` of the database. */
function isReduction(earlier: readonly PricePoint[], last: PricePoint, lowestCents: number): boolean {
  const former = earlier.at(-1)
  if (!former) return false
  const stood = Date.parse(former.recordedAt) <= Date.parse(last.recordedAt) - stoodDays * dayMs
  return stood && former.priceCents === lowestCents && last.priceCents < lowestCents
}

/** Finds the lowest price before a reduction, as `lowest_price_before` of the database: the price with which the 30 days began counts too. */
function lowestBefore(earlier: readonly PricePoint[], moment: number): number {
  const start = moment - reductionDays * dayMs
  const began = earlier.findLastIndex(({ recordedAt }) => Date.parse(recordedAt) <= start)
  return Math.min(...earlier.slice(Math.max(0, began)).map(({ priceCents }) => priceCents))
}
