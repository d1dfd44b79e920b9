import type { Db } from '@/lib/kernel/db/db.server'

/** Hashes the old codes of the mails about prices, as `hashOldAlertCodes` does. */
export async function hashOldDropCodes(db: Db): Promise<void> {
  await db`update price_drop_mail set code = encode(sha256(code::bytea), 'hex') where length(code) = 43`
}
