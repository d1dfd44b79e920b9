// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => void vi.useRealTimers())

const load = () => import('./first-use')

test('what waits for the first use begins with the first press, key or focus, once', async () => {
  const { onFirstUse } = await load()
  const begin = vi.fn()
  onFirstUse(begin)
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('where nobody does anything it begins when the browser is idle', async () => {
  const { onFirstUse } = await load()
  const begin = vi.fn()
  onFirstUse(begin)
  await vi.runAllTimersAsync()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('on the pages after the first it begins at once', async () => {
  const { onFirstUse } = await load()
  onFirstUse(() => {})
  window.dispatchEvent(new Event('focusin'))
  const begin = vi.fn()
  onFirstUse(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('what failed is tried again with the next use, or when the network is back', async () => {
  const { onNextUse } = await load()
  const retry = vi.fn()
  onNextUse(retry)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('pointerdown'))
  expect(retry).toHaveBeenCalledTimes(1)
})
