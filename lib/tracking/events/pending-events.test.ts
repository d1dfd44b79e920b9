// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingUuids } from '@/lib/tracking/test-tracking'
import { PendingEvents, type PendingRequest, pendingKey } from './pending-events'

const now = Date.UTC(2026, 0, 15)
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const openTab = (target = 'collector', locks?: ConstructorParameters<typeof PendingEvents>[2]) =>
  new PendingEvents(target, () => localStorage, locks)
const requests = (count: number, first = 1): PendingRequest[] =>
  Array.from({ length: count }, (_, place) => ({ uuid: `uuid-${first + place}`, body: `body ${first + place}` }))
const uuids = (taken: PendingRequest[]) => taken.map(({ uuid }) => uuid)
/** Everything a page that has gone away has left behind. */
async function leftBehind(count: number, target = 'collector'): Promise<void> {
  const page = openTab(target)
  page.store(requests(count))
  page.release()
}
const stored = (): unknown => JSON.parse(localStorage.getItem(pendingKey) ?? '{}')

test('requests that a page leaves are taken by the next one, oldest first, as they were stored', async () => {
  await leftBehind(3)
  expect(await openTab().claimAll()).toEqual(requests(3))
})

test('at most a hundred wait for a target, and the oldest give way', async () => {
  await leftBehind(100)
  openTab().store(requests(1, 101))
  expect(uuids(await openTab().claimAll())[0]).toBe('uuid-2')
  const everything = pendingUuids()
  expect(everything).toHaveLength(100)
  expect(everything.at(-1)).toBe('uuid-101')
  const { stored, dropped } = openTab().store(requests(150, 1_000))
  expect([[...stored], dropped]).toEqual([uuids(requests(100, 1_050)), 150])
})

test('all targets together are bounded, unused ones too: the oldest requests give way and are counted', () => {
  const long = (target: string, count: number, first: number) =>
    openTab(target).store(requests(count, first).map(({ uuid }) => ({ uuid, body: 'x'.repeat(28_000) })))
  for (const [place, target] of ['gone', 'event-log', 'collector'].entries()) {
    vi.setSystemTime(now + place)
    openTab(target).store(requests(100, 1_000 * (place + 1)))
  }
  expect(['gone', 'event-log', 'collector'].map((target) => pendingUuids(target).length)).toEqual([0, 0, 100])
  localStorage.clear()
  vi.setSystemTime(now)
  expect(long('gone', 20, 1)).toMatchObject({ dropped: 0 })
  vi.setSystemTime(now + 1)
  expect(long('collector', 20, 100).dropped).toBe(5)
  expect([pendingUuids('gone').at(0), pendingUuids('gone').length, pendingUuids('collector').length]).toEqual(['uuid-6', 15, 20])
})

test('each target has its own pending events', async () => {
  const [collector, log] = [openTab('collector'), openTab('event-log')]
  collector.store(requests(50))
  log.store(requests(50))
  collector.remove('uuid-1')
  log.clear()
  log.store(requests(2))
  collector.release()
  log.release()
  expect(await openTab('collector').claimAll()).toHaveLength(49)
  expect(await openTab('event-log').claimAll()).toHaveLength(2)
})

test('an entry is as the vendor writes it: uuid, time and request', () => {
  openTab().store(requests(1))
  expect(stored()).toMatchObject({ collector: { 'uuid-1': { uuid: 'uuid-1', timestamp: now, request: 'body 1' } } })
})

test('two tabs that open at once do not take the same events', async () => {
  await leftBehind(5)
  const [first, second] = await Promise.all([openTab().claimAll(), openTab().claimAll()])
  expect([first.length, second.length].sort()).toEqual([0, 5])
})

test('locks of the browser are used where it has them; where they fail, the claims alone must do', async () => {
  await leftBehind(2)
  const requested: string[] = []
  const locks = { request: async (name: string, run: () => PendingRequest[]) => (requested.push(name), run()) }
  expect(await openTab('collector', locks).claimAll()).toHaveLength(2)
  expect(requested).toEqual([pendingKey])
  await leftBehind(2)
  const broken = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  expect(await openTab('collector', broken).claimAll()).toHaveLength(2)
})

