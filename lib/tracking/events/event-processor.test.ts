import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exposure, openTestLog, project, visitorId } from '@/lib/tracking/test-tracking'
import { adapterDefaults, browserClientDefaults } from '@/lib/tracking/tracking-defaults'
import type { EventBatch } from './event-batch'
import { createEventProcessor } from './event-processor'
import { buildImpression, type ExperimentEvent } from './experiment-events'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(options: Partial<Parameters<typeof createEventProcessor>[0]> = {}) {
  const { log, said } = openTestLog()
  const batches: EventBatch[] = []
  const queue = createEventProcessor({
    defaults: adapterDefaults,
    dispatchers: [{ dispatchEvent: ({ params }) => void batches.push(params) }],
    log,
    ...options,
  })
  return { queue, said, batches, sizes: () => batches.map(({ visitors }) => visitors.length) }
}
function impression(changes = {}): ExperimentEvent {
  const event = buildImpression({ project: { ...project, ...changes }, visitorId, at: Date.now(), log: openTestLog().log }, exposure)
  if (!event) throw new Error('not built')
  return event
}
const uuidsOf = (batches: EventBatch[]) =>
  batches.flatMap(({ visitors }) => visitors.flatMap(({ snapshots }) => snapshots.flatMap(({ events }) => events.map(({ uuid }) => uuid))))

test('of 23 exposures ten leave, then ten, and three 30000 ms after the first of them', () => {
  const { queue, sizes } = open()
  for (let count = 0; count < 23; count += 1) queue.add(impression())
  expect(sizes()).toEqual([10, 10])
  vi.advanceTimersByTime(29_999)
  expect(sizes()).toEqual([10, 10])
  vi.advanceTimersByTime(1)
  expect(sizes()).toEqual([10, 10, 3])
  vi.advanceTimersByTime(120_000)
  expect(sizes()).toEqual([10, 10, 3])
})

test('the flush interval runs from the first event of a batch, not from the last', () => {
  const { queue, sizes } = open()
  queue.add(impression())
  vi.advanceTimersByTime(20_000)
  queue.add(impression())
  vi.advanceTimersByTime(10_000)
  expect(sizes()).toEqual([2])
})

test('a full batch stops the clock: what comes next has its own 30000 ms', () => {
  const { queue, sizes } = open()
  queue.add(impression())
  vi.advanceTimersByTime(29_000)
  for (let count = 0; count < 10; count += 1) queue.add(impression())
  expect(sizes()).toEqual([10])
  vi.advanceTimersByTime(29_999)
  expect(sizes()).toEqual([10])
  vi.advanceTimersByTime(1)
  expect(sizes()).toEqual([10, 1])
})

test('a new revision of the configuration cuts the batch that waits', () => {
  const { queue, batches, sizes } = open()
  queue.add(impression())
  queue.add(impression())
  queue.add(impression({ revision: '13' }))
  queue.flush()
  expect(sizes()).toEqual([2, 1])
  expect(batches.map(({ revision }) => revision)).toEqual(['12', '13'])
})

test('a flush of nothing sends nothing, and what was dropped is gone', () => {
  const { queue, sizes } = open()
  queue.flush()
  queue.add(impression())
  queue.drop()
  queue.flush()
  vi.advanceTimersByTime(60_000)
  expect(sizes()).toEqual([])
})

test.each(['ahead', 'back'])('a clock that jumps %s a year changes neither order nor timing', (direction) => {
  const { queue, batches, sizes } = open()
  const events = [impression()]
  queue.add(events[0] ?? impression())
  vi.setSystemTime(Date.now() + (direction === 'ahead' ? 1 : -1) * 365 * 86_400_000)
  events.push(impression())
  queue.add(events[1] ?? impression())
  expect(sizes()).toEqual([])
  vi.advanceTimersByTime(30_000)
  expect(uuidsOf(batches)).toEqual(events.map(({ uuid }) => uuid))
})

