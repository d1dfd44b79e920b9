import { hashOldExportTokens } from '@/lib/accounts/dealerships/hash-old-export-tokens.server'
import { hashOldAlertCodes } from '@/lib/accounts/saved-searches/hash-old-alert-codes.server'
import { hashOldRecoveryCodes } from '@/lib/accounts/second-factor/recovery-codes.server'
import { hashOldDropCodes } from '@/lib/accounts/watchlist/hash-old-drop-codes.server'
import type { Db } from '@/lib/kernel/db/db.server'

/** Hashes tokens and codes that releases before this one stored unhashed. */
export async function hashOldTokens(db: Db): Promise<void> {
  await hashOldAlertCodes(db)
  await hashOldDropCodes(db)
  await hashOldExportTokens(db)
  await hashOldRecoveryCodes(db)
}
