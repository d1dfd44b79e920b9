import type { RankedAds } from '../search-engine'

type RankedAd = { id: number; key: number | null; seller: number | null }

/** Ads as a thread hands them over at little cost. */
export function rankedAds(ads: readonly RankedAd[]): RankedAds {
  return {
    ids: Float64Array.from(ads, ({ id }) => id),
    keys: Float64Array.from(ads, ({ key }) => key ?? Number.NaN),
    sellers: Float64Array.from(ads, ({ seller }) => seller ?? Number.NaN),
  }
}
