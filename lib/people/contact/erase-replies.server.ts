import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { withdrawMails } from '@/lib/kernel/mail/erase-mails.server'
import { keptMonths, waitingDays } from './reply'

/** What an account wrote goes with it, also what was written from its address without logging in, and what has not reached a seller yet. */
export async function eraseReplies(db: Db, owner: { id: number; email: string }): Promise<void> {
  const mails = await db<{ mailId: number }[]>`
    select mail_id from reply_message join reply on reply.id = reply_id where mail_id is not null and (user_id = ${owner.id} or lower(email) = lower(${owner.email}))`
  await withdrawMails(
    db,
    mails.map(({ mailId }) => mailId),
  )
  await db`delete from reply where user_id = ${owner.id} or lower(email) = lower(${owner.email})`
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
      db`created_at < now() - ${keptMonths} * interval '1 month' or not exists (select 1 from reply_message where reply_id = reply.id)`,
  },
  { table: 'phone_reveal', isOver: (db) => db`day < now() - ${keptMonths} * interval '1 month'` },
]
