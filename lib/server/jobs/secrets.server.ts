import { paperSecrets } from '@/lib/accounts/deals/sale/contract/papers.server'
import { pushSecrets } from '@/lib/accounts/push/push-secrets.server'
import { secondFactorSecrets } from '@/lib/accounts/second-factor/second-factor-secrets.server'
import { webhookSecrets } from '@/lib/accounts/webhooks/webhook-secrets.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { countByKey, decryptRows, encryptRows, forgetUnreadable } from '@/lib/kernel/secrets/encrypt-rows.server'
import type { SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { placeOfKeys, secretKeys } from '@/lib/kernel/secrets/secret-keys.server'
import { installationSecrets } from '@/lib/kernel/tokens/installation-secret.server'
import { feedSecrets } from '@/lib/market/dealer-imports/dealer-feeds.server'

/** Every column that is encrypted. */
export const everySecret: readonly SecretColumn[] = [
  installationSecrets,
  secondFactorSecrets,
  ...webhookSecrets,
  pushSecrets,
  feedSecrets,
  paperSecrets,
]

/** Runs every night, and by hand after a new key. */
export async function encryptSecrets(db: Db): Promise<number> {
  let total = 0
  for (const column of everySecret) total += await encryptRows(db, column)
  return total
}

/** Decrypts everything, before the way back to a release that does not know the keys. */
export async function decryptSecrets(db: Db): Promise<number> {
  let total = 0
  for (const column of everySecret) total += await decryptRows(db, column)
  return total
}

/** How many secrets each key has encrypted; null: stored by an older release, as they are. */
export async function countSecrets(db: Db): Promise<Map<string | null, number>> {
  const counts = new Map<string | null, number>()
  for (const column of everySecret)
    for (const { keyId, count } of await countByKey(db, column)) counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  return counts
}

/** One sentence about secrets whose key is not here; undefined when all can be read. */
export async function missingKeys(db: Db): Promise<string | undefined> {
  const ours = new Set(secretKeys().map(({ id }) => id))
  const missing = [...(await countSecrets(db))].filter(([id]) => id !== null && !ours.has(id))
  if (missing.length === 0) return undefined
  const which = missing.map(([id, count]) => `${count} with the key ${id}`).join(', ')
  return `secrets in the database are encrypted with a key that is not in ${placeOfKeys()} (${which}): put it back there, or give them up with npm run secrets -- --forget`
}

/** A start that could not read them would refuse logins and sign calls wrongly. */
export async function refuseMissingKeys(db: Db): Promise<void> {
  const fault = await missingKeys(db)
  if (fault !== undefined) throw new StartError(fault)
}

/**
 * Forgets what a key that is lost for good had encrypted: codes of apps are refused from then on, and recovery codes go on; addresses of feeds and of
 * programs, and what signs the links of mails, are removed. Only what cannot be read is touched. Gives how much.
 */
export async function forgetSecrets(db: Db): Promise<number> {
  let total = 0
  for (const column of everySecret) total += await forgetUnreadable(db, column)
  return total
}
