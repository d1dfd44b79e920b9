// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => void vi.useRealTimers())

const load = () => import('./first-use')

test('work that waits for the first use begins once, with the first press, key or focus', async () => {
  const { onFirstUse } = await load()
  const begin = vi.fn()
  onFirstUse(begin)
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('keydown'))
  await vi.runAllTimersAsync()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('without any use the waiting work begins when the browser is idle', async () => {
  const { onFirstUse } = await load()
  const begin = vi.fn()
  onFirstUse(begin)
  await vi.runAllTimersAsync()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('on pages after the first the work begins at once', async () => {
  const { onFirstUse } = await load()
  onFirstUse(() => {})
  window.dispatchEvent(new Event('focusin'))
  const begin = vi.fn()
  onFirstUse(begin)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('failed work is tried again at the next use, or when the network is back', async () => {
  const { onNextUse } = await load()
  const retry = vi.fn()
  onNextUse(retry)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('pointerdown'))
  expect(retry).toHaveBeenCalledTimes(1)
})
