import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import {
  fetchDueFeeds,
  type Reach,
  takeEmptyFeeds,
  takeStoppedFeeds,
  takeWaitingImports,
} from '@/lib/market/dealer-imports/dealer-feeds.server'
import { feedEmptyMail, feedStoppedMail, feedWaitsMail } from './dealership-mails.server'

/** Asks the feeds whose time has come, and writes to the owners of a dealer whose feed has stopped or waits for a decision, once. */
export async function pollFeeds(db: Db, reach: Reach = {}): Promise<void> {
  await fetchDueFeeds(db, reach)
  await inTransaction(db, async (db) => {
    for (const { dealerId, importId } of await takeWaitingImports(db))
      for (const { email, slug } of await ownersOf(db, dealerId)) await queueMail(db, feedWaitsMail({ to: email, importId, slug }))
    for (const { dealerId, address } of await takeEmptyFeeds(db))
      for (const { email, slug } of await ownersOf(db, dealerId)) await queueMail(db, feedEmptyMail({ to: email, address, slug }))
    for (const { dealerId, address, fault } of await takeStoppedFeeds(db))
      for (const { email, slug } of await ownersOf(db, dealerId))
        await queueMail(db, feedStoppedMail({ to: email, address, fault: fault ?? '', slug }))
  })
}

async function ownersOf(db: Db, dealerId: number): Promise<{ email: string; slug: string }[]> {
  return db<{ email: string; slug: string }[]>`
    select app_user.email, slug from dealer_member join app_user on app_user.id = user_id join dealer on dealer.id = dealer_id
    where dealer_id = ${dealerId} and dealer_member.role = 'owner' order by user_id`
}
