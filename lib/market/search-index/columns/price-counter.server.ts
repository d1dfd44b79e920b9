import { type PriceHistogram, priceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'
import type { AdIndex } from '@/lib/market/search-index/ad-index.server'
import type { Predicate } from '@/lib/market/search-index/predicate.server'
import * as scan from '@/lib/market/search-index/scan'
import { priceStepCodes, priceStepsOf } from './price-steps'

/** The asking prices of the ads that meet all filters but the limits of the price, which apply after the count. */
export class PriceCounter {
  private readonly counts = new Int32Array(priceStepCodes)

  constructor(
    private readonly index: AdIndex,
    private readonly prices: NonNullable<Predicate['prices']>,
  ) {}

  /** Counts every ad, where nothing is filtered. */
  countEverything(): void {
    this.counts.set(this.index.totals.priceSteps)
  }

  /** Answers how many of them lie within the limits: they move to the front. */
  countAndKeep(slots: Int32Array, count: number): number {
    scan.countCodes(this.counts, this.index.columns.priceSteps, slots, count)
    return this.keep(slots, count)
  }

  keep(slots: Int32Array, count: number): number {
    const { column, limits } = this.prices
    return limits ? scan.keepIntegers(slots, count, column, limits.low, limits.high) : count
  }

  read(): PriceHistogram | null {
    return priceHistogram(priceStepsOf(this.counts))
  }
}
