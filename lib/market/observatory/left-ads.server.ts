import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { valueOffer } from '@/lib/market/price-rating/model/price-model'
import { type ValuedAd, vehicleOf } from '@/lib/market/price-rating/published-vehicle'
import { type DaysAtPrice, daysAtPrice } from './days-at-price'
import type { LeftAd } from './days-online'
import { listLeftAds, type ModelOf } from './market-queries.server'

/** An ad that has left beside its estimate, by a model that has not seen its price. */
export function valuedLeftAd(
  { days, priceCents, ...ad }: ValuedAd & { days: number },
  current: CurrentPriceModel | null,
  category: Category = 'auto',
): LeftAd {
  const value = current && valueOffer(current.model, vehicleOf({ ...ad, priceCents }, category, current.fittedAt))
  const band = value && !('why' in value) ? value : null
  return {
    days,
    priceCents: priceCents ?? 0,
    band: band && { estimateEuro: Math.round(band.euro), lowEuro: Math.round(band.lowEuro), highEuro: Math.round(band.highEuro) },
  }
}

/** How long ads of a model were online in the last year, by how far their prices were from the estimates. */
export async function findDaysAtPrice(db: Db, { category, ...of }: ModelOf & { category: Category }): Promise<DaysAtPrice> {
  const current = await currentPriceModel(db, category)
  const left = await listLeftAds(db, { ...of, region: null, fuel: null }, category)
  return daysAtPrice(left.map((ad) => valuedLeftAd(ad, current, category)))
}
