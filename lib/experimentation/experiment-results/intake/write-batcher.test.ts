import { expect, test } from 'vitest'
import { WriteBatcher } from './write-batcher'

test('requests that come meanwhile are batched up to a limit, and each caller gets its own result', async () => {
  const calls: number[][] = []
  const doubled = new WriteBatcher(
    async (numbers: readonly number[]) => {
      calls.push([...numbers])
      await Promise.resolve()
      return numbers.map((number) => number * 2)
    },
    3,
    () => true,
  )
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => doubled.do(number)))).toEqual([2, 4, 6, 8, 10])
  expect(calls).toEqual([[1], [2, 3, 4], [5]])
  expect(await doubled.do(6)).toBe(12)
})

test('one input that fails spoils nothing for the others, and work goes on', async () => {
  const picky = new WriteBatcher(
    async (numbers: readonly number[]) => {
      if (numbers.includes(3)) throw new Error('not three')
      return numbers
    },
    10,
    () => true,
  )
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((number) => picky.do(number)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await picky.do(5)).toBe(5)
})

test('a fault of no single input rejects all callers at once, without a retry', async () => {
  let tries = 0
  const down = new WriteBatcher(
    async (): Promise<number[]> => {
      tries += 1
      await Promise.resolve()
      throw new Error('the database is away')
    },
    10,
    () => false,
  )
  const outcomes = await Promise.allSettled([1, 2, 3].map((number) => down.do(number)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries, 'one for the first, one for those who came meanwhile').toBe(2)
})
