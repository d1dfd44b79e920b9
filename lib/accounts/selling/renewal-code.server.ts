import { timingSafeEqual } from 'node:crypto'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'

/** What a link of a mail about the end of an ad names: the ad, and the end that the mail announced. */
export type RenewalLink = { id: number; expiresAt: Date }

/** Proves that its holder got a mail about this end of this ad, and nothing else. Nothing is stored for it. */
export async function renewalCode({ id, expiresAt }: { id: number; expiresAt: Date | null }): Promise<string> {
  const claim = `${id}-${(expiresAt?.getTime() ?? 0).toString(36)}`
  return `${claim}-${await signed(`renewal ${claim}`)}`
}

/** Reads a code; null for what we have not written. */
export async function readRenewalCode(code: string): Promise<RenewalLink | null> {
  const [, id, time] = /^([1-9]\d{0,14})-([0-9a-z]{1,9})-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined || time === undefined) return null
  const link = { id: Number(id), expiresAt: new Date(Number.parseInt(time, 36)) }
  const written = Buffer.from(await renewalCode(link))
  const sent = Buffer.from(code)
  return written.length === sent.length && timingSafeEqual(written, sent) ? link : null
}
