// @vitest-environment jsdom

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PendingEvents } from '@/lib/tracking/events/pending-events'
import { Delivery, splitBySize } from './delivery'
import { openReceiver, openTestLog, pendingUuids } from './test-tracking'

let receiver: Awaited<ReturnType<typeof openReceiver>>
const pages: Delivery[] = []
beforeEach(async () => {
  localStorage.clear()
  receiver = await openReceiver()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const page of pages.splice(0)) page.withdraw() // or its last answer, that the server is gone, is heard by the next test
  await receiver.close()
})

/** A page of the site; `leave` is what happens when it goes away. */
function openPage(url = receiver.url, storage = () => localStorage, isAllowed = () => true) {
  const { log, said } = openTestLog()
  const delivery = new Delivery(
    { name: 'collector', url, headers: { 'X-Requested-With': 'XMLHttpRequest' } },
    new PendingEvents('collector', storage),
    log,
    isAllowed,
  )
  pages.push(delivery)
  return { delivery, said }
}
const bodies = () => receiver.received.map(({ body }) => body)
const waiting = () => pendingUuids().length
const arrives = (count: number) => expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(count)
const nothingWaits = () => expect.poll(waiting).toBe(0)

test('a sent request arrives as JSON without a login, and is forgotten', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { delivery, said } = openPage()
  await delivery.open()
  delivery.send('{"a":1}', 1)
  await arrives(1)
  await nothingWaits()
  expect(receiver.received).toMatchObject([
    { body: { a: 1 }, headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' } },
  ])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' })
  expect(said).toEqual([])
})

test('a request that waited says what the clock shows when it is sent', async () => {
  receiver.behave(503)
  const { log } = openTestLog()
  const open = () => {
    const target = { name: 'event-log', url: receiver.url, isOurs: true }
    const delivery = new Delivery(target, new PendingEvents('event-log', () => localStorage), log, () => true)
    pages.push(delivery)
    return delivery.open().then(() => delivery)
  }
  const begun = Date.now()
  const first = await open()
  first.send('{"revision":"7"}', 1)
  await expect.poll(() => first.hasHeard).toBe(true)
  receiver.behave(204)
  first.close()
  await open()
  await arrives(2)
  const clocks = receiver.received.map(({ body }) => Number(Reflect.get(Object(body), 'sentAt')))
  expect(receiver.received.map(({ body }) => body)).toEqual(clocks.map((sentAt) => ({ sentAt, revision: '7' })))
  expect([begun, ...clocks].sort((one, other) => one - other)).toEqual([begun, ...clocks])
})

test.each([200, 204, 202])('an answer of %s is a delivery', async (status) => {
  receiver.behave(status)
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await arrives(1)
  await nothingWaits()
})

test.each([400, 401, 404, 413])('an answer of %s will not change: the events are given up, and the log says so', async (status) => {
  receiver.behave(status)
  const { delivery, said } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await arrives(1)
  await nothingWaits()
  expect(said).toEqual([{ level: 'error', message: 'collector has refused events' }])
})

test.each([500, 502, 503, 429, 'hang up'] as const)(
  'after %s the events wait, are not sent again by this page, and go first on the next one',
  async (behaviour) => {
    receiver.behave(behaviour)
    const first = openPage()
    await first.delivery.open()
    first.delivery.send('"old"', 1)
    await arrives(1)
    receiver.behave(204)
    first.delivery.send('"fresh"', 1)
    await arrives(2)
    await expect.poll(waiting).toBe(1)
    const second = openPage()
    second.delivery.send('"new"', 1)
    await second.delivery.open()
    await arrives(4)
    await nothingWaits()
    expect(bodies()).toEqual(['old', 'fresh', 'old', 'new'])
  },
)

test('an address that refuses connections is a failure like any other', async () => {
  await receiver.close()
  const { delivery } = openPage('http://127.0.0.1:1')
  await delivery.open()
  delivery.send('1', 1)
  await expect.poll(waiting).toBe(1)
})

test('an address that hangs is given up after ten seconds, and then the next events go', async () => {
  receiver.behave('hang')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('"hangs"', 1)
  delivery.send('"next"', 1)
  await vi.waitUntil(() => receiver.received.length === 1)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(bodies()).toEqual(['hangs'])
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitUntil(() => receiver.received.length === 2)
  expect(bodies()).toEqual(['hangs', 'next'])
})

