import type { Db } from '@/lib/kernel/db/db.server'
import { purgeOldMails } from '@/lib/kernel/mail/erase-mails.server'
import { purgeExpiredAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { purgeOldEvents } from '@/lib/measuring/experiment-results/purge-old-events.server'
import { purgeOldReplies } from '@/lib/people/contact/erase-replies.server'
import { purgeRemovedAds } from '@/lib/people/favourites/purge-removed.server'
import { purgeOldReports } from '@/lib/people/reports/report-ad.server'
import { purgeExpiredSessions } from '@/lib/people/sessions/end-sessions.server'
import { purgeExpiredSocialLogins } from '@/lib/people/social-login/purge-expired-logins.server'
import { purgeExpiredRegistrations } from '@/lib/people/users/purge-expired.server'

/** Deletes expired rows of all modules; runs every night. */
export async function purgeExpired(db: Db): Promise<void> {
  await purgeOldMails(db)
  await purgeExpiredSessions(db)
  await purgeExpiredRegistrations(db)
  await purgeExpiredSocialLogins(db)
  await purgeOldReplies(db)
  await purgeOldReports(db)
  await purgeExpiredAttempts(db)
  await purgeRemovedAds(db)
  await purgeOldEvents(db)
}
