import { expect, test } from 'vitest'
import { median, quantile, ratio, readMachineClock, readProcessTime, usageBetween } from './figures'

test('the median is the middle one, or the mean of the two in the middle, in whatever order they come', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(() => median([])).toThrow('nothing was measured')
})

test('a quantile lies between its neighbours', () => {
  expect(quantile([0, 100], 0.99)).toBe(99)
  expect(quantile([7], 0.99)).toBe(7)
})

test('a ratio compares each round with the reference of the same round: a slow machine slows both', () => {
  expect(ratio([10, 100, 30], [20, 200, 60])).toBe(0.5)
  expect(ratio([10, 5], [20])).toBe(0.5)
  expect(ratio([10], [])).toBeUndefined()
  expect(ratio([10], [0])).toBeUndefined()
})

test('the clock of the machine says how busy it was and how much its host took', () => {
  const before = readMachineClock('cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 2 3 4')
  const after = readMachineClock('cpu  130 0 70 820 50 0 0 30 0 0\n')
  expect(before).toEqual({ total: 1_000, idle: 850, stolen: 0 })
  expect(usageBetween(before, after)).toEqual({ busy: 0.8, stolen: 0.3 })
  expect(usageBetween(before, before)).toEqual({ busy: 0, stolen: 0 })
})

test('the time of a process is read whatever its name holds', () => {
  expect(readProcessTime('42 (next-server (v16)) S 1 42 42 0 -1 4194304 900 0 0 0 250 50 0 0 20 0')).toBe(3_000)
})
