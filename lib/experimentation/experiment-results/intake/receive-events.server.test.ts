import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { countEach, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { solveChallenge } from '@/lib/tracking/solve-challenge'
import { readWork } from './event-intake.server'
import { config, openTwoIntakes, userAgent } from './test-intakes'

const processes = openTwoIntakes(2)
const free = rateLimits.newVisitorsFromAddress.points

const batchOf = (visitor: string, ...keys: string[]) => ({
  visitors: keys.map((key) => ({ visitor_id: visitor, snapshots: [{ events: [{ key, uuid: randomUUID(), timestamp: Date.now() }] }] })),
})
const isSaved = async (visitor: string) => {
  const hash = createHash('sha256').update(visitor).digest()
  return (await getDb()`select from experiment_conversion where visitor_hash = ${hash}`).length > 0
}
/** Uses up the new visitors that the address may bring without work. */
const fill = (address: string) => countEach(getDb(), rateLimits.newVisitorsFromAddress, Array<string>(free).fill(address))

test('two processes share the count of new visitors of an address, and request work of each beyond it', async () => {
  const address = randomUUID()
  const visitors = Array.from({ length: free + 40 }, () => randomUUID())
  const challenges = await Promise.all(
    visitors.map((visitor, place) =>
      (place % 2 === 0 ? processes[0] : processes[1]).receive(batchOf(visitor, 'phone_shown'), { address, userAgent }, config),
    ),
  )
  expect(challenges.filter((challenge) => challenge !== undefined)).toHaveLength(40)
  const saved = await Promise.all(visitors.map(isSaved))
  expect(saved).toEqual(challenges.map((challenge) => challenge === undefined))
})

test('the other process takes the proof, and the visitor needs no further work', async () => {
  const [address, visitor] = [randomUUID(), randomUUID()]
  await fill(address)
  const challenge = (await processes[0].receive(batchOf(visitor, 'phone_shown'), { address, userAgent }, config)) ?? ''
  expect(await isSaved(visitor)).toBe(false)
  const proof = await solveChallenge(challenge, new AbortController().signal)
  expect(await processes[1].receive(batchOf(visitor, 'phone_shown'), { address, userAgent, proof }, config)).toBeUndefined()
  expect(await isSaved(visitor)).toBe(true)
  expect(await processes[0].receive(batchOf(visitor, 'menu_opened'), { address, userAgent }, config)).toBeUndefined()
})

test('a proof holds for its own visitor alone, and the figures of the day count work by outcome', async () => {
  const [address, visitor, forged] = [randomUUID(), randomUUID(), randomUUID()]
  await fill(address)
  const today = async () => (await readWork(getDb()))[0] ?? { workAsked: 0, workDone: 0, workWrong: 0 }
  const before = await today()
  const challenge = (await processes[0].receive(batchOf(visitor, 'phone_shown'), { address, userAgent }, config)) ?? ''
  const proof = await solveChallenge(challenge, new AbortController().signal)
  expect(await processes[0].receive(batchOf(forged, 'phone_shown'), { address, userAgent, proof }, config)).toBeDefined()
  expect(await isSaved(forged)).toBe(false)
  await processes[0].receive(batchOf(visitor, 'phone_shown'), { address, userAgent, proof }, config)
  const after = await today()
  expect(after.workAsked - before.workAsked).toBeGreaterThanOrEqual(2) // other tests request work too
  expect([after.workDone - before.workDone, after.workWrong - before.workWrong]).toEqual([1, 1])
})

test('a known visitor is never requested to work, however many their address brings', async () => {
  const [address, visitor] = [randomUUID(), randomUUID()]
  await processes[0].receive(batchOf(visitor, 'menu_opened'), { address, userAgent }, config)
  await fill(address)
  expect(await processes[1].receive(batchOf(visitor, 'phone_shown'), { address, userAgent }, config)).toBeUndefined()
})

test('a visitor who sends more batches than any browser does has to wait', async () => {
  const [address, visitor] = [randomUUID(), randomUUID()]
  const send = () => processes[0].receive(batchOf(visitor, 'menu_opened'), { address, userAgent }, config)
  await send()
  await Promise.all(Array.from({ length: rateLimits.eventBatchesOfVisitor.points }, send))
  await expect(send()).rejects.toMatchObject({ code: 'tooMany' })
})
