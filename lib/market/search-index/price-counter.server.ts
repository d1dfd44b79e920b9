import { lastStep, narrowestBin, type PriceHistogram, type PriceStep, priceHistogram } from '@/lib/market/search/price-histogram'
import type { Predicate } from './predicate.server'
import * as scan from './scan'

const stepCents = narrowestBin * 100

/** What the ads ask that meet all filters but the limits of the price, which are asked for when they have been counted. */
export class PriceCounter {
  private readonly counts = new Int32Array(lastStep + 1)

  constructor(private readonly prices: NonNullable<Predicate['prices']>) {}

  count(slots: Int32Array, count: number): void {
    scan.countSteps(this.counts, this.prices.column, stepCents, slots, count)
  }

  /** Answers how many of them lie within the limits: they move to the front. */
  countAndKeep(slots: Int32Array, count: number): number {
    this.count(slots, count)
    const { column, limits } = this.prices
    return limits ? scan.keepIntegers(slots, count, column, limits.low, limits.high) : count
  }

  keepMasked(slots: Int32Array, masks: Int32Array, count: number): number {
    const { column, limits } = this.prices
    return limits ? scan.keepMaskedIntegers(slots, masks, count, column, limits.low, limits.high) : count
  }

  read(): PriceHistogram | null {
    const steps: PriceStep[] = []
    this.counts.forEach((count, step) => count > 0 && steps.push({ euro: step * narrowestBin, count }))
    return priceHistogram(steps)
  }
}
