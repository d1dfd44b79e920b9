import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { countEach, rateLimits } from './rate-limits.server'

const limit = rateLimits.newVisitorsFromAddress
const now = Date.parse('2026-03-01T10:00:00Z')
const anHour = 3_600_000

test(
  'each request of an address learns its number within the hour',
  withRollback(async (db) => {
    const [a, b] = [randomUUID(), randomUUID()]
    expect(await countEach(db, limit, [a, b, a, a], now)).toEqual([1, 1, 2, 3])
    expect(await countEach(db, limit, [b, a], now + anHour - 1)).toEqual([2, 4])
    expect(await countEach(db, limit, [b, a, a], now + anHour)).toEqual([1, 1, 2])
    expect(await countEach(db, limit, [], now)).toEqual([])
  }),
)

test('no two requests at the same time get the same number', async () => {
  const address = randomUUID()
  const rounds = await Promise.all(Array.from({ length: 20 }, () => countEach(getDb(), limit, [address, randomUUID(), address])))
  const places = rounds.flatMap(([first, , second]) => [first, second]).toSorted((x = 0, y = 0) => x - y)
  expect(places).toEqual(Array.from({ length: 40 }, (_, place) => place + 1))
})
