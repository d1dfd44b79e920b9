// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { clearNotificationFlag, isNotificationFlagSet, onNotificationFlagChange, setNotificationFlag } from './notification-flag'

afterEach(() => {
  vi.restoreAllMocks()
  clearNotificationFlag()
  window.localStorage.clear()
})
const stored = () => window.localStorage.getItem('watchListHasNotification')

test('the flag is stored as «true» under the specified name, and removed without a trace', () => {
  const listen = vi.fn()
  const stop = onNotificationFlagChange(listen)
  setNotificationFlag()
  expect([isNotificationFlagSet(), stored()]).toEqual([true, 'true'])
  clearNotificationFlag()
  expect([isNotificationFlagSet(), stored()]).toEqual([false, null])
  expect(listen).toHaveBeenCalledTimes(2)
  stop()
  setNotificationFlag()
  expect(listen).toHaveBeenCalledTimes(2)
})

test.each(['', 'false', 'TRUE', '1', '{"a":', '\u0000'])('an unknown stored value is no flag: %j', (text) => {
  window.localStorage.setItem('watchListHasNotification', text)
  expect(isNotificationFlagSet()).toBe(false)
})

test('a change in another window calls the listeners', () => {
  const listen = vi.fn()
  const stop = onNotificationFlagChange(listen)
  window.dispatchEvent(new StorageEvent('storage', { key: 'watchListHasNotification', newValue: 'true' }))
  expect(listen).toHaveBeenCalledOnce()
  stop()
})

test('the flag lasts as long as the page where the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setNotificationFlag()
  expect(isNotificationFlagSet()).toBe(true)
  clearNotificationFlag()
  expect(isNotificationFlagSet()).toBe(false)
})

test('the flag works without errors where storage is forbidden', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(isNotificationFlagSet()).toBe(false)
  setNotificationFlag()
  expect(isNotificationFlagSet()).toBe(true)
  clearNotificationFlag()
  expect(isNotificationFlagSet()).toBe(false)
})
