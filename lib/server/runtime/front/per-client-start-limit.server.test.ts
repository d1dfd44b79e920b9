import { expect, test } from 'vitest'
import { PerClientStartLimit } from './per-client-start-limit.server'

/** Requests by name, «a1» being the first of address a; those that have begun, in this order. */
function openLimit() {
  const starts = new PerClientStartLimit(2)
  const begun: string[] = []
  const run = (...names: string[]) => {
    for (const name of names) starts.run(name.slice(0, 1), () => begun.push(name))
  }
  return { run, begun }
}

const turnOfEventLoop = () => new Promise(setImmediate)

test('a few requests of each address begin at once, the others in the next turns and in order', async () => {
  const { run, begun } = openLimit()
  run('a1', 'a2', 'a3', 'a4', 'a5', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

test('a request begins at once while many of another address wait', async () => {
  const { run, begun } = openLimit()
  run('a1', 'a2', 'a3', 'a4', 'a5')
  await turnOfEventLoop()
  run('b1')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('later requests of an address come after its waiting ones', async () => {
  const { run, begun } = openLimit()
  run('a1', 'a2', 'a3')
  await turnOfEventLoop()
  run('a4', 'a5')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
})
