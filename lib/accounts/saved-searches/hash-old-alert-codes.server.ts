import type { Db } from '@/lib/kernel/db/db.server'

/** Hashes the codes of mails that releases before this one stored as they are. Not in a migration, so that such a release beside this one still finds them. */
export async function hashOldAlertCodes(db: Db): Promise<void> {
  await db`update alert_mail set code = encode(sha256(code::bytea), 'hex') where length(code) = 43`
}
