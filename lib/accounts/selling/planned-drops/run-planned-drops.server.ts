import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { plannedDropMail } from '@/lib/accounts/selling/selling-mails.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { type DropPlan, dayAfter, dayInWords, droppedPrice } from './planned-drop'
import { mayPrice } from './planned-drops.server'
import { stopCode } from './stop-code.server'

type NamedAd = Pick<Ad, 'category' | 'make' | 'model' | 'version' | 'ownerId' | 'dealerId' | 'status' | 'priceCents'>
type DueDrop = DropPlan &
  NamedAd & {
    adId: number
    userId: number
    email: string
    setAt: Date
    nextOn: string
    announcedOn: string | null
    announcedCents: number | null
    isTheirs: boolean | null
  }

/**
 * Announces the drops of tomorrow, and drops the prices that were announced on an earlier day. Done twice it does nothing twice; what a stopped
 * machine has missed is announced first. Gives how many of each; one that fails stops no other.
 */
export async function runPlannedDrops(db: Db, now = new Date()): Promise<{ announced: number; dropped: number }> {
  const today = italianDay(now)
  const due = await db<{ adId: number }[]>`
    select ad_id from planned_drop
    where next_on <= ${today}::date or (next_on = ${dayAfter(today, 1)}::date and announced_on is null) order by ad_id`
  const done = { announced: 0, dropped: 0 }
  for (const { adId } of due) {
    const what = await inTransaction(db, (db) => tendDrop(db, adId, today)).catch((error: unknown) => {
      reportFailure(error, { route: 'jobs/planned-drops' }, 'a planned drop was not looked at')
      return null
    })
    if (what !== null) done[what]++
  }
  return done
}

/** The ad is locked before its plan, as by a change or a sale; one that somebody works on waits for the next run. */
async function tendDrop(db: Db, adId: number, today: string): Promise<keyof Awaited<ReturnType<typeof runPlannedDrops>> | null> {
  const [due] = await db<DueDrop[]>`
    select p.ad_id, p.percent, p.cents, p.every_days, p.floor_cents, p.user_id, p.set_at, p.next_on::text, p.announced_on::text, p.announced_cents,
      a.owner_id, a.dealer_id, a.status, a.price_cents, a.category, a.make, a.model, a.version, app_user.email,
      ${mayPrice(db, db`p.user_id`)} as is_theirs
    from ad a join planned_drop p on p.ad_id = a.id join app_user on app_user.id = p.user_id where a.id = ${adId} for update of a, p skip locked`
  if (!due || due.status !== 'published') return null // in pause nothing goes down
  const next = due.priceCents === null ? null : droppedPrice(due.priceCents, due)
  if (next === null || !due.isTheirs) {
    await db`delete from planned_drop where ad_id = ${adId}`
    return null
  }
  const wasAnnounced = due.announcedOn !== null && due.announcedOn < today && due.announcedCents === next
  if (wasAnnounced && due.nextOn <= today) return drop(db, due, next, today)
  if (due.announcedCents === next && due.nextOn > today) return null
  return announce(db, due, next, today)
}

async function drop(db: Db, { adId, ownerId, dealerId, userId, ...plan }: DueDrop, cents: number, today: string): Promise<'dropped'> {
  await changeReviewed(db, { adId, ownerId: dealerId === null ? ownerId : null }, { priceCents: cents })
  if (dealerId !== null) await logDealerAction(db, { dealerId }, { id: userId }, 'priceChanged', '1 annuncio, ribasso programmato')
  if (cents <= plan.floorCents) await db`delete from planned_drop where ad_id = ${adId}`
  else
    await db`
      update planned_drop set next_on = ${dayAfter(today, plan.everyDays)}::date, announced_on = null, announced_cents = null where ad_id = ${adId}`
  return 'dropped'
}

/** Writes to the seller that the price goes down tomorrow; never before somebody was written to. */
async function announce(db: Db, due: DueDrop, nextCents: number, today: string): Promise<'announced'> {
  const { adId, setAt, email, priceCents, floorCents } = due
  const tomorrow = dayAfter(today, 1)
  await db`
    update planned_drop set next_on = ${tomorrow}::date, announced_on = ${today}::date, announced_cents = ${nextCents} where ad_id = ${adId}`
  await queueMail(
    db,
    plannedDropMail({
      ...{ to: email, title: vehicleTitle(due), ad: await findMailedAd(db, adId), code: await stopCode({ adId, setAt }) },
      ...{ day: dayInWords(tomorrow), fromCents: priceCents ?? nextCents, toCents: nextCents, floorCents },
    }),
  )
  return 'announced'
}
