import { timingSafeEqual } from 'node:crypto'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'

/** What the link of a mail about a planned drop names: the ad, and when its plan was set. */
export type StopLink = { adId: number; setAt: Date }

/** Proves that its holder got a mail about this plan, and stops this plan and nothing else. Nothing is stored for it. */
export async function stopCode({ adId, setAt }: StopLink): Promise<string> {
  const claim = `${adId}-${setAt.getTime().toString(36)}`
  return `stop-${claim}-${await signed(`planned drop ${claim}`)}`
}

/** Reads a code; null for what we have not written. */
export async function readStopCode(code: string): Promise<StopLink | null> {
  const [, id, time] = /^stop-([1-9]\d{0,14})-([0-9a-z]{1,9})-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined || time === undefined) return null
  const link = { adId: Number(id), setAt: new Date(Number.parseInt(time, 36)) }
  const [written, sent] = [Buffer.from(await stopCode(link)), Buffer.from(code)]
  return written.length === sent.length && timingSafeEqual(written, sent) ? link : null
}
