import type { Db } from '@/lib/kernel/db/db.server'
import { forgetOldMails } from '@/lib/kernel/mail/forget-mails.server'
import { forgetExpiredAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { forgetOldEvents } from '@/lib/measuring/experiment-results/forget-old-events.server'
import { forgetOldReplies } from '@/lib/people/contact/forget-replies.server'
import { forgetRemovedAds } from '@/lib/people/favourites/forget-removed.server'
import { forgetOldReports } from '@/lib/people/reports/report-ad.server'
import { forgetExpiredSessions } from '@/lib/people/sessions/end-sessions.server'
import { forgetExpiredSocialLogins } from '@/lib/people/social-login/forget-expired-logins.server'
import { forgetExpiredRegistrations } from '@/lib/people/users/forget-expired.server'

/** What nobody can use any more is not kept. */
export async function forgetExpired(db: Db): Promise<void> {
  await forgetOldMails(db)
  await forgetExpiredSessions(db)
  await forgetExpiredRegistrations(db)
  await forgetExpiredSocialLogins(db)
  await forgetOldReplies(db)
  await forgetOldReports(db)
  await forgetExpiredAttempts(db)
  await forgetRemovedAds(db)
  await forgetOldEvents(db)
}
