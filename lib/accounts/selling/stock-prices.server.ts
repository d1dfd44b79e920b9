import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { isOpenStatus } from './own-ad'
import { changedPrice, type PriceChange } from './price-change'
import type { PricePreview } from './stock'
import { lockVehicles, refuseOthers } from './stock.server'

/** What several prices would be after a change, and where they would stand. Nothing is changed. */
export async function previewPrices(db: Db, dealership: Dealership, ids: readonly number[], change: PriceChange): Promise<PricePreview[]> {
  const own = new Set((await inTransaction(db, (db) => lockVehicles(db, dealership, ids))).map(({ id }) => id))
  const cards = (await getAdCards(db, ids)).filter(({ id }) => own.has(id))
  const ratings = await findSellersRatings(db, ids)
  return cards.map(({ id, title, version, status, priceCents }) => ({
    id,
    title: [title, version].filter(Boolean).join(' '),
    beforeCents: priceCents,
    afterCents: isOpenStatus(status) && priceCents !== null ? changedPrice(priceCents, change) : null,
    rating: ratings.get(id) ?? null,
  }))
}

export type PricesBefore = readonly { id: number; cents: number }[]

/** Changes several prices alike, all or none of those it can be done with; gives what they were, how many stay as they are, and how many wait for a moderator. */
export async function changePrices(
  db: Db,
  dealership: Dealership,
  user: User,
  ids: readonly number[],
  change: PriceChange,
): Promise<{ before: PricesBefore; unchanged: number; waiting: number }> {
  return inTransaction(db, async (db) => {
    const ads = await lockVehicles(db, dealership, ids)
    refuseOthers(ids, ads)
    const before: { id: number; cents: number }[] = []
    let waiting = 0
    for (const { id, status, priceCents } of ads) {
      const cents = isOpenStatus(status) && priceCents !== null ? changedPrice(priceCents, change) : null
      if (cents === null || priceCents === null || cents === priceCents) continue
      if (await changeReviewed(db, { adId: id, ownerId: null }, { priceCents: cents })) waiting++
      else before.push({ id, cents: priceCents })
    }
    if (before.length > 0) await logDealerAction(db, dealership, user, 'priceChanged', `${before.length} annunci`)
    return { before, unchanged: ads.length - before.length - waiting, waiting }
  })
}

/** Gives several vehicles the prices they had. */
export async function restorePrices(db: Db, dealership: Dealership, user: User, prices: PricesBefore): Promise<void> {
  await inTransaction(db, async (db) => {
    const ids = prices.map(({ id }) => id)
    const open = (await lockVehicles(db, dealership, ids)).filter(({ status }) => isOpenStatus(status))
    if (open.length < new Set(ids).size) throw new AppError('notFound', 'not all this dealer’s, or no longer for sale')
    for (const { id, cents } of prices) await changeReviewed(db, { adId: id, ownerId: null }, { priceCents: cents })
    await logDealerAction(db, dealership, user, 'priceChanged', `${prices.length} annunci, come prima`)
  })
}
