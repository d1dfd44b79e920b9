import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { mayMail } from '@/lib/accounts/users/limit-mails.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { isWithinRetryWindow } from '@/lib/kernel/db/retry-window.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { getAdContact } from '@/lib/market/ads/ad-contact.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { getDealerContact } from '@/lib/market/dealers/dealer-contact.server'
import { isBannedAddress } from './confirmed-address.server'
import { issueCode } from './reply-code.server'
import { replyNotSentMail, replySentMail } from './reply-mails.server'
import type { NewReply } from './reply-schema'
import { insertMessage, isDuplicateMessage, mailSeller, type Subject, type Thread, threadColumns } from './write-message.server'

/** `ownsEmail`: the address is that of the sender's own confirmed account. Anybody can type any other one, so it may have had its share of mails. */
type ReplySender = { userId: number | null; ownsEmail: boolean }
/** `kept`: the seller has given no address yet, so the message waits. */
export type SendOutcome = 'sent' | 'kept'

/** A buyer's first message about an ad: stored, mailed to the seller and confirmed to the buyer, or none of it. */
export async function sendReply(db: Db, adId: number, reply: NewReply, sender: ReplySender): Promise<SendOutcome> {
  return inTransaction(db, async (db) => {
    const ad = await getAdContact(db, adId)
    return send(db, { adId, adTitle: ad.title, dealerId: null, email: ad.email }, reply, sender)
  })
}

/** Sends a reply to a dealer, about none of their ads. */
export async function sendReplyToDealer(db: Db, dealerId: number, reply: NewReply, sender: ReplySender): Promise<SendOutcome> {
  return inTransaction(db, async (db) => {
    const { email } = await getDealerContact(db, dealerId)
    return send(db, { adId: null, adTitle: null, dealerId, email }, reply, sender)
  })
}

type Addressee = Subject & { adTitle: string | null }

async function send(db: Db, seller: Addressee & { email: string | null }, reply: NewReply, sender: ReplySender): Promise<SendOutcome> {
  const outcome = seller.email === null ? 'kept' : 'sent'
  const about = seller.adId ?? `dealer ${seller.dealerId}`
  await db`select pg_advisory_xact_lock(hashtextextended(${`reply ${about} ${reply.email.toLowerCase()}`}, 0))`
  if (sender.userId !== null) await requireNotBanned(db, sender.userId)
  if (await isRepeated(db, seller, reply)) return outcome
  if (!sender.ownsEmail && (await isBannedAddress(db, reply.email))) {
    // Anybody may have typed the address, so only a mail says why nothing was sent.
    if (await mayMail(db, reply.email)) await queueMail(db, replyNotSentMail({ to: reply.email }))
    return outcome
  }
  const thread = await openThread(db, seller, reply, sender)
  const message = { id: await insertMessage(db, thread.id, 'buyer', reply.message), message: reply.message }
  if (seller.email !== null) await mailSeller(db, thread, message, seller.email)
  if (sender.ownsEmail || (await mayMail(db, reply.email)))
    await confirmToBuyer(db, thread, outcome, sender.ownsEmail ? reply.message : undefined)
  return outcome
}

async function confirmToBuyer(db: Db, { id, adId, email, title }: Thread, outcome: SendOutcome, copy: string | undefined): Promise<void> {
  const code = await issueCode(db, id, 'buyer')
  const ad = await findMailedAd(db, adId, copy === undefined ? 'stranger' : 'known')
  await queueMail(db, replySentMail({ to: email, code, title, ad, isDelivered: outcome === 'sent', copy }))
}

/** Whether it is sent again; with another name or number it is a correction, which the seller has to see. */
async function isRepeated(db: Db, { adId, dealerId }: Subject, { name, email, phone, message }: NewReply): Promise<boolean> {
  const threads = await db<{ id: number }[]>`
    select id from reply where (ad_id = ${adId} or dealer_id = ${dealerId}) and lower(email) = lower(${email}) and name = ${name} and phone = ${phone} and ${isWithinRetryWindow(db)}`
  for (const { id } of threads) if (await isDuplicateMessage(db, id, 'buyer', message)) return true
  return false
}

/** Begins a conversation; its first message is the caller's. */
export async function openThread(
  db: Db,
  { adId, adTitle, dealerId }: Addressee,
  { name, email, phone }: Pick<NewReply, 'name' | 'email' | 'phone'>,
  { userId, ownsEmail }: ReplySender,
): Promise<Thread> {
  const [row] = await db<Thread[]>`
    insert into reply (ad_id, ad_title, dealer_id, user_id, name, email, phone, email_confirmed_at)
    values (${adId}, ${adTitle}, ${dealerId}, ${userId}, ${name}, ${email}, ${phone}, case when ${ownsEmail} then now() end)
    returning ${threadColumns(db)}`
  if (!row) throw new Error('a reply was not stored')
  return row
}
