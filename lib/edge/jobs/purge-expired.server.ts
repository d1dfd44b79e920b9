import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { purgeOldMails } from '@/lib/kernel/mail/erase-mails.server'
import { purgeExpiredAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { purgeOldEvents } from '@/lib/measuring/experiment-results/purge-old-events.server'
import { purgeOldReplies } from '@/lib/people/contact/erase-replies.server'
import { purgeRemovedAds } from '@/lib/people/favourites/purge-removed.server'
import { purgeOldReports } from '@/lib/people/reports/report-ad.server'
import { purgeExpiredSessions } from '@/lib/people/sessions/end-sessions.server'
import { purgeExpiredSocialLogins } from '@/lib/people/social-login/purge-expired-logins.server'
import { purgeExpiredRegistrations } from '@/lib/people/users/purge-expired.server'

type PurgeSteps = Readonly<Record<string, (db: Db) => Promise<void>>>

/** What every module deletes, by the name under which a failure is reported. */
export const purgeSteps: PurgeSteps = {
  mails: purgeOldMails,
  sessions: purgeExpiredSessions,
  registrations: purgeExpiredRegistrations,
  socialLogins: purgeExpiredSocialLogins,
  replies: purgeOldReplies,
  reports: purgeOldReports,
  attempts: purgeExpiredAttempts,
  favourites: purgeRemovedAds,
  events: purgeOldEvents,
}

/** Deletes expired rows of all modules; runs every night. Each step is a transaction of its own: one that fails is reported and stops no other, and then the job fails. */
export async function purgeExpired(db: Db, steps: PurgeSteps = purgeSteps): Promise<void> {
  const failed: string[] = []
  for (const [name, purge] of Object.entries(steps)) {
    await inTransaction(db, purge).catch((error: unknown) => {
      failed.push(name)
      reportFailure(error, { route: `purge/${name}` }, 'nothing was purged')
    })
  }
  if (failed.length > 0) throw new Error(`not purged: ${failed.join(', ')}`)
}
