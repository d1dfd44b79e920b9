import { expect, test } from 'vitest'
import { Gathered } from './gathered'

test('what is asked for meanwhile is done together, at most so many at once, and each is told their own', async () => {
  const calls: number[][] = []
  const doubled = new Gathered(async (numbers: readonly number[]) => {
    calls.push([...numbers])
    await Promise.resolve()
    return numbers.map((number) => number * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => doubled.do(number)))).toEqual([2, 4, 6, 8, 10])
  expect(calls).toEqual([[1], [2, 3, 4], [5]])
  expect(await doubled.do(6)).toBe(12)
})

test('one that fails spoils nothing for the others, and work goes on', async () => {
  const picky = new Gathered(async (numbers: readonly number[]) => {
    if (numbers.includes(3)) throw new Error('not three')
    return numbers
  }, 10)
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((number) => picky.do(number)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await picky.do(5)).toBe(5)
})
