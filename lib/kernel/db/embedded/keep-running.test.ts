import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.server'

/** A server whose end is reported by hand. */
function life() {
  let die = (_reason: string) => {}
  const died = new Promise<string>((resolve) => (die = resolve))
  const server = { died, isStopped: false, die, stop: () => Promise.resolve(void (server.isStopped = true)) }
  return server
}

test('a server that ends by itself is restarted, and a stop ends the new one', async () => {
  const [first, second] = [life(), life()]
  const notes: string[] = []
  const server = keepRunning(
    first,
    () => Promise.resolve(second),
    (line) => notes.push(line),
  )
  first.die('PANIC: no more')
  await expect.poll(() => notes).toEqual(['PostgreSQL has ended (PANIC: no more): it is started again'])
  await server.stop()
  expect([first.isStopped, second.isStopped]).toEqual([false, true])
})

test('a server that ends at every start has died at the sixth end, and not before', async () => {
  const first = life()
  const started = [first]
  const startAgain = () => {
    const next = life()
    started.push(next)
    return Promise.resolve(next)
  }
  const server = keepRunning(first, startAgain, () => {})
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await expect.poll(() => started.length).toBe(number)
    started.at(-1)?.die(`end ${number}`)
  }
  expect(await server.died).toBe('end 6')
  expect(started).toHaveLength(6)
})

test('a server that cannot be restarted is dead, with the failure of its start', async () => {
  const first = life()
  const server = keepRunning(
    first,
    () => Promise.reject(new Error('the disk is full')),
    () => {},
  )
  first.die('PANIC')
  expect(await server.died).toBe('Error: the disk is full')
  await server.stop()
})
