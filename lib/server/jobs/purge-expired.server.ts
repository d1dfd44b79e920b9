import { consentExpiries } from '@/lib/accounts/consent/consent-expiries.server'
import { callbackExpiries } from '@/lib/accounts/contact/callbacks/callbacks.server'
import { replyExpiries } from '@/lib/accounts/contact/erase-replies.server'
import { registrationExpiries } from '@/lib/accounts/dealerships/decide-registration.server'
import { reservationExpiries } from '@/lib/accounts/deals/reservations/reservations.server'
import { paperExpiries } from '@/lib/accounts/deals/sale/contract/papers.server'
import { saleExpiries } from '@/lib/accounts/deals/sale/sales.server'
import { visitExpiries } from '@/lib/accounts/deals/visits/visits.server'
import { recordExpiries } from '@/lib/accounts/dossier/record-expiries.server'
import { moderationExpiries } from '@/lib/accounts/moderation/moderation-expiries.server'
import { morningExpiries } from '@/lib/accounts/morning/done-tasks.server'
import { partnerExpiries } from '@/lib/accounts/partner-keys/answer-once.server'
import { pushExpiries } from '@/lib/accounts/push/push-devices.server'
import { reportExpiries } from '@/lib/accounts/reports/report-ad.server'
import { savedSearchExpiries } from '@/lib/accounts/saved-searches/saved-search-expiries.server'
import { savedValuationExpiries } from '@/lib/accounts/saved-valuations/saved-valuation-queries.server'
import { challengeExpiries } from '@/lib/accounts/second-factor/login-challenge.server'
import { passkeyExpiries } from '@/lib/accounts/second-factor/passkeys.server'
import { adViewExpiries } from '@/lib/accounts/selling/ad-views.server'
import { sellingExpiries } from '@/lib/accounts/selling/selling-expiries.server'
import { stockChangeExpiries } from '@/lib/accounts/selling/stock-changes.server'
import { sessionExpiries } from '@/lib/accounts/sessions/end-sessions.server'
import { socialLoginExpiries } from '@/lib/accounts/social-login/social-login-expiries.server'
import { supportExpiries } from '@/lib/accounts/support/support-log.server'
import { phoneExpiries } from '@/lib/accounts/users/phone/find-phone.server'
import { userExpiries } from '@/lib/accounts/users/user-expiries.server'
import { savedAdExpiries } from '@/lib/accounts/watchlist/saved-ad-expiries.server'
import { webhookExpiries } from '@/lib/accounts/webhooks/webhooks.server'
import { experimentLogExpiries } from '@/lib/experimentation/experiment-drafts/experiment-log.server'
import { eventExpiries } from '@/lib/experimentation/experiment-results/intake/event-expiries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { type Expiry, purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { mailExpiries } from '@/lib/kernel/mail/erase-mails.server'
import { attemptExpiries } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerImportExpiries } from '@/lib/market/dealer-imports/dealer-imports.server'
import { fileTrialExpiries } from '@/lib/market/dealer-imports/file-trials.server'
import { logoExpiries } from '@/lib/market/photos/dealer-logo.server'
import { photoExpiries } from '@/lib/market/photos/photo-expiries.server'
import { adChangeExpiries } from '@/lib/market/search-index/change-feed.server'
import { identityExpiries } from '@/lib/market/vehicle-identity/vehicle-identities.server'

/** The expired rows of all modules, table by table. */
export const everyExpiry: readonly Expiry[] = [
  ...mailExpiries,
  ...sessionExpiries,
  ...challengeExpiries,
  ...passkeyExpiries,
  ...userExpiries,
  ...phoneExpiries,
  ...socialLoginExpiries,
  ...consentExpiries,
  ...replyExpiries,
  ...callbackExpiries,
  ...visitExpiries,
  ...reservationExpiries,
  ...paperExpiries,
  ...saleExpiries,
  ...pushExpiries,
  ...reportExpiries,
  ...attemptExpiries,
  ...savedAdExpiries,
  ...savedSearchExpiries,
  ...savedValuationExpiries,
  ...sellingExpiries,
  ...stockChangeExpiries,
  ...moderationExpiries,
  ...recordExpiries,
  ...eventExpiries,
  ...experimentLogExpiries,
  ...adChangeExpiries,
  ...registrationExpiries,
  ...morningExpiries,
  ...partnerExpiries,
  ...webhookExpiries,
  ...dealerImportExpiries,
  ...fileTrialExpiries,
  ...logoExpiries,
  ...adViewExpiries,
  ...photoExpiries,
  ...identityExpiries,
  ...supportExpiries,
]

/** Deletes expired rows of all tables; runs every night. A table that fails or takes too long is reported and stops no other, and then the job fails. Gives, and logs, how many rows went of each. */
export async function purgeExpired(db: Db, expiries: readonly Expiry[] = everyExpiry): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  const failed: string[] = []
  for (const expiry of expiries) {
    try {
      deleted[expiry.table] = await purgeRows(db, expiry)
    } catch (error) {
      failed.push(expiry.table)
      reportFailure(error, { route: `purge/${expiry.table}` }, 'a table was not purged')
    }
  }
  log().info({ deleted, failed }, 'expired rows were deleted')
  if (failed.length > 0) throw new Error(`not purged: ${failed.join(', ')}`)
  return deleted
}
