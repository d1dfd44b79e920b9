import { expect, test } from 'vitest'
import { contactRate, totalOf } from './dealer-statistics'

test('the total is the sum of the weeks, and of none nothing', () => {
  const week = { views: 10, saves: 2, messages: 1, calls: 3 }
  expect(totalOf([week, week])).toEqual({ views: 20, saves: 4, messages: 2, calls: 6 })
  expect(totalOf([])).toEqual({ views: 0, saves: 0, messages: 0, calls: 0 })
})

test('contacts are counted for a hundred views, and for none not at all', () => {
  expect(contactRate({ views: 200, saves: 9, messages: 1, calls: 3 })).toBe(2)
  expect(contactRate({ views: 0, saves: 0, messages: 1, calls: 0 })).toBeNull()
})
