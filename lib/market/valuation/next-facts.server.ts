import type { Db } from '@/lib/kernel/db/db.server'
import { inTurns } from '@/lib/kernel/threads/in-turns'
import type { AdPricePage } from '@/lib/market/ads/page/ad-price-page'
import { isCategory } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { type ValuedAd, vehicleOf, whyNotCompared } from '@/lib/market/price-rating/published-vehicle'
import { valueAd } from '@/lib/market/price-rating/value-ad'
import { valuedColumns } from '@/lib/market/price-rating/valued-columns.server'
import { nextFactOf } from './refine'
import type { NextFact } from './valuation'

/** Which fact each of these published ads would have to say first, for its seller; by id, only where there is one. */
export async function findNextFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NonNullable<NextFact>>> {
  const ads = await db<ValuedAd[]>`select ${valuedColumns(db)} from ad a where a.id = any(${[...ids]}::bigint[]) and a.status = 'published'`
  const models = new Map<string, CurrentPriceModel | null>()
  for (const category of new Set(ads.map((ad) => ad.category)))
    if (isCategory(category)) models.set(category, await currentPriceModel(db, category)) // one after the other: a page takes one connection
  const found = new Map<number, NonNullable<NextFact>>()
  for await (const ad of inTurns(ads)) {
    const next = nextOf(ad, models.get(ad.category) ?? null)
    if (next) found.set(ad.id, next)
  }
  return found
}

/** Finds the fact to say first on the public page of a price; nothing where the price is compared with no other. */
export async function findPublicNextFact(db: Db, { card: { id }, rating }: Pick<AdPricePage, 'card' | 'rating'>): Promise<NextFact> {
  if (rating === null || (rating.verdict === 'unrated' && rating.isRare)) return null
  return (await findNextFacts(db, [id])).get(id) ?? null
}

function nextOf(ad: ValuedAd, current: CurrentPriceModel | null): NextFact {
  if (current === null || !isCategory(ad.category) || whyNotCompared(ad) !== undefined) return null
  const vehicle = vehicleOf(ad, ad.category, current.fittedAt)
  const { model, valuation } = valueAd(current, ad, vehicle)
  return nextFactOf(model, vehicle, valuation)
}
