import { ValidationError } from 'yup'
import { rolesThatMay } from '@/lib/accounts/dealerships/dealership'
import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { movedText } from '@/lib/accounts/selling/change-own-ad.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { Ad, AdStatus } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { findDrops } from './find-drops.server'
import { type DropPlan, dayAfter, type MailedDrop, readDropPlan, type TypedPlan } from './planned-drop'
import { readStopCode } from './stop-code.server'

const onRequestText = 'Senza un prezzo non c’è niente da ribassare: scrivi prima quanto chiedi.'
const oldLinkText = 'Questo link non è più valido. Trovi il ribasso tra i tuoi annunci.'

/** The condition that an account may change the price of the ad `a`: its owner, or staff who change the stock it is in. */
export function mayPrice(db: Db, userId: number | SqlFragment): SqlFragment {
  return db`(a.owner_id = ${userId} or exists (
    select from dealer_member where dealer_id = a.dealer_id and user_id = ${userId} and role = any(${rolesThatMay('changeStock')}::text[])))`
}

async function lockPriced(db: Db, user: Pick<User, 'id'>, adId: number): Promise<{ status: AdStatus; priceCents: number | null }> {
  const [ad] = await db<{ status: AdStatus; priceCents: number | null }[]>`
    select status, price_cents from ad a where id = ${adId} and status <> 'deleted' and ${mayPrice(db, user.id)} for update of a`
  if (!ad) throw new AppError('notFound', 'not their ad')
  return ad
}

/** Lets a price go down by itself, in place of an earlier plan. */
export async function planDrop(db: Db, user: User, adId: number, typed: TypedPlan, now: Date): Promise<DropPlan> {
  return inTransaction(db, async (db) => {
    const { status, priceCents } = await lockPriced(db, user, adId)
    await requireNotBanned(db, user.id)
    if (status !== 'published') throw new AppError('conflict', 'not on offer', { shownText: movedText })
    if (priceCents === null) throw new AppError('conflict', 'no price', { shownText: onRequestText })
    const read = readDropPlan(typed, priceCents)
    if ('faults' in read) throw new ValidationError(Object.entries(read.faults).map(([field, text]) => invalidField(field, text)))
    await db`delete from planned_drop where ad_id = ${adId}`
    const nextOn = dayAfter(italianDay(now), read.plan.everyDays)
    await db`insert into planned_drop ${db({ adId, userId: user.id, ...read.plan, setAt: now, nextOn })}`
    return read.plan
  })
}

/** Ends the plan of an ad; without one nothing happens. */
export async function stopDrop(db: Db, user: User, adId: number): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockPriced(db, user, adId)
    await db`delete from planned_drop where ad_id = ${adId}`
  })
}

/** The plan that a mail leads to; null for a link that nobody has written, or whose ad is gone. */
export async function findMailedDrop(db: Db, code: string): Promise<MailedDrop | null> {
  const link = await readStopCode(code)
  if (!link) return null
  const [ad] = await db<(Pick<Ad, 'category' | 'make' | 'model' | 'version'> & { isSet: boolean })[]>`
    select category, make, model, version, exists (select from planned_drop where ad_id = ad.id and set_at = ${link.setAt}) as is_set
    from ad where id = ${link.adId} and status <> 'deleted'`
  if (!ad) return null
  return { title: vehicleTitle(ad), plan: ad.isSet ? ((await findDrops(db, [link.adId])).get(link.adId) ?? null) : null }
}

/** Ends a plan by such a link, without a login: this plan, and none that was set later. A second press changes nothing. */
export async function stopMailedDrop(db: Db, code: string): Promise<void> {
  const link = await readStopCode(code)
  if (!link) throw new AppError('gone', 'no such link', { shownText: oldLinkText })
  await db`delete from planned_drop where ad_id = ${link.adId} and set_at = ${link.setAt}`
}
