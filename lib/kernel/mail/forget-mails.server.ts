import type { Db } from '@/lib/kernel/db/db.server'

/** Takes every mail to an address out of the outbox, sent or not. */
export async function forgetMailsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address})`
}

/** Takes mails out of the outbox that have not left yet. */
export async function withdrawMails(db: Db, ids: number[]): Promise<void> {
  await db`delete from outbox_mail where id = any(${ids}) and sent_at is null`
}

/** Drops what was sent or given up long ago: for whoever asks «did it leave?», two weeks are enough. */
export async function forgetOldMails(db: Db): Promise<void> {
  await db`delete from outbox_mail where sent_at < now() - interval '14 days' or failed_at < now() - interval '60 days'`
}
