import { eraseAnswers, eraseReplies } from '@/lib/accounts/contact/erase-replies.server'
import { eraseWaitingMails } from '@/lib/accounts/dealerships/decide-registration.server'
import { eraseMinimums } from '@/lib/accounts/deals/hidden-minimum.server'
import { eraseSellerSales } from '@/lib/accounts/deals/sale/sales.server'
import { eraseSellerVisits } from '@/lib/accounts/deals/visits/visits.server'
import { eraseRecords } from '@/lib/accounts/dossier/erase-records.server'
import { eraseDecisions } from '@/lib/accounts/moderation/seller-decisions.server'
import { eraseReporter } from '@/lib/accounts/reports/report-ad.server'
import { eraseAlertRequests } from '@/lib/accounts/saved-searches/subscribe.server'
import { deleteAccount } from '@/lib/accounts/users/delete-account.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { eraseSeller } from '@/lib/market/ads/page/seller-address.server'

/** Deletes an account with what is its owner's in every module, or nothing of it. `personal-columns.ts` says what stays, and for how long. */
export async function eraseOwnData(db: Db, user: User): Promise<void> {
  await inTransaction(db, async (db) => {
    await eraseSellerSales(db, user.id)
    await eraseSellerVisits(db, user.id)
    await eraseMinimums(db, user.id)
    await eraseReplies(db, user)
    await eraseAnswers(db, user.email)
    await eraseReporter(db, user)
    await eraseDecisions(db, user.id)
    await eraseWaitingMails(db, user.email)
    await eraseRecords(db, user.email)
    await eraseSeller(db, user.email)
    await eraseAlertRequests(db, user.email)
    await deleteAccount(db, user)
  })
}
