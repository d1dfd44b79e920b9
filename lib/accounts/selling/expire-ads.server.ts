import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import type { NewMail } from '@/lib/kernel/mail/mail'
import type { MailPart } from '@/lib/kernel/mail/mail-components'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { type EndingAd, expireDueAds, noteReminders } from '@/lib/market/ads/write-ad.server'
import { daysUntil } from './own-ads.server'
import { renewalCode } from './renewal-code.server'
import { adExpiredMail, adExpiringMail } from './selling-mails.server'

/** Owners hear of the end of an ad so many days before, each once. */
const reminderDays = { first: 7, last: 1 } as const
const batchSize = 200

/** Takes ads offline whose time is over, and reminds the owners of those that end soon. Done twice it does nothing twice. Gives how many of each. */
export async function expireAds(db: Db, now = new Date()): Promise<{ expired: number; reminded: number }> {
  const expired = await inBatches(db, (db) => expireDueAds(db, now, batchSize), adExpiredMail)
  const reminded = await inBatches(
    db,
    (db) => noteReminders(db, now, { ...reminderDays, limit: batchSize }),
    (about, ad) => adExpiringMail({ ...about, daysLeft: daysUntil(ad.expiresAt, now) ?? 0 }),
  )
  return { expired, reminded }
}

type MailOf = (about: { to: string; title: string; ad: MailPart | null; code: string }, ad: EndingAd) => NewMail

/** Each batch with its mails in a transaction of its own. */
async function inBatches(db: Db, take: (db: Db) => Promise<EndingAd[]>, mailOf: MailOf): Promise<number> {
  let total = 0
  for (;;) {
    const count = await inTransaction(db, async (db) => {
      const ads = await take(db)
      const owners = await db<
        { id: number; email: string }[]
      >`select id, email from app_user where id = any(${ads.map(({ ownerId }) => ownerId)})`
      for (const ad of ads) {
        const to = owners.find(({ id }) => id === ad.ownerId)?.email
        if (to === undefined) continue
        const about = { to, title: vehicleTitle(ad), ad: await findMailedAd(db, ad.id), code: await renewalCode(ad) }
        await queueMail(db, mailOf(about, ad))
      }
      return ads.length
    })
    total += count
    if (count < batchSize) return total
  }
}
