import { createHmac } from 'node:crypto'

const secretPrefix = 'whsec_'

/** The headers of a call as Standard Webhooks 1.0.0 has them: HMAC-SHA256 over «id.timestamp.body» with the secret, which is base64 behind its prefix. */
export function signedHeaders(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

export function newSecret(bytes: Buffer): string {
  return secretPrefix + bytes.toString('base64')
}
