import { lockCase, namesOf } from '@/lib/accounts/moderation/lock-case.server'
import { writeLog } from '@/lib/accounts/moderation/open-case.server'
import { dropStoppedMail } from '@/lib/accounts/selling/selling-mails.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { findDrops } from './find-drops.server'
import { dayInWords, dropStepText, type StaffDrop } from './planned-drop'

/** How the price of an ad goes down, for moderators: all but the floor, which is its seller's alone. */
export async function findStaffDrop(db: Db, moderator: User, adId: number): Promise<StaffDrop | null> {
  requireModerator(moderator)
  const plan = (await findDrops(db, [adId])).get(adId)
  return plan ? { step: dropStepText(plan), nextCents: plan.nextCents, nextOn: dayInWords(plan.nextOn) } : null
}

/** Ends the plan of a case's ad for a moderator, logs it and writes to who had set it. False: none was there any more. */
export async function stopDropOfCase(db: Db, moderator: User, caseId: number): Promise<boolean> {
  requireModerator(moderator)
  return inTransaction(db, async (db) => {
    const found = await lockCase(db, caseId)
    const { adId } = found
    const [ended] = await db<{ email: string }[]>`
      delete from planned_drop p using app_user where p.ad_id = ${adId} and app_user.id = p.user_id returning app_user.email`
    if (!ended) return false
    await writeLog(db, { caseId, adId, moderator: moderator.displayName, action: 'Ribasso programmato fermato' })
    await queueMail(db, dropStoppedMail({ to: ended.email, title: namesOf(found).title, ad: await findMailedAd(db, adId) }))
    return true
  })
}
