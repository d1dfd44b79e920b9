import { expect, test } from 'vitest'
import { boundedQueue, busyText } from './bounded-queue.server'

/** Work that ends at a call, and how much of it runs. */
function openWorkshop(atOnce: number, waiting: number) {
  const enqueue = boundedQueue({ name: 'test', atOnce, waiting, retryAfterSeconds: 3 })
  const ends: (() => void)[] = []
  const started: number[] = []
  const add = (number: number) =>
    enqueue(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const finishOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, finishOne, started }
}

test('no more work runs at once than allowed, and the rest follows in order', async () => {
  const { add, finishOne, started } = openWorkshop(2, 10)
  const results = Promise.all([1, 2, 3, 4].map(add))
  expect(started).toEqual([1, 2])
  await finishOne()
  expect(started).toEqual([1, 2, 3])
  for (let left = 3; left > 0; left -= 1) await finishOne()
  expect(await results).toEqual([1, 2, 3, 4])
})

test('a full queue refuses at once, in Italian, and says when to come back', async () => {
  const { add, finishOne } = openWorkshop(1, 1)
  const accepted = Promise.all([add(1), add(2)])
  await expect(add(3)).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 3, shownText: busyText })
  await finishOne()
  const later = add(4)
  await finishOne()
  await finishOne()
  expect([await accepted, await later]).toEqual([[1, 2], 4])
})

test('work that fails gives its place to the next', async () => {
  const enqueue = boundedQueue({ name: 'test', atOnce: 1, waiting: 1, retryAfterSeconds: 1 })
  const failing = enqueue(() => Promise.reject(new Error('broken')))
  const next = enqueue(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
