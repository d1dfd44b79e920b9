import type { Db } from '@/lib/kernel/db/db.server'
import { type FitOutcome, fitPriceModels } from './fit-price-models.server'
import { rateAllAds } from './rate-ads.server'

/** What a night has done: a model of each category, or why the one of before stays, and how many ads were looked at. */
export type PriceRenewal = { fits: FitOutcome[]; rated: number }

/** Fits all models anew, then looks at every ad with them. */
export async function renewPrices(db: Db): Promise<PriceRenewal> {
  const fits = await fitPriceModels(db)
  return { fits, rated: await rateAllAds(db) }
}
