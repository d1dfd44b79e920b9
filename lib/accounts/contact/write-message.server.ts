import type { PushKind } from '@/lib/accounts/push/push'
import { queueLeadEvent } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { isWithinRetryWindow } from '@/lib/kernel/db/retry-window.server'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { noteSignals } from './note-signals.server'
import { pushToSide } from './push-to-side.server'
import type { Party } from './reply'
import { issueCode } from './reply-code.server'
import { messageToSellerMail } from './reply-mails.server'

/** A conversation as the database has it: about an ad, or with a dealer about none of their ads. */
export type Thread = Subject & {
  id: number
  title: string
  /** The dealer who is written to; null: a private seller. */
  dealerName: string | null
  name: string
  email: string
  phone: string
  isConfirmed: boolean
}
export type Subject = { adId: number | null; dealerId: number | null }

/** The columns of a thread. One with a dealer is called as the dealer is now. */
export function threadColumns(db: Db): SqlFragment {
  return db`reply.id, ad_id, reply.dealer_id, ${titleSql(db)} as title, ${dealerNameSql(db)} as dealer_name, name, email, phone,
    email_confirmed_at is not null as is_confirmed`
}

/** The dealer of a row of `reply`, or of its ad. */
export function dealerNameSql(db: Db): SqlFragment {
  return db`(select dealer.name from dealer
    where dealer.id = coalesce(reply.dealer_id, (select about.dealer_id from ad about where about.id = reply.ad_id)))`
}

export function titleSql(db: Db): SqlFragment {
  return db`coalesce(ad_title, (select dealer.name from dealer where dealer.id = reply.dealer_id), '')`
}

/** True when the same text was stored a moment ago: a double click or a retry. */
export async function isDuplicateMessage(db: Db, replyId: number, sender: Party, message: string): Promise<boolean> {
  const known = await db`
    select from reply_message where reply_id = ${replyId} and sender = ${sender} and message = ${message} and ${isWithinRetryWindow(db)} limit 1`
  return known.length > 0
}

/** `kind`: what the message is about, for the browsers of the other side. */
export async function insertMessage(db: Db, replyId: number, sender: Party, message: string, kind: PushKind = 'messages'): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into reply_message (reply_id, sender, message) values (${replyId}, ${sender}, ${message}) returning id`
  if (!row) throw new Error('a message was not stored')
  await noteSignals(db, { replyId, messageId: row.id, sender, message })
  if (sender === 'buyer') await queueLeadEvent(db, { replyId, messageId: row.id })
  await pushToSide(db, { replyId, to: sender === 'buyer' ? 'seller' : 'buyer', kind })
  return row.id
}

/** As `insertMessage`, of a message that no mail of its own brings: another mail says the same, or nobody has to read it at once. */
export async function insertQuietMessage(db: Db, replyId: number, sender: Party, message: string, about: PushKind): Promise<number> {
  const id = await insertMessage(db, replyId, sender, message, about)
  await db`update reply_message set mailed_at = now() where id = ${id}`
  return id
}

/** Notes who of a dealer's staff wrote a message; the first one to answer looks after the conversation from then on. */
export async function assignAuthor(db: Db, replyId: number, messageId: number, userId: number): Promise<void> {
  await db`update reply_message set author_id = ${userId} where id = ${messageId}`
  await db`update reply set assigned_to = coalesce(assigned_to, ${userId}) where id = ${replyId}`
}

/** Sends a buyer's message to the seller. The row says so in the same transaction. */
export async function mailSeller(db: Db, thread: Thread, stored: { id: number; message: string }, to: string): Promise<void> {
  const { id, adId, title, name, phone, email, isConfirmed } = thread
  const code = await issueCode(db, id, 'seller')
  await mailMessage(
    db,
    stored.id,
    messageToSellerMail({
      to,
      code,
      title,
      ad: await findMailedAd(db, adId),
      adId,
      buyer: { name, phone, maskedEmail: maskEmail(email), isConfirmed },
      message: stored.message,
    }),
  )
}

export async function mailMessage(db: Db, messageId: number, mail: NewMail): Promise<void> {
  const mailId = await queueMail(db, mail)
  await db`update reply_message set mailed_at = now(), mail_id = ${mailId} where id = ${messageId}`
}
