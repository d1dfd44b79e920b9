import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { valueVehicle } from '@/lib/market/price-rating/model/price-model'
import { type ValuedAd, vehicleOf, whyNotCompared } from '@/lib/market/price-rating/published-vehicle'
import { levelBetween } from './price-level'

/** What an ad is worth at a moment of the past, in whole euro; undefined where nothing can be said. */
export type Worth = (ad: NewAd, at: Date) => { estimateEuro: number; lowEuro: number } | undefined

/** The latest price models, led back to a moment by the level of prices then. */
export async function readWorth(db: Db): Promise<Worth> {
  const models = new Map<Category, CurrentPriceModel | null>()
  for (const category of categorySlugs) models.set(category, await currentPriceModel(db, category))
  return (ad, at) => {
    const current = models.get(ad.category)
    const valued = valuedOf(ad)
    if (!current || whyNotCompared(valued) !== undefined) return undefined
    const month = current.fittedAt.toISOString().slice(0, 7) // the model knows of no other
    const valuation = valueVehicle(current.model, { ...vehicleOf(valued, ad.category, at), month })
    if ('why' in valuation) return undefined
    const level = levelBetween(ad, at, current.fittedAt)
    return { estimateEuro: Math.round(valuation.euro * level), lowEuro: Math.round(valuation.lowEuro * level) }
  }
}

function valuedOf(ad: NewAd): ValuedAd {
  const { version = '', equipment = [] } = ad
  const { model = null, body = null, fuel = null, gearbox = null, drive = null, powerKw = null, displacementCc = null } = ad
  const { doors = null, seats = null, firstRegistration = null, mileageKm = null, dealerId = null, sellerType = null } = ad
  const { provinceCode = null, priceCents = null, accident = null, running = null, financeRequired = null } = ad
  const vehicle = { category: ad.category, offerType: ad.offerType, make: ad.make, model, version, body, fuel, gearbox, drive, powerKw }
  return {
    ...vehicle,
    ...{ id: 0, displacementCc, doors, seats, equipment, firstRegistration, mileageKm, dealerId, sellerType, provinceCode, priceCents },
    ...{ accident, running, financeRequired, knownSince: null },
  }
}
