import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

/** Takes every mail to an address out of the outbox, sent or not. */
export async function eraseMailsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address})`
}

/** Takes mails out of the outbox that have not left yet. */
export async function withdrawMails(db: Db, ids: number[]): Promise<void> {
  await db`delete from outbox_mail where id = any(${ids}) and sent_at is null`
}

/** How long it is known that a mail was sent, and that one was given up. */
const sentMailDays = 14
const failedMailDays = 60

export const mailExpiries: readonly Expiry[] = [
  {
    table: 'outbox_mail',
    isOver: (db) => db`sent_at < now() - ${sentMailDays} * interval '1 day' or failed_at < now() - ${failedMailDays} * interval '1 day'`,
  },
]