test('a burst of 5,000 events leaves in order, in 500 batches of ten', () => {
  const { queue, batches, sizes } = open()
  const events = Array.from({ length: 5_000 }, () => impression())
  for (const event of events) queue.add(event)
  expect(sizes()).toEqual(Array(500).fill(10))
  expect(uuidsOf(batches)).toEqual(events.map(({ uuid }) => uuid))
})

test.each([
  { batchSize: 1, holds: 1, warned: false },
  { batchSize: 25, holds: 25, warned: false },
  { batchSize: undefined, holds: 10, warned: false },
  { batchSize: 2.5, holds: 10, warned: true },
  { batchSize: 0, holds: 10, warned: true },
  { batchSize: -1, holds: 10, warned: true },
  { batchSize: NaN, holds: 10, warned: true },
  { batchSize: Infinity, holds: 10, warned: true },
  { batchSize: '5', holds: 10, warned: true },
  { batchSize: null, holds: 10, warned: true },
])('a batch size of $batchSize gives batches of $holds', ({ batchSize, holds, warned }) => {
  const { queue, sizes, said } = open({ batchSize })
  for (let count = 0; count < holds; count += 1) queue.add(impression())
  expect(sizes()).toEqual([holds])
  expect(said.map(({ level }) => level)).toEqual(warned ? ['warn'] : [])
})

test.each([
  { flushIntervalMs: 1, holds: 1, warned: false },
  { flushIntervalMs: 5_000, holds: 5_000, warned: false },
  { flushIntervalMs: undefined, holds: 30_000, warned: false },
  { flushIntervalMs: 0, holds: 30_000, warned: true },
  { flushIntervalMs: -5, holds: 30_000, warned: true },
  { flushIntervalMs: 1.5, holds: 30_000, warned: true },
  { flushIntervalMs: 'x', holds: 30_000, warned: true },
])('a flush interval of $flushIntervalMs is one of $holds ms', ({ flushIntervalMs, holds, warned }) => {
  const { queue, sizes, said } = open({ flushIntervalMs })
  queue.add(impression())
  vi.advanceTimersByTime(holds - 1)
  expect(sizes()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sizes()).toEqual([1])
  expect(said.map(({ level }) => level)).toEqual(warned ? ['warn'] : [])
})

test('an interval longer than a timer can run does not go off at once', () => {
  const { queue, sizes } = open({ flushIntervalMs: Number.MAX_SAFE_INTEGER })
  queue.add(impression())
  vi.advanceTimersByTime(86_400_000)
  expect(sizes()).toEqual([])
})

test('the warning about a setting names its value and the one that is used', () => {
  expect(open({ batchSize: 2.5, flushIntervalMs: 'presto' }).said.map(({ message }) => message)).toEqual([
    'Invalid event batch size 2.5, defaulting to 10',
    'Invalid flush interval "presto", defaulting to 30000',
  ])
})

test('by itself the browser client flushes after 1000 ms, in batches of ten, and lets 10000 wait', () => {
  const { log } = openTestLog()
  const batches: EventBatch[] = []
  const queue = createEventProcessor({ dispatchers: [{ dispatchEvent: ({ params }) => void batches.push(params) }], log })
  queue.add(impression())
  vi.advanceTimersByTime(999)
  expect(batches).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(batches).toHaveLength(1)
  expect(browserClientDefaults).toEqual({ batchSize: 10, flushIntervalMs: 1_000, maxQueued: 10_000 })
})

test('when one dispatcher fails the other has the batch all the same', () => {
  const reached: number[] = []
  const broken = {
    dispatchEvent: () => {
      throw new Error('broken')
    },
  }
  const { queue, said } = open({ dispatchers: [broken, { dispatchEvent: ({ params }) => void reached.push(params.visitors.length) }] })
  queue.add(impression())
  queue.flush()
  expect(reached).toEqual([1])
  expect(said).toEqual([{ level: 'error', message: 'An event dispatcher has failed' }])
})
