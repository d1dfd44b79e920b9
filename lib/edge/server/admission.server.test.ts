import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Admission } from './admission.server'

const limits = {
  atOnce: 2,
  ofOneAlone: 2,
  ofOneInCompany: 2,
  companyMs: 500,
  waiting: 4,
  waitMs: 1_000,
  retryAfterSeconds: 1,
  lookMs: 50,
  busyShare: 0.9,
  stuckMs: 200,
  passingMs: 300,
}
const busy = () => 1
const idle = () => 0

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Requests by name, «a1» being the first of address a; what has been started and refused, in this order. */
function openDoor(share = busy, more: Partial<typeof limits> = {}) {
  const admission = new Admission({ ...limits, ...more }, share)
  const done = new Map<string, () => void>()
  const events: string[] = []
  const ask = (name: string) =>
    admission.ask(
      name.slice(0, 1),
      (finish) => {
        events.push(name)
        done.set(name, finish)
      },
      () => events.push(`${name} refused`),
    )
  return { ask, events, finish: (name: string) => done.get(name)?.() }
}

test('no more are at work at once than allowed', () => {
  const { ask, events, finish } = openDoor()
  for (const name of ['a1', 'a2', 'a3']) ask(name)
  expect(events).toEqual(['a1', 'a2'])
  finish('a2')
  finish('a2')
  expect(events).toEqual(['a1', 'a2', 'a3'])
})

test('whoever asks for much waits behind itself, not in front of others', () => {
  const { ask, events, finish } = openDoor()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) ask(name)
  for (const name of ['a1', 'a2', 'b1', 'c1']) finish(name)
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('one address never takes the places of the others', () => {
  const { ask, events, finish } = openDoor(busy, { atOnce: 4 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'd1']) ask(name)
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
  finish('c1')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1', 'd1'])
})

test('while others ask, each has as much at work as the others; alone again, more', () => {
  const { ask, events, finish } = openDoor(busy, { ofOneInCompany: 1, waitMs: 10_000 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name)
  finish('a1')
  finish('a2')
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3'])
  finish('b1')
  expect(events, 'company for a while').toEqual(['a1', 'a2', 'b1', 'a3'])
  vi.advanceTimersByTime(limits.companyMs + limits.lookMs)
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('when too many wait, the last of whoever has the most waiting is refused', () => {
  const { ask, events } = openDoor()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1', 'b2']) ask(name)
  expect(events).toEqual(['a1', 'a2', 'a7 refused', 'a6 refused', 'a5 refused'])
  ask('b3')
  expect(events.at(-1), 'both have as many: the newcomer').toBe('b3 refused')
})

test('whoever leaves while waiting is not worked for', () => {
  const { ask, events, finish } = openDoor()
  ask('a1')
  ask('a2')
  const leave = ask('a3')
  leave()
  finish('a1')
  expect(events).toEqual(['a1', 'a2'])
})

test('nobody waits longer than the limit', () => {
  const { ask, events } = openDoor()
  for (const name of ['a1', 'a2', 'a3']) ask(name)
  vi.advanceTimersByTime(limits.waitMs)
  expect(events).toEqual(['a1', 'a2'])
  vi.advanceTimersByTime(2 * limits.lookMs)
  expect(events).toEqual(['a1', 'a2', 'a3 refused'])
})

test('while the processor rests and nothing comes to its end, others pass what is stuck', () => {
  const { ask, events } = openDoor(idle)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) ask(name)
  vi.advanceTimersByTime(limits.stuckMs - 1)
  expect(events).toEqual(['a1', 'a2'])
  vi.advanceTimersByTime(1)
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('while work comes to its end, or the processor is busy, nobody passes', () => {
  const working = openDoor(idle)
  for (const name of ['a1', 'a2', 'a3', 'b1']) working.ask(name)
  vi.advanceTimersByTime(limits.stuckMs - limits.lookMs)
  working.finish('a1')
  vi.advanceTimersByTime(limits.stuckMs - limits.lookMs)
  expect(working.events).toEqual(['a1', 'a2', 'b1'])
  const computing = openDoor(busy)
  for (const name of ['a1', 'a2', 'b1']) computing.ask(name)
  vi.advanceTimersByTime(limits.waitMs)
  expect(computing.events).toEqual(['a1', 'a2'])
})

test('afterwards as few are at work as before', () => {
  const { ask, events, finish } = openDoor(idle)
  for (const name of ['a1', 'a2', 'b1']) ask(name)
  vi.advanceTimersByTime(limits.stuckMs)
  finish('b1')
  vi.advanceTimersByTime(limits.passingMs + 5 * limits.lookMs)
  ask('c1')
  expect(events).toEqual(['a1', 'a2', 'b1'])
  finish('a2')
  expect(events).toEqual(['a1', 'a2', 'b1', 'c1'])
})
