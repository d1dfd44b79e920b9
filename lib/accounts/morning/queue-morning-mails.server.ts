import type { DealerRole } from '@/lib/accounts/dealerships/dealership'
import { markMorningMailed, morningCode } from '@/lib/accounts/dealerships/morning-wishes.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { italianDay, italianTime } from '@/lib/kernel/italian/italian-time'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { getMorning } from './get-morning.server'
import { morningMail } from './morning-mail.server'

/** From seven in Italy on; after that hour a server that was down does not write any more. */
const mailHours = { from: 7, before: 10 } as const

export function isMorning(now: Date): boolean {
  const hour = italianTime(now).getUTCHours()
  return hour >= mailHours.from && hour < mailHours.before
}

type Reader = { userId: number; dealerId: number; role: DealerRole; name: string; slug: string; email: string; since: Date | null }

/** Writes to all who want it what waits for their dealer, once a day. For a job. Gives how many mails were queued; one that fails stops no other. */
export async function queueMorningMails(db: Db, now: Date): Promise<number> {
  if (!isMorning(now)) return 0
  const day = italianDay(now)
  const readers = await db<Reader[]>`
    select user_id, dealer_id, dealer_member.role, dealer.name, dealer.slug, app_user.email, morning_mail_since as since
    from dealer_member join dealer on dealer.id = dealer_id join app_user on app_user.id = user_id
    where morning_mail_since is not null and morning_mailed_on is distinct from ${day}::date order by dealer_id, user_id`
  let queued = 0
  for (const reader of readers) {
    const isQueued = await inTransaction(db, (db) => queueFor(db, reader, now)).catch((error: unknown) => {
      reportFailure(error, { route: 'jobs/morning' }, 'a morning was not written about')
      return false
    })
    if (isQueued) queued++
  }
  return queued
}

/** The day is marked in the transaction that queues the mail: one mail a day, however many processes look. A morning without tasks is marked too. */
async function queueFor(db: Db, { email, since, ...member }: Reader, now: Date): Promise<boolean> {
  const { userId, dealerId, name, slug } = member
  if (since === null || !(await markMorningMailed(db, member, italianDay(now)))) return false
  const { tasks } = await getMorning(db, member, now)
  if (tasks.length === 0) return false
  await queueMail(db, morningMail({ to: email, code: await morningCode({ userId, dealerId, since }), name, slug, tasks }))
  return true
}
