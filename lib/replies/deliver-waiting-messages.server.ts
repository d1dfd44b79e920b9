import { takesContacts } from '@/lib/ads/ad'
import { findAdContact } from '@/lib/ads/ad-contact.server'
import { inTransaction, type Db } from '@/lib/db/db.server'
import { waitingDays } from './reply'
import { mailSeller, type Thread } from './write-message.server'

/** Sends what buyers wrote to sellers who had given no address and now have. For a nightly job. */
export async function deliverWaitingMessages(db: Db): Promise<void> {
  const waiting = await db<{ adId: number }[]>`
    select distinct ad_id from reply_message join reply on reply.id = reply_id
    where mailed_at is null and reply_message.created_at > now() - ${waitingDays} * interval '1 day'`
  for (const { adId } of waiting) {
    const ad = await findAdContact(db, adId)
    const to = ad && takesContacts(ad.status) ? ad.email : null
    if (to !== null) await inTransaction(db, (db) => deliver(db, adId, to))
  }
}

async function deliver(db: Db, adId: number, to: string): Promise<void> {
  const messages = await db<(Thread & { messageId: number; message: string })[]>`
    select reply.id, ad_id, ad_title, name, email, phone, reply_message.id as message_id, message from reply_message join reply on reply.id = reply_id
    where ad_id = ${adId} and mailed_at is null and reply_message.created_at > now() - ${waitingDays} * interval '1 day'
    order by reply_message.id for update of reply_message skip locked`
  for (const { messageId, message, ...thread } of messages) await mailSeller(db, thread, { id: messageId, message }, to)
}
