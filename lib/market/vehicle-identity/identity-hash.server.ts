import { createHmac, hkdfSync } from 'node:crypto'
import { secretKeys } from '@/lib/kernel/secrets/secret-keys.server'

/** A key of its own: what hashes vehicles decrypts nothing. */
const purpose = 'vehicle identity 1'

/** The keyed hashes of a plate or a chassis, one for each of our keys, the first key's first: what an older key has hashed is still found. */
export function identityHashes(kind: 'plate' | 'chassis', number: string): string[] {
  return secretKeys().map(({ key }) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
      .update(`${kind} ${number}`)
      .digest('base64url'),
  )
}
