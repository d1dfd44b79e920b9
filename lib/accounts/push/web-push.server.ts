import webPush from 'web-push'
import { env } from '@/lib/kernel/config/env.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { type PushSubscription, pushHours } from './push'

type Encrypted = { headers: Record<string, string>; body: Buffer }

const topicLength = 32

/** A notice as its push service takes it (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed by us. A later notice of a topic replaces one that waits. */
export function encryptPush(subscription: PushSubscription, payload: string, topic: string): Encrypted {
  const keys = env().webPush
  if (!keys) throw new Error('web push has no keys')
  const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    TTL: pushHours * 3_600,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
    topic: hashToken(topic)
      .replace(/[^\w-]/g, '')
      .slice(0, topicLength),
  })
  if (!Buffer.isBuffer(body)) throw new Error('a notice was not encrypted')
  return { headers, body }
}
