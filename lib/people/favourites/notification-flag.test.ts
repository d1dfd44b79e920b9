// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isFlagRaised, raiseFlag, removeFlag, watchFlag } from './notification-flag'

afterEach(() => {
  vi.restoreAllMocks()
  removeFlag()
  window.localStorage.clear()
})
const stored = () => window.localStorage.getItem('watchListHasNotification')

test('raised, the flag is kept as «true» under the specified name; removed, nothing is left', () => {
  const listen = vi.fn()
  const stop = watchFlag(listen)
  raiseFlag()
  expect([isFlagRaised(), stored()]).toEqual([true, 'true'])
  removeFlag()
  expect([isFlagRaised(), stored()]).toEqual([false, null])
  expect(listen).toHaveBeenCalledTimes(2)
  stop()
  raiseFlag()
  expect(listen).toHaveBeenCalledTimes(2)
})

test.each(['', 'false', 'TRUE', '1', '{"a":', '\u0000'])('what else stands there is no flag: %j', (text) => {
  window.localStorage.setItem('watchListHasNotification', text)
  expect(isFlagRaised()).toBe(false)
})

test("another window's change is told", () => {
  const listen = vi.fn()
  const stop = watchFlag(listen)
  window.dispatchEvent(new StorageEvent('storage', { key: 'watchListHasNotification', newValue: 'true' }))
  expect(listen).toHaveBeenCalledOnce()
  stop()
})

test('in a full storage the flag lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  raiseFlag()
  expect(isFlagRaised()).toBe(true)
  removeFlag()
  expect(isFlagRaised()).toBe(false)
})

test('where storage is forbidden nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(isFlagRaised()).toBe(false)
  raiseFlag()
  expect(isFlagRaised()).toBe(true)
  removeFlag()
  expect(isFlagRaised()).toBe(false)
})
