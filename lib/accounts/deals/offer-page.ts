import type { AdCard } from '@/lib/market/ads/ad-card'
import type { Standing, StandingScale } from './deal-view'
import type { OwnValuation } from './part-exchange'

/** A ready amount, and what it means. */
export type ReadyAmount = { name: string; euro: number; text: Standing }

/** The page on which an offer for an ad is made. JSON-serialisable. */
export type OfferPage = {
  car: AdCard
  /** Who asks the price, in a sentence. */
  other: string
  ready: readonly ReadyAmount[]
  /** Where the amount in the address stands. */
  standing: Standing
  /** The asked price and the estimate, with that amount between them; null without an estimate. */
  scale: StandingScale | null
  /** The amount in the address, as it was typed. */
  amount: string
  /** Why no offer can be made; null where it can. */
  over: string | null
  /** The conversation about the car that there is already. */
  replyId: number | null
  /** Their vehicles that can be put to the offer. */
  valuations: readonly OwnValuation[]
}

const shares = { Decisa: 0.5, Equilibrata: 0.7, Prudente: 0.8 } as const
const stepEuro = 50
/** Nobody is led to an offer that would only offend. */
const mostBelow = 0.12

/** Ready amounts: the prices that half, seven and eight of ten similar ads stay below, under what is asked. Ten ads at least. */
export function readyAmounts(askedEuro: number, similarEuro: readonly number[]): { name: string; euro: number }[] {
  if (similarEuro.length < 10) return []
  const sorted = [...similarEuro].sort((a, b) => a - b)
  const amounts = Object.entries(shares).map(([name, share]) => {
    const price = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? askedEuro
    const euro = Math.floor(Math.max(price, askedEuro * (1 - mostBelow)) / stepEuro) * stepEuro
    return { name, euro: Math.max(euro, Math.ceil((askedEuro * (1 - mostBelow)) / stepEuro) * stepEuro) }
  })
  return amounts.filter(({ euro }, at) => euro < askedEuro && amounts.findIndex((one) => one.euro === euro) === at)
}
