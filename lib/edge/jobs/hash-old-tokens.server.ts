import type { Db } from '@/lib/kernel/db/db.server'
import { hashOldExportTokens } from '@/lib/people/dealerships/hash-old-export-tokens.server'
import { hashOldDropCodes } from '@/lib/people/favourites/hash-old-drop-codes.server'
import { hashOldAlertCodes } from '@/lib/people/saved-searches/hash-old-alert-codes.server'
import { hashOldRecoveryCodes } from '@/lib/people/second-factor/recovery-codes.server'

/** Hashes tokens and codes that releases before this one kept as they are. */
export async function hashOldTokens(db: Db): Promise<void> {
  await hashOldAlertCodes(db)
  await hashOldDropCodes(db)
  await hashOldExportTokens(db)
  await hashOldRecoveryCodes(db)
}
