import { type Region, regions } from '@/lib/kernel/italian/regions'
import { isRegion, provinces } from '@/lib/market/places/place'
import { adsNeeded, type Place, type PriceAt } from './observed-vehicle'

/**
 * The ads of a model in a region. `ads`: on offer. `rated`: with an estimate, on offer or gone within a year; `askedOfEstimate`: how far these stand from
 * it in the middle, 1.02 for 2 % above. `province`: of most.
 */
export type RegionalAds = { region: string | null; ads: number; rated: number; askedOfEstimate: number | null; province: string | null }
/**
 * `ads`: on offer; `rated`: those that the price comes from. `euro`: null with fewer of these than needed; `modelEuro` is then what the model of prices
 * says of the place, from the ads of all cars there.
 */
export type RegionPrice = { region: Region; ads: number; rated: number; euro: number | null; modelEuro?: number | undefined }

/** The place where the ads of a region stand; undefined with fewer estimates than needed. */
export function placeOf({ rated, askedOfEstimate, province }: RegionalAds): Place | undefined {
  return rated < adsNeeded || askedOfEstimate === null ? undefined : { province, askedOfEstimate }
}

/** What the same car costs in each region: its estimate there, as far above or below as what is asked there for the model. */
export function regionPrices(
  ads: readonly RegionalAds[],
  priceAt: (place: Place) => number | undefined,
  modelAt: (region: Region) => number | undefined = () => undefined,
): RegionPrice[] {
  const found = new Map(ads.map((one) => [one.region, one]))
  return Object.keys(regions)
    .filter(isRegion)
    .map((region) => {
      const own = found.get(region)
      const place = own && placeOf(own)
      const euro = (place && priceAt(place)) ?? null
      const modelEuro = euro === null ? modelAt(region) : undefined
      return { region, ads: own?.ads ?? 0, rated: own?.rated ?? 0, euro, ...(modelEuro !== undefined && { modelEuro }) }
    })
}

/** The mean of what a model of prices says of a car in the provinces of a region, by tens. */
export function modelPriceIn(region: Region, priceAt: (place: Place) => PriceAt | undefined): PriceAt | undefined {
  const found = Object.keys(provinces).flatMap((province) =>
    provinces[province]?.region === region ? (priceAt({ province, askedOfEstimate: 1 }) ?? []) : [],
  )
  if (found.length === 0) return undefined
  const mean = (of: (price: PriceAt) => number) => Math.round(found.reduce((sum, price) => sum + of(price), 0) / found.length / 10) * 10
  return { euro: mean(({ euro }) => euro), lowEuro: mean(({ lowEuro }) => lowEuro), highEuro: mean(({ highEuro }) => highEuro) }
}

/** The car in a region: by its own ads where there are enough, otherwise by the model of prices; undefined where that knows none of its provinces. */
export function priceInRegion(
  region: Region,
  own: RegionalAds | undefined,
  priceAt: (place: Place) => PriceAt | undefined,
): (PriceAt & { isEstimate: boolean }) | undefined {
  const place = own && placeOf(own)
  const asked = place && priceAt(place)
  if (asked) return { ...asked, isEstimate: false }
  const estimate = modelPriceIn(region, priceAt)
  return estimate && { ...estimate, isEstimate: true }
}
