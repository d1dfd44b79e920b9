import { expect, test } from 'vitest'
import { untilQuiet } from './until-quiet'

const quick = { quietMs: 20, lookMs: 1, longestMs: 10_000 }
const never = new AbortController().signal

test('painting waits while a request is being answered, and goes on soon after the last one', async () => {
  const open = [1, 2, 1, 1, 1, 0]
  let looks = 0
  const begun = performance.now()
  await untilQuiet(() => open[Math.min(looks++, open.length - 1)] ?? 0, never, quick)
  expect(looks).toBeGreaterThan(open.length)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(quick.quietMs)
})

test('a site that is never quiet delays a picture, and does not prevent it', async () => {
  await expect(untilQuiet(() => 1, never, { ...quick, longestMs: 30 })).resolves.toBeUndefined()
})

test('a stop ends the waiting at once', async () => {
  await expect(untilQuiet(() => 1, AbortSignal.abort(), quick)).resolves.toBeUndefined()
})
