import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SecretKeys, secretKeys } from '@/lib/kernel/secrets/secret-keys.server'

/** Longer than a visitor's id lives in a browser. */
const validMs = 400 * 86_400_000
/** How far the clocks of two processes may differ. */
const toleranceMs = 300_000
const form = /^([0-9a-z]{6,8})\.([0-9a-f]{16})\.([\w-]{22})$/

/** The network that a visitor comes from, as one of few: an IPv4 address, or the /48 of an IPv6 one, of which one household may have more than a /64. */
function networkOf(address: string): string {
  return address.includes(':') ? prefixOf(address) : address
}

/** The neighbours of an address: /24 of IPv4, /48 of IPv6. */
export function prefixOf(address: string): string {
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** A keyed hash of where a visitor comes from: the address itself is stored nowhere. A new key makes all of them new. */
export function originOf(address: string, keys: SecretKeys = secretKeys()): string {
  return macOf(keys[0].key, `visitor origin ${networkOf(address)}`)
    .subarray(0, 8)
    .toString('hex')
}

/** What a browser shows from then on beside its id: that we know the id, since when, and where it came from. */
export function signVisitor(visitorId: string, origin: string, now: Date, keys: SecretKeys = secretKeys()): string {
  const terms = `${Math.floor(now.getTime() / 1_000).toString(36)}.${origin}`
  return `${terms}.${sealOf(keys[0].key, visitorId, terms).toString('base64url')}`
}

/** Where a visitor first came from; undefined where we have not signed this token, for this id, by one of our keys. */
export function readVisitorToken(
  token: string | undefined,
  visitorId: string,
  now: Date,
  keys: SecretKeys = secretKeys(),
): string | undefined {
  const [, madeAt, origin, seal] = form.exec(token ?? '') ?? []
  if (madeAt === undefined || origin === undefined || seal === undefined) return undefined
  const age = now.getTime() - parseInt(madeAt, 36) * 1_000
  if (age < -toleranceMs || age > validMs) return undefined
  const given = Buffer.from(seal, 'base64url')
  return keys.some(({ key }) => timingSafeEqual(given, sealOf(key, visitorId, `${madeAt}.${origin}`))) ? origin : undefined
}

function sealOf(key: Buffer, visitorId: string, terms: string): Buffer {
  return macOf(key, `visitor ${visitorId.toLowerCase()} ${terms}`).subarray(0, 16)
}

function macOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
