import { createHash, pbkdf2Sync, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { readChallenge } from '@/lib/tracking/proof-of-work'
import { config, openTwoIntakes, userAgent } from './test-intakes'

/** One iteration a try makes the work cheap; requests and proofs are the same. */
const processes = openTwoIntakes(1)
/** Batches that two processes work on at once. */
const atOnce = 64

/** What solveChallenge does, without the detour of WebCrypto. */
function proofOf(text: string): string {
  const { iterations, candidates, salt, target } = readChallenge(text) ?? expect.fail()
  for (let candidate = 0; candidate < candidates; candidate += 1)
    if (pbkdf2Sync(String(candidate), salt, iterations, 16, 'sha256').toString('base64url') === target) return `${candidate}.${text}`
  return expect.fail()
}

/** Each new visitor sends once, and once more to the other process where work is requested and done. Returns how many worked. */
async function bring(visitors: readonly string[], isWorking: boolean): Promise<number> {
  const [address, waiting] = [randomUUID(), visitors.entries()]
  let worked = 0
  const sendAll = async () => {
    for (const [place, visitor] of waiting) {
      const event = { key: 'phone_shown', uuid: randomUUID(), timestamp: Date.now() }
      const batch = { visitors: [{ visitor_id: visitor, snapshots: [{ events: [event] }] }] }
      const [first, second] = place % 2 === 0 ? processes : [processes[1], processes[0]]
      const challenge = await first.receive(batch, { address, userAgent }, config)
      if (challenge === undefined || !isWorking) continue
      expect(await second.receive(batch, { address, userAgent, proof: proofOf(challenge) }, config)).toBeUndefined()
      worked += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll))
  return worked
}

async function countSaved(visitors: readonly string[]): Promise<number> {
  const hashes = visitors.map((id) => createHash('sha256').update(id).digest('hex'))
  const [row] = await getDb()<{ stored: number }[]>`
    select count(*)::int as stored from unnest(${hashes}::text[]) as asked (hash)
    where exists (select from experiment_conversion where visitor_hash = decode(asked.hash, 'hex'))`
  return row?.stored ?? 0
}

test('two processes count all ten thousand visitors of one address, and only 120 of those who do no work', async () => {
  const free = rateLimits.newVisitorsFromAddress.points
  const [people, forged] = [10_000, 1_000].map((count) => Array.from({ length: count }, () => randomUUID()))
  expect(await bring(people ?? [], true)).toBe(10_000 - free)
  expect(await countSaved(people ?? [])).toBe(10_000)
  await bring(forged ?? [], false)
  expect(await countSaved(forged ?? [])).toBe(free)
})
