import type { Db } from '@/lib/kernel/db/db.server'

/** Hashes tokens that releases before this one kept as they are. Not in a migration, so that such a release beside this one still finds them. */
export async function hashOldTokens(db: Db): Promise<void> {
  await db`update alert_mail set code = encode(sha256(code::bytea), 'hex') where length(code) = 43`
  await db`update price_drop_mail set code = encode(sha256(code::bytea), 'hex') where length(code) = 43`
  await db`update dealer_export set token = encode(sha256(token::bytea), 'hex') where length(token) = 43`
}
