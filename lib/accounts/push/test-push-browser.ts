import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { PushSubscription } from './push'

/** A browser that has subscribed at a push service: it alone can read what comes. */
export function openTestBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const subscription: PushSubscription = { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }
  /** As RFC 8188 and RFC 8291 say it. */
  const read = (body: Buffer): Record<string, unknown> => {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return asRecord(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()))
  }
  return { subscription, read }
}

/** What the signature of a notice says (RFC 8292); throws where it is not that of the key. */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('signed by another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signer = createPublicKey({ key: jwk, format: 'jwk' })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('a wrong signature')
  return asRecord(JSON.parse(Buffer.from(claims, 'base64url').toString()))
}

/** A pair of keys of a site towards push services, as the settings have them. */
export function testSiteKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  return {
    publicKey,
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  }
}
