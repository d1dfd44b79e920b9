import { expect, test } from 'vitest'
import { FairStart } from './fair-start.server'

/** Requests by name, «a1» being the first of address a; those that have begun, in this order. */
function openDoor() {
  const starts = new FairStart(2)
  const begun: string[] = []
  const ask = (...names: string[]) => {
    for (const name of names) starts.ask(name.slice(0, 1), () => begun.push(name))
  }
  return { ask, begun }
}

const turnOfEventLoop = () => new Promise(setImmediate)

test('a few of each address begin at once, the others in the next turns and in order', async () => {
  const { ask, begun } = openDoor()
  ask('a1', 'a2', 'a3', 'a4', 'a5', 'b1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

test('whoever comes while much of another address waits begins at once', async () => {
  const { ask, begun } = openDoor()
  ask('a1', 'a2', 'a3', 'a4', 'a5')
  await turnOfEventLoop()
  ask('b1')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('what an address asks later comes after what it waits for', async () => {
  const { ask, begun } = openDoor()
  ask('a1', 'a2', 'a3')
  await turnOfEventLoop()
  ask('a4', 'a5')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
})
