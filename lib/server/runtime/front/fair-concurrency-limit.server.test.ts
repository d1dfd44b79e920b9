import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairConcurrencyLimit } from './fair-concurrency-limit.server'

const limits = {
  atOnce: 2,
  perTurn: 1,
  ofOneAlone: 2,
  ofOneInCompany: 2,
  companyMs: 500,
  waiting: 4,
  waitMs: 1_000,
  pauseMs: 400,
  paceAnswers: 8,
  retryAfterSeconds: 1,
  lookMs: 50,
  busyShare: 0.9,
  stuckMs: 200,
  passingMs: 300,
}
const busy = () => 1
const idle = () => 0

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Requests by name, «a1» being the first of address a; what has been started and refused, in this order. */
function openLimit(share = busy, more: Partial<typeof limits> = {}) {
  const admission = new FairConcurrencyLimit({ ...limits, ...more }, share)
  const done = new Map<string, () => void>()
  const events: string[] = []
  const acquireAtOnce = (name: string) =>
    admission.acquire(
      name.slice(0, 1),
      (finish) => {
        events.push(name)
        done.set(name, finish)
      },
      () => events.push(`${name} refused`),
    )
  const acquire = async (...names: string[]) => {
    for (const name of names) {
      acquireAtOnce(name)
      await eventLoop(4)
    }
  }
  const finish = async (...names: string[]) => {
    for (const name of names) {
      done.get(name)?.()
      await eventLoop(4)
    }
  }
  return { acquire, acquireAtOnce, events, finish, finishAtOnce: (name: string) => done.get(name)?.() }
}

async function eventLoop(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await eventLoop(4)
}

test('no more requests are at work at once than allowed', async () => {
  const { acquire, events, finish } = openLimit()
  await acquire('a1', 'a2', 'a3')
  expect(events).toEqual(['a1', 'a2'])
  await finish('a2')
  await finish('a2')
  expect(events).toEqual(['a1', 'a2', 'a3'])
})

