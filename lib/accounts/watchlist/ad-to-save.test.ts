// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepAdToSave, takeAdToSave } from './ad-to-save'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const day = 86_400_000

test('the ad that a stranger wanted to save is read once, by whichever account logs in', () => {
  expect(keepAdToSave(7)).toBe(true)
  expect(takeAdToSave()).toBe(7)
  expect(takeAdToSave()).toBeUndefined()
  expect(window.localStorage).toHaveLength(0)
})

test.each([
  { age: 2 * day - 1, found: 7 },
  { age: 2 * day, found: undefined },
  { age: -1, found: undefined },
])('the ad to save outlives a registration and is forgotten after two days: $age ms', ({ age, found }) => {
  keepAdToSave(7, 1_000_000_000_000)
  expect(takeAdToSave(1_000_000_000_000 + age)).toBe(found)
})

test.each(['', 'x', '7', '7 x', '-7 1', '7 1 1', '99999999999 1'])('an invalid stored text is no ad to save: «%s»', (text) => {
  window.localStorage.setItem('adToSave', text)
  expect(takeAdToSave(2)).toBeUndefined()
})

test('storing an ad to save fails where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(keepAdToSave(7)).toBe(false)
})
