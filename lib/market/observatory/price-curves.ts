import type { PriceModel } from '@/lib/market/price-rating/model/price-model'
import { kmPerYear, type ObservedVehicle, type Place, type PriceAt, priceOf } from './observed-vehicle'

export type CurvePoint = PriceAt & { at: number }
/** The price of one car at other ages, driven an average distance each year, and at its own age with other kilometres. */
export type PriceCurves = { byAge: CurvePoint[]; byKm: CurvePoint[] }

type Range = { from: number; to: number }
export type SeenWear = { ages: Range; km: Range }

const ages = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15]
const distances = [0, 10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000]

/** `seen`: how old the cars on offer are, and what those of about its age have driven, nine of ten of them; nothing is said beyond. */
export function priceCurves(
  model: PriceModel,
  month: string,
  observed: ObservedVehicle,
  { place, seen }: { place: Place; seen: SeenWear },
): PriceCurves {
  return {
    byAge: ages
      .filter((at) => at >= Math.floor(seen.ages.from) && at <= seen.ages.to)
      .flatMap((at) => pointAt(at, priceOf(model, month, observed, place, { ageYears: at, mileageKm: at * kmPerYear }))),
    byKm: distances
      .filter((at) => at >= seen.km.from && at <= seen.km.to)
      .flatMap((at) => pointAt(at, priceOf(model, month, observed, place, { mileageKm: at }))),
  }
}

function pointAt(at: number, price: PriceAt | undefined): CurvePoint[] {
  return price ? [{ at, ...price }] : []
}