test('requests that a living page sends are not taken by other pages', async () => {
  const sending = openTab()
  sending.store(requests(1))
  const other = openTab()
  expect(await other.claimAll()).toEqual([])
  expect(other.tryClaim('uuid-1')).toBe(false)
  expect(sending.tryClaim('uuid-1')).toBe(true)
  sending.release('uuid-1')
  expect(uuids(await other.claimAll())).toEqual(['uuid-1'])
  expect(sending.tryClaim('uuid-1')).toBe(false)
})

test.each([
  { laterMs: 29_000, taken: 0, why: 'a page may still be sending them' },
  { laterMs: 30_001, taken: 2, why: 'a page that was killed will not' },
  { laterMs: -3_600_000, taken: 2, why: 'the clock was set back, so the claim says nothing' },
  { laterMs: 365 * 86_400_000, taken: 2, why: 'the clock jumped a year ahead' },
])('$laterMs ms later $taken of 2 claimed events can be taken: $why', async ({ laterMs, taken }) => {
  openTab().store(requests(2))
  vi.setSystemTime(now + laterMs)
  expect(await openTab().claimAll()).toHaveLength(taken)
})

test('requests that have arrived are removed, and an empty storage has no key of ours', () => {
  const page = openTab()
  page.store(requests(2))
  page.remove('uuid-1')
  page.remove('uuid-2')
  page.remove('uuid-3')
  expect(localStorage.length).toBe(0)
  expect(page.tryClaim('uuid-1')).toBe(false)
})

test.each([
  { content: 'garbage', why: 'no JSON' },
  { content: '', why: 'nothing' },
  { content: 'null', why: 'null' },
  { content: '[1,2]', why: 'a list' },
  { content: '"text"', why: 'a text' },
  { content: '{"collector":[]}', why: 'a list of entries' },
  {
    content: '{"collector":{"a":null,"b":{"uuid":7},"c":{"uuid":"c","timestamp":"x","request":"y"},"d":{"uuid":"d","timestamp":1}}}',
    why: 'entries that are none',
  },
  { content: '{"collector":{"a":{"uuid":"a","timestamp":1,"request":"y","claim":"mine"}}}', why: 'a claim that is none' },
  { content: '{"__proto__":{"a":{}},"constructor":5}', why: 'names of JavaScript itself' },
])('a storage that holds $why counts as empty', async ({ content }) => {
  localStorage.setItem(pendingKey, content)
  const page = openTab()
  expect(await page.claimAll()).toEqual([])
  page.store(requests(1))
  page.release()
  expect(uuids(await openTab().claimAll())).toEqual(['uuid-1'])
})

test('reading any content of the storage never throws and gives texts only', async () => {
  const entry = fc.record({ uuid: fc.anything(), timestamp: fc.anything(), request: fc.anything(), claim: fc.anything() })
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .dictionary(fc.string(), fc.dictionary(fc.string(), entry))
          .map((value) => JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))),
      ),
      async (content) => {
        localStorage.setItem(pendingKey, content)
        for (const { uuid, body } of await openTab().claimAll()) expect([typeof uuid, typeof body]).toEqual(['string', 'string'])
      },
    ),
  )
})

test('a full storage takes no more requests, and the stored ones can still be sent', async () => {
  await leftBehind(1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const page = openTab()
  expect([...page.store(requests(1, 2)).stored]).toEqual([])
  expect(uuids(await page.claimAll())).toEqual(['uuid-1'])
  expect(page.tryClaim('uuid-1')).toBe(true)
  page.remove('uuid-1')
  expect(localStorage.length).toBe(0)
})

test('a storage that is denied counts as missing', async () => {
  const denied = new PendingEvents('collector', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([...denied.store(requests(1)).stored]).toEqual([])
  expect(await denied.claimAll()).toEqual([])
  expect(denied.tryClaim('uuid-1')).toBe(false)
  expect(() => {
    denied.remove('uuid-1')
    denied.release()
    denied.clear()
  }).not.toThrow()
})
