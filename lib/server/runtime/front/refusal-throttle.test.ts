import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusalThrottle } from './refusal-throttle.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openRefusals() {
  const refusals = new RefusalThrottle({ perSecond: 2, heldMs: 5_000 })
  const sent: string[] = []
  return { sent, refuse: (name: string) => refusals.send(name.slice(0, 1), () => sent.push(name)) }
}

test('a few refusals a second go out at once, and those of a client that ignores them later', () => {
  const { sent, refuse } = openRefusals()
  for (const name of ['a1', 'a2', 'a3', 'b1']) refuse(name)
  expect(sent).toEqual(['a1', 'a2', 'b1'])
  vi.advanceTimersByTime(4_999)
  expect(sent).toEqual(['a1', 'a2', 'b1'])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('after a second the count begins anew', () => {
  const { sent, refuse } = openRefusals()
  for (const name of ['a1', 'a2']) refuse(name)
  vi.advanceTimersByTime(1_000)
  refuse('a3')
  expect(sent).toEqual(['a1', 'a2', 'a3'])
})

test('a client that leaves meanwhile gets no refusal', () => {
  const { sent, refuse } = openRefusals()
  for (const name of ['a1', 'a2']) refuse(name)
  const leave = refuse('a3')
  leave()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['a1', 'a2'])
})
