import type { PriceBand } from '@/lib/market/price-rating/price-rating'
import { type ZoneName, zoneOf } from '@/lib/market/price-rating/price-words'
import { adsNeeded } from './observed-vehicle'

/** An ad that has left: for how many days it was online, and its price beside its estimate; null where nothing could be said of that. */
export type LeftAd = { days: number; priceCents: number; band: PriceBand | null }

/** Prices too low to be true are none of these. */
const positions = ['Ottimo', 'Buono', 'Nella media', 'Sopra la media'] as const satisfies readonly ZoneName[]
export type Position = (typeof positions)[number]

/** Days that ads were online; null of fewer ads than needed. */
export type DaysOnline = {
  ads: number
  medianDays: number | null
  byPosition: { position: Position; ads: number; medianDays: number | null }[]
  /** Ads out of a hundred by the tens of days that had passed; the last bar is open. */
  histogram: number[]
}

const daysOfBar = 10
const bars = 13

export function daysOnline(left: readonly LeftAd[]): DaysOnline {
  const days = (ads: readonly LeftAd[]) => (ads.length < adsNeeded ? null : Math.round(median(ads.map((ad) => ad.days))))
  const placed = left.map((ad) => ({ ...ad, zone: ad.band && zoneOf(ad.priceCents, ad.band) }))
  return {
    ads: left.length,
    medianDays: days(left),
    byPosition: positions.map((position) => {
      const ads = placed.filter(({ zone }) => zone === position)
      return { position, ads: ads.length, medianDays: days(ads) }
    }),
    histogram: left.length < adsNeeded ? [] : histogramOf(left.map((ad) => ad.days)),
  }
}

function histogramOf(days: readonly number[]): number[] {
  const counts = new Array<number>(bars).fill(0)
  for (const one of days) {
    const bar = Math.min(bars - 1, Math.floor(one / daysOfBar))
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts.map((count) => (count / days.length) * 100)
}

/** The median of at least one value; between the two in the middle where there are two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}
