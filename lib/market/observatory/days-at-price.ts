import { type LeftAd, median } from './days-online'

/** Days after which half of the ads had left, by their price in percent of the estimate, from `from` on; null where too few tell. JSON-serialisable. */
export type DaysAtPrice = { from: number; days: readonly (number | null)[] }

/** Prices looked at, in percent of the estimate; beyond them nothing is said. */
const [from, to] = [70, 130]
/** An ad speaks for prices so many points above and below its own; for the further ones where too few stand near. */
const reaches = [4, 6, 8] as const
/** Least number of ads that speak for a price; the median of fewer jumps by weeks with each. */
export const adsForDays = 8

/** What the ads of a model that have left say of how long one takes at each price. Those without an estimate say nothing. */
export function daysAtPrice(left: readonly LeftAd[]): DaysAtPrice {
  const placed = left.flatMap(({ days, priceCents, band }) => (band ? [{ days, percent: priceCents / band.estimateEuro }] : []))
  return {
    from,
    days: Array.from({ length: to - from + 1 }, (_, index) => {
      const near = reaches
        .map((reach) => placed.filter(({ percent }) => Math.abs(percent - from - index) <= reach))
        .find(({ length }) => length >= adsForDays)
      return near ? Math.max(1, Math.round(median(near.map(({ days }) => days)))) : null
    }),
  }
}

/** Days at a price beside its estimate; null where that is not known. */
export function daysAt({ from, days }: DaysAtPrice, askedCents: number, estimateEuro: number): number | null {
  return days[Math.round(askedCents / estimateEuro) - from] ?? null
}
