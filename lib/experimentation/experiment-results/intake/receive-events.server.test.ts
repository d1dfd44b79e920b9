import { createHash, randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { countEach, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { config, openTwoIntakes, userAgent } from './test-intakes'
import { originOf, prefixOf } from './visitor-token.server'

const processes = openTwoIntakes()
const free = rateLimits.newVisitorsFromAddress.points

const batchOf = (visitor: string, ...keys: string[]) => ({
  visitors: keys.map((key) => ({ visitor_id: visitor, snapshots: [{ events: [{ key, uuid: randomUUID(), timestamp: Date.now() }] }] })),
})
const isSaved = async (visitor: string) => {
  const hash = createHash('sha256').update(visitor).digest()
  return (await getDb()`select from experiment_conversion where visitor_hash = ${hash}`).length > 0
}
const newAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::/64`
/** Uses up the new visitors of an hour. */
const fill = (address: string) => countEach(getDb(), rateLimits.newVisitorsFromAddress, Array<string>(free).fill(originOf(address)))
const send = (place: 0 | 1, visitor: string, address: string, token?: string) =>
  processes[place].receive(batchOf(visitor, 'phone_shown'), { address, userAgent, token }, config)

test('two processes share the count of new visitors of an address, and those beyond it have to come later', async () => {
  const address = newAddress()
  const visitors = Array.from({ length: free + 40 }, () => randomUUID())
  const answers = await Promise.allSettled(visitors.map((visitor, place) => send(place % 2 === 0 ? 0 : 1, visitor, address)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(40)
  expect(refused[0]).toMatchObject({ reason: { code: 'tooMany' } })
  expect(await Promise.all(visitors.map(isSaved))).toEqual(answers.map(({ status }) => status === 'fulfilled'))
})

test('a visitor with a token is counted however many others the address brings, by each process', async () => {
  const [address, visitor] = [newAddress(), randomUUID()]
  const token = await send(0, visitor, address)
  await fill(address)
  expect(await send(1, visitor, address, token)).toBeUndefined()
  await expect(send(1, randomUUID(), address, token), 'the token of somebody else').rejects.toMatchObject({ code: 'tooMany' })
})

test.each([
  ['an hour', 'newVisitorsFromPrefix'],
  ['a day', 'newVisitorsFromPrefixADay'],
] as const)('the neighbours of an address bring so many new visitors in %s together', async (_, name) => {
  const prefix = `203.${randomInt(256)}.${randomInt(256)}`
  const limit = rateLimits[name]
  await countEach(getDb(), limit, Array<string>(limit.points - 1).fill(originOf(prefixOf(`${prefix}.1`))))
  expect(await send(0, randomUUID(), `${prefix}.2`)).toBeDefined()
  await expect(send(1, randomUUID(), `${prefix}.3`)).rejects.toMatchObject({ code: 'tooMany' })
})

test('a visitor who sends more batches than any browser does has to wait', async () => {
  const [address, visitor] = [newAddress(), randomUUID()]
  const token = await send(0, visitor, address)
  await Promise.all(Array.from({ length: rateLimits.eventBatchesOfVisitor.points }, () => send(0, visitor, address, token)))
  await expect(send(0, visitor, address, token)).rejects.toMatchObject({ code: 'tooMany' })
})