test('two tabs that open at once send the waiting requests once', async () => {
  receiver.behave(500)
  const gone = openPage()
  await gone.delivery.open()
  for (const body of ['1', '2', '3']) gone.delivery.send(body, 1)
  await arrives(3)
  await expect.poll(waiting).toBe(3)
  gone.delivery.close()
  receiver.behave(204)
  await Promise.all([openPage().delivery.open(), openPage().delivery.open()])
  await nothingWaits()
  expect(bodies()).toEqual([1, 2, 3, 1, 2, 3])
})

test('requests that a tab took over from a hung tab are neither sent nor stored again by that tab', async () => {
  const gone = new PendingEvents('collector', () => localStorage)
  gone.store(['1', '2', '3'].map((body) => ({ uuid: `uuid-${body}`, body })))
  gone.release()
  receiver.behave('hang')
  const slow = openPage().delivery
  await slow.open()
  await arrives(1)
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  receiver.behave(204)
  await openPage().delivery.open()
  await arrives(4)
  await nothingWaits()
  slow.send('4', 1)
  slow.flush()
  await arrives(5)
  await nothingWaits()
  expect(bodies()).toEqual([1, 1, 2, 3, 4])
})

test('a page that leaves early stores its own requests, and they go out once, after older ones', async () => {
  const gone = new PendingEvents('collector', () => localStorage)
  gone.store([{ uuid: 'uuid-1', body: '"earlier"' }])
  gone.release()
  const { delivery } = openPage()
  const opening = delivery.open()
  delivery.send('"own"', 1)
  delivery.close()
  expect(waiting()).toBe(2)
  await opening
  delivery.resume()
  await nothingWaits()
  expect(bodies()).toEqual(['earlier', 'own'])
})

test('requests go one after the other, in order', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  await arrives(1)
  receiver.behave(204)
  receiver.answerAll(204)
  await arrives(3)
  expect(bodies()).toEqual([1, 2, 3])
})

const long = (name: string) => JSON.stringify(name.repeat(9_000))

test('a hidden page sends at once what the browser allows, and stores all requests without an answer', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const name of ['a', 'b', 'c', 'd', 'e']) delivery.send(long(name), 1)
  await arrives(1)
  delivery.flush()
  await arrives(3)
  expect(bodies().map((body) => String(body)[0])).toEqual(['a', 'b', 'c'])
  expect(waiting()).toBe(5)
})

test('a page that goes away leaves requests under way to the browser and the rest to the next page', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  await arrives(1)
  delivery.close()
  expect(waiting(), 'the first is the browser’s').toBe(2)
  receiver.behave(204)
  await openPage().delivery.open()
  await arrives(3)
  await nothingWaits()
  expect(bodies()).toEqual([1, 2, 3])
})

test('a page that has gone sends nothing until it is shown again, and then what no other page took', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  await arrives(1)
  delivery.close()
  delivery.flush()
  receiver.behave(204)
  receiver.answerAll(204)
  await expect.poll(() => delivery.hasHeard).toBe(true)
  expect([bodies(), waiting()]).toEqual([[1], 2])
  delivery.resume()
  await arrives(3)
  await nothingWaits()
  expect(bodies()).toEqual([1, 2, 3])
})

test('for an address that counts doubles once, requests under way at the end of a page are stored too', async () => {
  receiver.behave('hang')
  const target = { name: 'collector', url: receiver.url, deduplicates: true }
  const delivery = new Delivery(target, new PendingEvents('collector', () => localStorage), openTestLog().log, () => true)
  pages.push(delivery)
  await delivery.open()
  for (const body of ['1', '2']) delivery.send(body, 1)
  await arrives(1)
  delivery.hold()
  delivery.send('3', 1)
  delivery.close()
  expect([bodies(), waiting()]).toEqual([[1], 3])
})

test('after an answer of the address a page that goes away hands the browser as much as possible', async () => {
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('"heard"', 1)
  await arrives(1)
  await expect.poll(() => delivery.hasHeard).toBe(true)
  receiver.behave('hang')
  for (const name of ['a', 'b', 'c', 'd', 'e']) delivery.send(long(name), 1)
  await arrives(2)
  delivery.close()
  await arrives(4)
  expect(waiting()).toBe(2)
  receiver.behave(204)
  await openPage().delivery.open()
  await arrives(6)
  await nothingWaits()
  expect(bodies().map((body) => String(body)[0])).toEqual(['h', 'a', 'b', 'c', 'd', 'e'])
})

test('a hidden page that hears of a failure stores what it had left to the browser', async () => {
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await expect.poll(() => delivery.hasHeard).toBe(true)
  receiver.behave('hang')
  for (const body of ['2', '3']) delivery.send(body, 1)
  await arrives(2)
  delivery.flush()
  await arrives(3)
  expect(waiting(), 'one is stored, one the browser’s').toBe(1)
  receiver.answerAll(503)
  await expect.poll(waiting).toBe(2)
})

