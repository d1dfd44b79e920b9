import { expect, test } from 'vitest'
import { inTurns } from './in-turns'

const stay = (milliseconds: number) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('long work in turns handles every item in order, with pauses for other work', async () => {
  const seen: (number | string)[] = []
  setImmediate(() => seen.push('another'))
  for await (const item of inTurns([1, 2, 3, 4, 5, 6])) {
    seen.push(item)
    stay(3)
  }
  expect(seen.filter((item) => item !== 'another')).toEqual([1, 2, 3, 4, 5, 6])
  expect(seen.indexOf('another')).toBeGreaterThan(0)
  expect(seen.indexOf('another')).toBeLessThan(seen.length - 1)
})

test('short work in turns is not broken up', async () => {
  const seen: (number | string)[] = []
  setImmediate(() => seen.push('another'))
  for await (const item of inTurns([1, 2])) seen.push(item)
  expect(seen).toEqual([1, 2])
})
