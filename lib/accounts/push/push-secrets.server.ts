import { object, string } from 'yup'
import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import type { PushSubscription } from './push'

/** With a browser's address and keys anybody can write on its screen. */
export const pushSecrets: SecretColumn = { table: 'push_device', column: 'subscription', key: 'endpoint_hash' }

const stored = object({
  endpoint: string().required(),
  keys: object({ p256dh: string().required(), auth: string().required() }),
})

export const encryptSubscription = (endpointHash: string, subscription: PushSubscription): string =>
  encryptSecret(pushSecrets, endpointHash, JSON.stringify(subscription))

export function decryptSubscription(endpointHash: string, text: string): PushSubscription {
  return stored.validateSync(JSON.parse(decryptSecret(pushSecrets, endpointHash, text)), { strict: true })
}