test('a client with many requests waits behind its own, not in front of others', async () => {
  const { acquire, events, finish } = openLimit()
  await acquire('a1', 'a2', 'a3', 'a4', 'b1', 'c1')
  await finish('a1', 'a2', 'b1', 'c1')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('one address never takes the places of other addresses', async () => {
  const { acquire, events, finish } = openLimit(busy, { atOnce: 4 })
  await acquire('a1', 'a2', 'a3', 'b1', 'c1', 'd1')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
  await finish('c1')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
})

test('while others send requests, each has an equal share at work; alone again, more', async () => {
  const { acquire, events, finish } = openLimit(busy, { ofOneInCompany: 1, waitMs: 10_000 })
  await acquire('a1', 'a2', 'a3', 'a4', 'b1')
  await finish('a1')
  await finish('a2')
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3'])
  await finish('b1')
  expect(events, 'company for a while').toEqual(['a1', 'a2', 'b1', 'a3'])
  await pass(limits.companyMs + limits.lookMs)
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('when too many wait, the last request of the address with the most waiting is refused', async () => {
  const { acquire, events } = openLimit()
  await acquire('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1', 'b2')
  expect(events).toEqual(['a1', 'a2', 'a7 refused', 'a6 refused', 'a5 refused'])
  await acquire('b3')
  expect(events.at(-1), 'both have as many: the newcomer').toBe('b3 refused')
})

test('a request that is given up while waiting is not worked on', async () => {
  const { acquire, acquireAtOnce, events, finish } = openLimit()
  await acquire('a1', 'a2')
  const leave = acquireAtOnce('a3')
  leave()
  await finish('a1')
  expect(events).toEqual(['a1', 'a2'])
})

test('one immediate answer is given in each turn of the event loop, so that other input is read between', async () => {
  const { acquireAtOnce, events, finishAtOnce } = openLimit(busy, { waiting: 10 })
  for (const name of ['a1', 'a2', 'a3']) acquireAtOnce(name)
  expect(events).toEqual([])
  for (const [turn, name] of ['a1', 'a2', 'a3'].entries()) {
    await eventLoop(1)
    expect(events).toHaveLength(turn + 1)
    finishAtOnce(name)
    expect(events, 'a finished answer lets none follow in the same turn').toHaveLength(turn + 1)
  }
})

test('only as many requests wait as the present pace serves in time; the others are refused at once', async () => {
  const { acquire, events, finish } = openLimit(busy, { atOnce: 1, waiting: 40, waitMs: 3_000 })
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => `a${from + place}`)
  await acquire(...names(1, 30))
  for (const name of names(1, 9)) {
    await pass(300)
    await finish(name)
  }
  expect(events, 'within the time all are served that came before').toEqual(names(1, 10))
  await acquire('a31', 'b1')
  expect(events.slice(10), 'some twenty wait, of which fourteen will be served').toEqual(['a31 refused', 'a30 refused'])
  await finish('a10', 'b1', ...names(11, 24))
  await acquire('a32')
  expect(events.filter((event) => event.endsWith('refused'))).toHaveLength(2)
})

test('no request waits longer than the limit', async () => {
  const { acquire, events } = openLimit()
  await acquire('a1', 'a2', 'a3')
  await pass(limits.waitMs)
  expect(events).toEqual(['a1', 'a2'])
  await pass(2 * limits.lookMs)
  expect(events).toEqual(['a1', 'a2', 'a3 refused'])
})

test('no request is refused because the process stood still', async () => {
  const { acquire, events, finish } = openLimit()
  await acquire('a1', 'a2', 'a3')
  await pass(100)
  vi.setSystemTime(Date.now() + 10_000)
  await pass(100)
  await finish('a1')
  expect(events).toEqual(['a1', 'a2', 'a3'])
  await acquire('a4')
  await pass(1_100)
  expect(events).toEqual(['a1', 'a2', 'a3', 'a4 refused'])
})

test('while the processor rests and nothing comes to its end, others pass what is stuck', async () => {
  const { acquire, events } = openLimit(idle)
  await acquire('a1', 'a2', 'b1', 'c1', 'd1')
  await pass(limits.stuckMs - 1)
  expect(events).toEqual(['a1', 'a2'])
  await pass(1)
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('while work comes to its end, or the processor is busy, no request passes others', async () => {
  const working = openLimit(idle)
  await working.acquire('a1', 'a2', 'a3', 'b1')
  await pass(limits.stuckMs - limits.lookMs)
  await working.finish('a1')
  await pass(limits.stuckMs - limits.lookMs)
  expect(working.events).toEqual(['a1', 'a2', 'b1'])
  const computing = openLimit(busy)
  await computing.acquire('a1', 'a2', 'b1')
  await pass(limits.waitMs)
  expect(computing.events).toEqual(['a1', 'a2'])
})

test('after stuck work has ended as few requests are at work as before', async () => {
  const { acquire, events, finish } = openLimit(idle)
  await acquire('a1', 'a2', 'b1')
  await pass(limits.stuckMs)
  await finish('b1')
  await pass(limits.passingMs + 5 * limits.lookMs)
  await acquire('c1')
  expect(events).toEqual(['a1', 'a2', 'b1'])
  await finish('a2')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('as many requests begin in one turn of the event loop as are allowed', async () => {
  const { acquireAtOnce, events } = openLimit(busy, { atOnce: 4, perTurn: 2 })
  for (const name of ['a1', 'b1', 'c1']) acquireAtOnce(name)
  await eventLoop(1)
  expect(events).toEqual(['a1', 'b1'])
  await eventLoop(1)
  expect(events).toEqual(['a1', 'b1', 'c1'])
})

test.each([-86_400_000, -3_600_000, 3_600_000, 86_400_000])(
  'a clock that jumps by %d ms keeps nobody waiting longer, and refuses nobody earlier',
  async (jumpMs) => {
    const { acquire, events } = openLimit()
    await acquire('a1', 'a2', 'a3')
    vi.setSystemTime(Date.now() + jumpMs)
    for (let time = 0; time < 18; time += 1) await pass(50)
    expect(events, 'after 0.9 s').toEqual(['a1', 'a2'])
    for (let time = 0; time < 4; time += 1) await pass(50)
    expect(events, 'after 1.1 s').toEqual(['a1', 'a2', 'a3 refused'])
  },
)
