import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { daysUntil } from './own-ads.server'
import { adExpiredMail, adExpiringMail } from './selling-mails.server'

/** Owners hear of the end of an ad so many days before, each once. */
const reminderDays = { first: 7, last: 1 } as const
const batchSize = 200

type Ending = Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version' | 'expiresAt'> & { email: string }

/** Takes ads offline whose time is over, and reminds the owners of those that end soon. Done twice it does nothing twice. Gives how many of each. */
export async function expireAds(db: Db, now = new Date()): Promise<{ expired: number; reminded: number }> {
  return { expired: await inBatches(db, (db) => expireSome(db, now)), reminded: await inBatches(db, (db) => remindSome(db, now)) }
}

async function inBatches(db: Db, work: (db: Db) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await inTransaction(db, work)
    total += count
    if (count < batchSize) return total
  }
}

async function expireSome(db: Db, now: Date): Promise<number> {
  const ads = await db<Ending[]>`
    update ad set status = 'expired', closed_at = expires_at, updated_at = now()
    from app_user where app_user.id = owner_id and ad.id = any(array(
      select id from ad where status in ('published', 'reserved', 'paused') and expires_at <= ${now} order by expires_at limit ${batchSize} for update skip locked))
    returning ad.id, category, make, model, version, expires_at, email`
  for (const ad of ads) await queueMail(db, adExpiredMail({ to: ad.email, title: titleOf(ad) }))
  return ads.length
}

async function remindSome(db: Db, now: Date): Promise<number> {
  const ads = await db<Ending[]>`
    update ad set reminded_at = ${now}
    from app_user where app_user.id = owner_id and ad.id = any(array(
      select id from ad where status = 'published' and expires_at <= ${now}::timestamptz + ${reminderDays.first} * interval '1 day' and (
        reminded_at is null or (reminded_at < expires_at - ${reminderDays.last} * interval '1 day' and expires_at <= ${now}::timestamptz + ${reminderDays.last} * interval '1 day'))
      order by expires_at limit ${batchSize} for update skip locked))
    returning ad.id, category, make, model, version, expires_at, email`
  for (const ad of ads)
    await queueMail(db, adExpiringMail({ to: ad.email, title: titleOf(ad), daysLeft: daysUntil(ad.expiresAt, now) ?? 0 }))
  return ads.length
}

function titleOf(ad: Ending): string {
  const { make, model } = vehicleNames(ad)
  return [make, model, ad.version].filter(Boolean).join(' ')
}
