import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { isWithinRetryWindow } from '@/lib/kernel/db/retry-window.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { type AdContact, getAdContact } from '@/lib/market/ads/ad-contact.server'
import { mayMail } from '@/lib/people/users/limit-mails.server'
import { issueCode } from './reply-code.server'
import { replySentMail } from './reply-mails.server'
import type { NewReply } from './reply-schema'
import { insertMessage, isDuplicateMessage, mailSeller, type Thread } from './write-message.server'

/** `ownsEmail`: the address is that of the sender's own confirmed account. Anybody can type any other one, so it may have had its share of mails. */
type ReplySender = { userId: number | null; ownsEmail: boolean }
/** `kept`: the seller has given no address yet, so the message waits. */
export type SendOutcome = 'sent' | 'kept'

/** A buyer's first message about an ad: kept, mailed to the seller, confirmed to the buyer; all of it or nothing. */
export async function sendReply(db: Db, adId: number, reply: NewReply, sender: ReplySender): Promise<SendOutcome> {
  return inTransaction(db, async (db) => {
    const ad = await getAdContact(db, adId)
    const outcome = ad.email === null ? 'kept' : 'sent'
    await db`select pg_advisory_xact_lock(hashtextextended(${`reply ${adId} ${reply.email.toLowerCase()}`}, 0))`
    if (await isRepeated(db, adId, reply)) return outcome
    const thread = await openThread(db, ad, reply, sender)
    const message = { id: await insertMessage(db, thread.id, 'buyer', reply.message), message: reply.message }
    if (ad.email !== null) await mailSeller(db, thread, message, ad.email)
    if (sender.ownsEmail || (await mayMail(db, reply.email)))
      await confirmToBuyer(db, thread, outcome, sender.ownsEmail ? reply.message : undefined)
    return outcome
  })
}

async function confirmToBuyer(db: Db, { id, email, adTitle }: Thread, outcome: SendOutcome, copy: string | undefined): Promise<void> {
  const code = await issueCode(db, id, 'buyer')
  await queueMail(db, replySentMail({ to: email, code, adTitle, isDelivered: outcome === 'sent', copy }))
}

/** With another name or number it is a correction, which the seller has to see. */
async function isRepeated(db: Db, adId: number, { name, email, phone, message }: NewReply): Promise<boolean> {
  const threads = await db<{ id: number }[]>`
    select id from reply where ad_id = ${adId} and lower(email) = lower(${email}) and name = ${name} and phone = ${phone} and ${isWithinRetryWindow(db)}`
  for (const { id } of threads) if (await isDuplicateMessage(db, id, 'buyer', message)) return true
  return false
}

async function openThread(db: Db, ad: AdContact, { name, email, phone }: NewReply, { userId }: ReplySender): Promise<Thread> {
  const [row] = await db<Thread[]>`
    insert into reply (ad_id, ad_title, user_id, name, email, phone) values (${ad.id}, ${ad.title}, ${userId}, ${name}, ${email}, ${phone})
    returning id, ad_id, ad_title, name, email, phone`
  if (!row) throw new Error('a reply was not kept')
  return row
}
