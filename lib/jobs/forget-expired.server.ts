import type { Db } from '@/lib/db/db.server'
import { forgetOldEvents } from '@/lib/experiment-results/forget-old-events.server'
import { forgetOldMails } from '@/lib/mail/forget-mails.server'
import { forgetOldReplies } from '@/lib/replies/forget-replies.server'
import { forgetOldReports } from '@/lib/reports/report-ad.server'
import { forgetExpiredAttempts } from '@/lib/sessions/attempts.server'
import { forgetExpiredSessions } from '@/lib/sessions/end-sessions.server'
import { forgetExpiredSocialLogins } from '@/lib/social-login/forget-expired-logins.server'
import { forgetExpiredRegistrations } from '@/lib/users/forget-expired.server'
import { forgetRemovedAds } from '@/lib/watchlist/forget-removed.server'

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
