import { setImmediate } from 'node:timers/promises'

/** A page needs the thread some ten times, and waits so long each time. */
const longestMs = 2

/** Gives the items one by one, and lets the visitors of the site in between: long work on the thread that answers them, in small steps. */
export async function* inTurns<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item, undefined> {
  let since = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - since < longestMs) continue
    await setImmediate()
    since = performance.now()
  }
  return undefined
}
