import { expect, test } from 'vitest'
import { ReadyGate } from './ready-gate'

/** A clock whose time is up when the test says so. */
function gateWithClock() {
  const timers = new Set<() => void>()
  const gate = new ReadyGate((_, ring) => {
    timers.add(ring)
    return () => timers.delete(ring)
  })
  return { gate, timers, ringAll: () => [...timers].forEach((ring) => ring()) }
}
const failure = { success: false, reason: 'no answer' } as const

test('callers of the gate resolve when it is ready, later ones at once, and no timer is left', async () => {
  const { gate, timers } = gateWithClock()
  const waiting = [gate.wait(100), gate.wait(200)]
  expect([gate.isSettled, timers.size]).toEqual([false, 2])
  gate.settle({ success: true })
  expect(await Promise.all([...waiting, gate.wait(100)])).toEqual([{ success: true }, { success: true }, { success: true }])
  expect([gate.isSettled, timers.size]).toEqual([true, 0])
})

test('a caller that waits too long gets a failure, and the gate can still become ready', async () => {
  const { gate, ringAll } = gateWithClock()
  const waiting = gate.wait(100)
  ringAll()
  expect(await waiting).toEqual({ success: false, reason: 'onReady timeout expired after 100 ms' })
  expect(gate.isSettled).toBe(false)
})

test('a success replaces a failure and is never replaced nor cleared; a failure is cleared', async () => {
  const { gate } = gateWithClock()
  gate.settle(failure)
  expect(await gate.wait(100)).toEqual(failure)
  gate.reopen()
  expect(gate.isSettled).toBe(false)
  gate.settle(failure)
  gate.settle({ success: true })
  gate.settle(failure)
  gate.reopen()
  expect(await gate.wait(100)).toEqual({ success: true })
})
