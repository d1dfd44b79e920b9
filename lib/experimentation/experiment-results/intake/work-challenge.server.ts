import { randomInt, timingSafeEqual } from 'node:crypto'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { traceOf } from '@/lib/tracking/proof-of-work'

/** How long a challenge holds; the next page requests a new one. */
const validMs = 600_000
/** Candidates for the first visitors above the free ones, and at most: two seconds of a phone with 300,000 iterations a second, a thousand a try. */
const fewestCandidates = 100
const mostCandidates = 600

/** How many tries a new visitor costs at most, half of it on average: the more of them an address has lately brought, the more. */
export function candidatesFor(newVisitors: number, free: number): number {
  return Math.min(mostCandidates, fewestCandidates * Math.max(1, Math.floor(newVisitors / free)))
}

/** A challenge that only this visitor's browser can use. Nothing of it is stored: the seal covers the answer, and does not reveal it. */
export async function challengeFor(
  visitorId: string,
  work: { iterations: number; candidates: number },
  now = Date.now(),
  answer = randomInt(work.candidates),
): Promise<string> {
  const { iterations, candidates } = work
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const terms = [iterations, candidates, now + validMs, salt].join('.')
  return [terms, await traceOf(answer, { iterations, salt }), await sealOf(visitorId, terms, String(answer))].join('.')
}

const proofForm = /^(\d{1,4})\.(\d{1,5}\.\d{1,4}\.(\d{13})\.[\w-]{22})\.[\w-]{22}\.([\w-]{43})$/

/** Whether the work of this visitor's challenge has been done in time. */
export async function isProof(proof: string, visitorId: string, now = Date.now()): Promise<boolean> {
  const [, answer, terms, until, seal] = proofForm.exec(proof) ?? []
  if (answer === undefined || terms === undefined || seal === undefined || Number(until) < now) return false
  return timingSafeEqual(Buffer.from(seal), Buffer.from(await sealOf(visitorId, terms, answer)))
}

function sealOf(visitorId: string, terms: string, answer: string): Promise<string> {
  return signed(`work ${visitorId} ${terms} ${answer}`)
}
