import type { Db } from '@/lib/db/db.server'

/** Takes every mail to an address out of the outbox, sent or not. */
export async function forgetMailsTo(db: Db, address: string): Promise<void> {
  await db`delete from outbox_mail where lower(recipient) = lower(${address})`
}
