import type { Db } from '@/lib/kernel/db/db.server'

/** Hashes the old tokens in the addresses of a dealer's stock, as `hashOldAlertCodes` does. */
export async function hashOldExportTokens(db: Db): Promise<void> {
  await db`update dealer_export set token = encode(sha256(token::bytea), 'hex') where length(token) = 43`
}