test('where the address has failed last, a page that goes away leaves the browser nothing', async () => {
  receiver.behave(503)
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await expect.poll(() => delivery.hasHeard).toBe(true)
  receiver.behave('hang')
  for (const body of ['2', '3']) delivery.send(body, 1)
  await arrives(2)
  delivery.close()
  expect(waiting()).toBe(3)
  expect(bodies()).toEqual([1, 2])
})

test('a page whose line ends just before it goes away leaves the request to the browser', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { delivery } = openPage()
  await delivery.open()
  delivery.send('1', 1)
  await expect.poll(() => delivery.hasHeard).toBe(true)
  receiver.behave('hang up')
  delivery.send('2', 1)
  await arrives(2)
  await expect(fetched.mock.results.at(-1)?.value).rejects.toThrow()
  delivery.close()
  expect(waiting()).toBe(0)
})

test('requests that no storage takes are sent by the page that goes away', async () => {
  receiver.behave('hang')
  const { delivery } = openPage(receiver.url, () => {
    throw new DOMException('denied', 'SecurityError')
  })
  await delivery.open()
  for (const body of ['1', '2']) delivery.send(body, 1)
  await arrives(1)
  delivery.close()
  await arrives(2)
})

test('a tab that comes back goes on with its requests', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  delivery.flush()
  await arrives(3)
  receiver.behave(204)
  receiver.answerAll(204)
  delivery.send('4', 1)
  await arrives(4)
  await nothingWaits()
})

test('without consent requests under way are broken off, nothing else is sent and nothing stays', async () => {
  receiver.behave('hang')
  const { delivery } = openPage()
  await delivery.open()
  for (const body of ['1', '2', '3']) delivery.send(body, 1)
  await arrives(1)
  delivery.withdraw()
  delivery.send('4', 1)
  delivery.close()
  expect(localStorage.length).toBe(0)
  receiver.behave(204)
  receiver.answerAll(204)
  const next = openPage()
  await next.delivery.open()
  next.delivery.send('"next"', 1)
  await arrives(2)
  expect(bodies()).toEqual([1, 'next'])
})

test('a consent withdrawn while the storage was being read sends nothing', async () => {
  const { delivery } = openPage()
  const opening = delivery.open()
  delivery.withdraw()
  await opening
  delivery.send('1', 1)
  const next = openPage()
  await next.delivery.open()
  next.delivery.send('2', 1)
  await arrives(1)
  expect(bodies()).toEqual([2])
})

test.each(['send', 'flush', 'close', 'hear an answer'] as const)(
  'a page that is not allowed any more stores and sends nothing when it is about to %s',
  async (moment) => {
    receiver.behave('hang')
    const isAllowed = vi.fn(() => true)
    const { delivery } = openPage(receiver.url, undefined, isAllowed)
    await delivery.open()
    for (const body of ['1', '2']) delivery.send(body, 1)
    await arrives(1)
    isAllowed.mockReset().mockReturnValue(false)
    localStorage.clear() // as the withdrawal of the consent does
    if (moment === 'send') delivery.send('3', 1)
    else if (moment === 'hear an answer') receiver.answerAll(500)
    else delivery[moment]()
    await expect.poll(() => isAllowed.mock.calls.length).toBeGreaterThan(0)
    expect([bodies(), waiting()]).toEqual([[1], 0])
  },
)

test('no more than ten thousand events wait; the log says what is lost', async () => {
  receiver.behave('hang')
  const { delivery, said } = openPage()
  await delivery.open()
  for (let batch = 0; batch < 1_002; batch += 1) delivery.send(String(batch), 10)
  expect(said).toEqual([{ level: 'warn', message: 'Too much waits for collector: 10 events are lost, 10 since this page began' }])
})

test('without a storage events are sent all the same', async () => {
  const { delivery } = openPage(receiver.url, () => {
    throw new DOMException('denied', 'SecurityError')
  })
  await delivery.open()
  delivery.send('1', 1)
  delivery.flush()
  delivery.send('2', 1)
  await arrives(2)
})

test('the parts of a long request hold everything in order, and no part that could be split is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 60 }), (items, most) => {
      const parts = splitBySize(items, most)
      expect(parts.flat()).toEqual(items)
      for (const part of parts) expect(part.length === 1 || Buffer.byteLength(JSON.stringify(part)) <= most + 1).toBe(true)
    }),
  )
})

test('a usual batch stays whole', () => {
  expect(splitBySize(Array(10).fill({ text: 'x'.repeat(1_000) }))).toHaveLength(1)
})
