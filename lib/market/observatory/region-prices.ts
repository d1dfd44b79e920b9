import { isRegion, type Region, regions } from '@/lib/market/places/place'
import { adsNeeded } from './observed-vehicle'

/** The ads of a model in a region: how far those with an estimate stand from it in the middle, 1.02 for 2 % above, and the province of most. */
export type RegionalAds = { region: string | null; ads: number; rated: number; askedOfEstimate: number | null; province: string | null }
/** `euro`: null with fewer ads than needed. */
export type RegionPrice = { region: Region; ads: number; euro: number | null }

/** What the same car costs in each region: its estimate there, as far above or below as what is asked there for the model. */
export function regionPrices(ads: readonly RegionalAds[], estimateIn: (province: string | null) => number | undefined): RegionPrice[] {
  const found = new Map(ads.map((one) => [one.region, one]))
  return Object.keys(regions)
    .filter(isRegion)
    .map((region) => {
      const { ads: count = 0, rated = 0, askedOfEstimate = null, province = null } = found.get(region) ?? {}
      const estimate = rated < adsNeeded || askedOfEstimate === null ? undefined : estimateIn(province)
      return { region, ads: count, euro: estimate === undefined ? null : Math.round((estimate * (askedOfEstimate ?? 1)) / 10) * 10 }
    })
}
