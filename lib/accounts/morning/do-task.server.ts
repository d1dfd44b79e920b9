import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { actOnAd, movedText } from '@/lib/accounts/selling/change-own-ad.server'
import { lockVehicles, refuseOthers } from '@/lib/accounts/selling/chosen-vehicles.server'
import { isOpenStatus } from '@/lib/accounts/selling/own-ad'
import { euroLimits } from '@/lib/accounts/selling/price-change'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { euroText } from '@/lib/market/catalogue/number-text'
import { recordDone } from './done-tasks.server'
import { italianMidnight } from './waiting-tasks.server'

/** `seenCents`: the price on the page with the button. `doneId`: null where the change waits for a moderator. */
type PricePress = { adId: number; euro: number; seenCents: number }

/** Sets a price by one press, unless somebody else has changed it since the page was made. */
export async function pressPrice(db: Db, dealership: Dealership, user: User, press: PricePress): Promise<{ doneId: number | null }> {
  const { adId, euro, seenCents } = press
  if (euro < euroLimits.min || euro > euroLimits.max) throw invalidField('prezzo', messages.digits)
  return inTransaction(db, async (db) => {
    const [ad] = await lockVehicles(db, dealership, [adId])
    refuseOthers([adId], ad ? [ad] : [])
    if (!ad || !isOpenStatus(ad.status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
    if (ad.priceCents !== seenCents) throw await changedMeanwhile(db, dealership, user, adId, ad.priceCents)
    const isWaiting = await changeReviewed(db, { adId, ownerId: null }, { priceCents: euro * 100 })
    await logDealerAction(db, dealership, user, 'priceChanged', logged(adId))
    if (isWaiting) return { doneId: null }
    const done = { adId, kind: 'price', beforePriceCents: ad.priceCents, afterPriceCents: euro * 100 } as const
    return { doneId: await recordDone(db, dealership.dealerId, user.id, done) }
  })
}

const logged = (adId: number) => `annuncio ${adId}`

/** Of two people who change one price the second reads who was first, and what it is now. */
async function changedMeanwhile(db: Db, { dealerId }: Dealership, user: User, adId: number, nowCents: number | null): Promise<AppError> {
  const [last] = await db<{ userId: number | null; who: string | null }[]>`
    select user_id, display_name as who from dealer_log left join app_user on app_user.id = user_id
    where dealer_id = ${dealerId} and action = 'priceChanged' and detail = ${logged(adId)} and dealer_log.created_at > now() - interval '1 day'
    order by dealer_log.id desc limit 1`
  const price = nowCents === null ? 'ora è senza prezzo' : `ora costa ${euroText(nowCents)}`
  const subject = last?.userId === user.id ? 'L’hai appena cambiata tu' : `${last?.who || 'Qualcuno'} l’ha appena cambiata`
  return new AppError('conflict', 'the price has changed', { shownText: `${subject}: ${price}. Guarda e riprova.` })
}

/** Gives an ad that ends soon another time online. */
export async function pressRenewal(db: Db, dealership: Dealership, user: User, adId: number, now: Date): Promise<{ doneId: number }> {
  return inTransaction(db, async (db) => {
    const [ad] = await lockVehicles(db, dealership, [adId])
    refuseOthers([adId], ad ? [ad] : [])
    if (!ad) throw new AppError('notFound', 'no such vehicle')
    await actOnAd(db, { ...ad, ownerId: user.id }, 'rinnova', now)
    await logDealerAction(db, dealership, user, 'stockChanged', `Rinnova: ${logged(adId)}`)
    const done = { adId, kind: 'renewal', beforeExpiresAt: ad.expiresAt } as const
    return { doneId: await recordDone(db, dealership.dealerId, user.id, done) }
  })
}

type Done = {
  adId: number
  kind: 'price' | 'renewal'
  beforePriceCents: number | null
  afterPriceCents: number | null
  beforeExpiresAt: Date | null
}

/** Takes back what was done today, unless the vehicle has changed since. True where the former price waits for a moderator. */
export async function undoTask(db: Db, dealership: Dealership, user: User, doneId: number): Promise<{ isWaiting: boolean }> {
  return inTransaction(db, async (db) => {
    const [done] = await db<Done[]>`
      update dealer_task set undone_at = now()
      where id = ${doneId} and dealer_id = ${dealership.dealerId} and undone_at is null and done_at >= ${italianMidnight(db)}
      returning ad_id, kind, before_price_cents, after_price_cents, before_expires_at`
    if (!done)
      throw new AppError('gone', 'nothing to take back', { shownText: 'Non c’è più niente da annullare: si può fino a mezzanotte.' })
    const [ad] = await lockVehicles(db, dealership, [done.adId])
    if (!ad || !isOpenStatus(ad.status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
    if (done.kind === 'renewal') {
      await updateAd(db, done.adId, { expiresAt: done.beforeExpiresAt })
      await logDealerAction(db, dealership, user, 'stockChanged', `${logged(done.adId)}, come prima`)
      return { isWaiting: false }
    }
    if (ad.priceCents !== done.afterPriceCents) throw await changedMeanwhile(db, dealership, user, done.adId, ad.priceCents)
    const isWaiting = await changeReviewed(db, { adId: done.adId, ownerId: null }, { priceCents: done.beforePriceCents })
    await logDealerAction(db, dealership, user, 'priceChanged', logged(done.adId))
    return { isWaiting }
  })
}
