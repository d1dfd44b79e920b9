import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { findAddressee } from './addressee.server'
import { waitingDays } from './reply'
import { mailSeller, type Subject, type Thread, threadColumns } from './write-message.server'

/** Sends what buyers wrote to sellers who could not be reached and now can. For a daily job; a seller with whom it fails keeps no other waiting. */
export async function deliverWaitingMessages(db: Db): Promise<void> {
  const waiting = await db<
    Subject[]
  >`select distinct ad_id, dealer_id from reply_message join reply on reply.id = reply_id where ${isWaiting(db)}`
  for (const about of waiting) {
    await inTransaction(db, (db) => deliver(db, about)).catch((error: unknown) => {
      log().error({ ...about, reason: error instanceof Error ? error.message : String(error) }, 'messages wait for tomorrow') // the error itself may carry the row
    })
  }
}

async function deliver(db: Db, { adId, dealerId }: Subject): Promise<void> {
  const seller = await findAddressee(db, { adId, dealerId })
  if (!seller || seller.email === null || !seller.takesContacts) return
  const messages = await db<(Thread & { messageId: number; message: string })[]>`
    select ${threadColumns(db)}, reply_message.id as message_id, message from reply_message join reply on reply.id = reply_id
    where (ad_id = ${adId} or reply.dealer_id = ${dealerId}) and ${isWaiting(db)} and refused_address is distinct from ${seller.email}
    order by reply_message.id for update of reply_message skip locked`
  for (const { messageId, message, ...thread } of messages) await mailSeller(db, thread, { id: messageId, message }, seller.email)
}

function isWaiting(db: Db): SqlFragment {
  return db`mailed_at is null and sender = 'buyer' and reply_message.created_at > now() - ${waitingDays} * interval '1 day'`
}
