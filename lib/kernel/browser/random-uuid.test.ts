import { afterEach, expect, test, vi } from 'vitest'
import { randomUuid } from './random-uuid'

afterEach(() => vi.unstubAllGlobals())

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test.each(['with', 'without'])('a UUID is of version 4 and never the same, %s the browser’s own', (own) => {
  if (own === 'without') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 100 }, randomUuid)
  expect(made.filter((uuid) => !version4.test(uuid))).toEqual([])
  expect(new Set(made).size).toBe(100)
})
