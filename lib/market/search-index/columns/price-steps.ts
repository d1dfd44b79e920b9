import { lastStep, narrowestBin, type PriceStep } from '@/lib/market/search/engine/histogram/price-histogram'

const stepCents = narrowestBin * 100

/** 0 stands for no price. */
export const priceStepCodes = lastStep + 2

/** The code of a price in cents; below zero none is declared. */
export function priceStepCode(cents: number): number {
  return cents < 0 ? 0 : Math.min(lastStep, Math.floor(cents / stepCents)) + 1
}

export function priceStepsOf(counts: Int32Array): PriceStep[] {
  const steps: PriceStep[] = []
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count > 0) steps.push({ euro: (code - 1) * narrowestBin, count })
  }
  return steps
}
