// @vitest-environment jsdom

import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PendingEvents } from '@/lib/tracking/events/pending-events'
import { Delivery } from './delivery'
import { traceOf } from './proof-of-work'
import { openReceiver, openTestLog, pendingUuids } from './test-tracking'

let eventLog: Awaited<ReturnType<typeof openReceiver>>
const pages: Delivery[] = []
beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto) // jsdom has the half of it
  localStorage.clear()
  eventLog = await openReceiver()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const page of pages.splice(0)) page.withdraw()
  await eventLog.close()
})

function openPage() {
  const { log, said } = openTestLog()
  const delivery = new Delivery(
    { name: 'event-log', url: eventLog.url, deduplicates: true },
    new PendingEvents('event-log', () => localStorage),
    log,
    () => true,
  )
  pages.push(delivery)
  return { delivery, said }
}
const bodies = () => eventLog.received.map(({ body }) => body)
const waiting = () => pendingUuids('event-log').length
const arrives = (count: number) => expect.poll(() => eventLog.received.length).toBe(count)
const nothingWaits = () => expect.poll(waiting).toBe(0)

/** A challenge whose answer comes so late among the candidates. */
async function challengeAt(answer: number, candidates: number, iterations = 2): Promise<string> {
  const salt = 's'.repeat(22)
  return [iterations, candidates, Date.now(), salt, await traceOf(answer, { iterations, salt }), 'e'.repeat(43)].join('.')
}
const proofs = () => eventLog.received.map(({ headers }) => headers['x-work-proof'])

test('a page that gets a challenge solves it, and every request arrives', async () => {
  const challenge = await challengeAt(30, 40)
  eventLog.requireWork(challenge)
  const { delivery, said } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  delivery.flush()
  await expect.poll(() => proofs().filter((proof) => proof === `30.${challenge}`)).toHaveLength(3)
  await nothingWaits()
  expect(bodies().toSorted()).toEqual([1, 1, 2, 2, 3, 3])
  expect(said).toEqual([])
})

test('a page that goes away while it works leaves what waits to the next one, which works anew', async () => {
  eventLog.requireWork(await challengeAt(9_000, 9_999, 50_000))
  const first = openPage().delivery
  await first.open()
  first.send('"stored"', 1)
  await arrives(1)
  first.close()
  const challenge = await challengeAt(3, 40)
  eventLog.requireWork(challenge)
  await openPage().delivery.open()
  await nothingWaits()
  expect([bodies(), proofs().at(-1)]).toEqual([['stored', 'stored', 'stored'], `3.${challenge}`])
})

test.each(['nothing of ours', `2.10.${Date.now()}.${'s'.repeat(22)}.${'x'.repeat(22)}.${'e'.repeat(43)}`])(
  'work that cannot be done loses nothing: the events wait («%s»)',
  async (challenge) => {
    eventLog.requireWork(challenge)
    const { delivery } = openPage()
    await delivery.open()
    delivery.send('1', 1)
    delivery.send('2', 1)
    await arrives(2)
    await expect.poll(waiting).toBe(2)
  },
)

test('a withdrawal during the work ends all requests, and nothing stays', async () => {
  eventLog.requireWork(await challengeAt(300, 400, 2_000))
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await arrives(1)
  delivery.withdraw()
  await nothingWaits()
  expect(eventLog.received).toHaveLength(1)
})
