import type { Db } from '@/lib/kernel/db/db.server'

/** Takes every mail to an address out of the outbox, sent or not. */
export async function eraseMailsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address})`
}

/** Takes mails out of the outbox that have not left yet. */
export async function withdrawMails(db: Db, ids: number[]): Promise<void> {
  await db`delete from outbox_mail where id = any(${ids}) and sent_at is null`
}

/** Deletes sent mails after 14 days and failed ones after 60. */
export async function purgeOldMails(db: Db): Promise<void> {
  await db`delete from outbox_mail where sent_at < now() - interval '14 days' or failed_at < now() - interval '60 days'`
}
