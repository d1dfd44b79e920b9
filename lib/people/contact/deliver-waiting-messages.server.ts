import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { takesContacts } from '@/lib/market/ads/ad'
import { findAdContact } from '@/lib/market/ads/ad-contact.server'
import { waitingDays } from './reply'
import { mailSeller, type Thread } from './write-message.server'

/** Sends what buyers wrote to sellers who could not be reached and now can. For a daily job; an ad that fails keeps no other waiting. */
export async function deliverWaitingMessages(db: Db): Promise<void> {
  const waiting = await db<
    { adId: number }[]
  >`select distinct ad_id from reply_message join reply on reply.id = reply_id where ${isWaiting(db)}`
  for (const { adId } of waiting) {
    await inTransaction(db, (db) => deliver(db, adId)).catch((error: unknown) => {
      log().error({ ad: adId, reason: error instanceof Error ? error.message : String(error) }, 'messages wait for tomorrow') // the error itself may carry the row
    })
  }
}

async function deliver(db: Db, adId: number): Promise<void> {
  const ad = await findAdContact(db, adId)
  if (!ad || ad.email === null || !takesContacts(ad.status)) return
  const messages = await db<(Thread & { messageId: number; message: string })[]>`
    select reply.id, ad_id, ad_title, name, email, phone, reply_message.id as message_id, message from reply_message join reply on reply.id = reply_id
    where ad_id = ${adId} and ${isWaiting(db)} and refused_address is distinct from ${ad.email}
    order by reply_message.id for update of reply_message skip locked`
  for (const { messageId, message, ...thread } of messages) await mailSeller(db, thread, { id: messageId, message }, ad.email)
}

function isWaiting(db: Db): SqlFragment {
  return db`mailed_at is null and sender = 'buyer' and reply_message.created_at > now() - ${waitingDays} * interval '1 day'`
}
