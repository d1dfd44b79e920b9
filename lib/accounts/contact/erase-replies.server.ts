import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { eraseMailsOfKind, withdrawMails } from '@/lib/kernel/mail/erase-mails.server'
import { conversationRetentionMonths, monthsAfterSale, waitingDays } from './reply'

/** What an account wrote goes with it, also what was written from its address without logging in, and what has not reached a seller yet; with it go the confirmations, which may have gone to an address that is not its own. */
export async function eraseReplies(db: Db, owner: { id: number; email: string }): Promise<void> {
  const mails = await db<{ mailId: number }[]>`
    select mail_id from reply_message join reply on reply.id = reply_id where mail_id is not null and (user_id = ${owner.id} or lower(email) = lower(${owner.email}))`
  await withdrawMails(
    db,
    mails.map(({ mailId }) => mailId),
  )
  const gone = await db<{ email: string }[]>`
    delete from reply where user_id = ${owner.id} or lower(email) = lower(${owner.email}) returning email`
  await eraseMailsOfKind(db, 'reply-sent', [...new Set(gone.map(({ email }) => email.toLowerCase()))])
}

/** The owner of an address has another one now: answers go there, and what was written from the old one stays theirs. */
export async function moveReplies(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db`update reply set email = ${to} where lower(email) = lower(${from})`
  await db`update reply_message set refused_address = ${to} where lower(refused_address) = lower(${from})`
}

/** What an address answered as the seller of private ads goes too, and that it took no mail. Called while the ads still name it. */
export async function eraseAnswers(db: Db, address: string): Promise<void> {
  const answers = await db<{ id: number; mailId: number | null }[]>`
    select reply_message.id, mail_id from reply_message join reply on reply.id = reply_id join ad on ad.id = ad_id
    where sender = 'seller' and ad.dealer_id is null and lower(contact_email) = lower(${address})`
  await withdrawMails(
    db,
    answers.flatMap(({ mailId }) => mailId ?? []),
  )
  await db`delete from reply_message where id = any(${answers.map(({ id }) => id)})`
  await db`update reply_message set refused_address = null where lower(refused_address) = lower(${address})`
}

/** Conversations have their time; what could never be delivered no longer than it may wait. */
export const replyExpiries: readonly Expiry[] = [
  { table: 'reply_code', isOver: (db) => db`expires_at < now()` },
  {
    table: 'reply_message',
    isOver: (db) => db`mailed_at is null and sender = 'buyer' and created_at < now() - ${waitingDays} * interval '1 day'`,
  },
  {
    table: 'reply',
    isOver: (db) =>
      db`created_at < now() - ${conversationRetentionMonths} * interval '1 month' or not exists (select 1 from reply_message where reply_id = reply.id)
        or exists (select 1 from ad where ad.id = ad_id and closed_at < now() - ${monthsAfterSale} * interval '1 month')`,
  },
  { table: 'phone_reveal', isOver: (db) => db`day < now() - ${conversationRetentionMonths} * interval '1 month'` },
]
