import { endSessionsOf } from '@/lib/accounts/sessions/end-sessions.server'
import {
  addDeletion,
  findDeletionByCode,
  listLeaving,
  noteTakenOff,
  removeDeletion,
  takeDueDeletion,
} from '@/lib/accounts/users/account-deletion.server'
import { accountDeletionCancelledMail, accountDeletionRequestedMail } from '@/lib/accounts/users/account-mails.server'
import type { User } from '@/lib/accounts/users/user'
import { findUserById } from '@/lib/accounts/users/user-queries.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { withdrawNewsTo } from '@/lib/kernel/mail/erase-mails.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { closeDealerAds, putBackAds, takeOffAds } from '@/lib/market/ads/page/seller-address.server'
import { removeFeed } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { belongingsText } from './belongings'
import { countBelongings, dealersOfNobodyElse } from './count-belongings.server'
import { eraseOwnData } from './erase-own-data.server'

type Leaving = Pick<User, 'id' | 'email'>

const oldLinkText = 'Questo link non vale più: l’eliminazione è stata annullata, o l’account non c’è più.'

/** The account goes in some days: its ads are off the market at once, its sessions end, and a mail has the link that takes it back. A second time changes nothing. */
export async function requestAccountDeletion(db: Db, user: Leaving): Promise<void> {
  await inTransaction(db, async (db) => {
    const goes = belongingsText(await countBelongings(db, user))
    const added = await addDeletion(db, user.id)
    if (!added) return
    await takeOff(db, user)
    await endSessionsOf(db, user.id)
    await queueMail(db, accountDeletionRequestedMail({ to: user.email, goes, ...added }))
  })
}

/** Cancels by the link of the mail: all is as it was. */
export async function cancelByLink(db: Db, code: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const found = await findDeletionByCode(db, code)
    const user = found && (await findUserById(db, found.userId))
    if (!user || !(await cancelDeletion(db, user))) throw new AppError('gone', 'no such deletion', { shownText: oldLinkText })
  })
}

/** Cancels the deletion and restores all as it was. Answers whether there was something to take back. */
export async function cancelDeletion(db: Db, { id, email }: Leaving): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const ads = await removeDeletion(db, id)
    if (!ads) return false
    await putBackAds(db, ads)
    await withdrawNewsTo(db, email) // what had waited for days and says nothing any more
    await queueMail(db, accountDeletionCancelledMail({ to: email }))
    return true
  })
}

/** Runs every minute: deletes accounts whose time is over, and takes off what has come online for those that wait. One that fails stops no other. */
export async function tendDeletions(db: Db): Promise<void> {
  for (const user of await listLeaving(db)) await inTransaction(db, (db) => takeOff(db, user))
  const failed: number[] = []
  while (await inTransaction(db, (db) => deleteNext(db, failed)));
}

async function deleteNext(db: Db, failed: number[]): Promise<boolean> {
  const userId = await takeDueDeletion(db, failed)
  if (userId === undefined) return false
  const user = await findUserById(db, userId)
  if (!user) return false
  try {
    await inTransaction(db, async (db) => {
      for (const dealerId of await dealersOfNobodyElse(db, userId)) {
        await removeFeed(db, dealerId)
        await closeDealerAds(db, dealerId)
      }
      await eraseOwnData(db, user)
    })
  } catch (error) {
    reportFailure(error, { route: 'job/tend-deletions' }, 'an account was not deleted')
    failed.push(userId)
  }
  return true
}

async function takeOff(db: Db, user: Leaving): Promise<void> {
  const ads = await takeOffAds(db, { ...user, dealerIds: await dealersOfNobodyElse(db, user.id) })
  if (ads.length > 0) await noteTakenOff(db, user.id, ads)
}
