import { moveReplies } from '@/lib/accounts/contact/erase-replies.server'
import { moveRegistrations } from '@/lib/accounts/dealerships/decide-registration.server'
import { moveReports } from '@/lib/accounts/reports/report-ad.server'
import { moveAlertRequests } from '@/lib/accounts/saved-searches/subscribe.server'
import { requireStaying } from '@/lib/accounts/users/account-deletion.server'
import { confirmEmailChange } from '@/lib/accounts/users/change-email.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { moveMails } from '@/lib/kernel/mail/erase-mails.server'
import { moveSeller } from '@/lib/market/ads/page/seller-address.server'

/** The one kind of mail that still goes to an address after its account has another one. */
const kindForOldAddress = 'email-change-notice'

/** Uses the link that a new address was sent. Whatever is known by the old address goes with its owner, so that their copy and their deletion still find it. Gives whose it is. */
export async function changeAddress(db: Db, code: string): Promise<number> {
  return inTransaction(db, async (db) => {
    const change = await confirmEmailChange(db, code)
    await requireStaying(db, change.userId)
    await moveReplies(db, change)
    await moveReports(db, change)
    await moveAlertRequests(db, change)
    await moveRegistrations(db, change)
    await moveSeller(db, change)
    await moveMails(db, change, kindForOldAddress)
    return change.userId
  })
}
