import { expect, test } from 'vitest'
import { byServerClock } from './browser-clock'
import { receivedBatchSchema } from './received-batch-schema'

const now = new Date('2026-11-30T12:00:00Z')
const uuid = '00000000-0000-4000-8000-000000000001'
/** The time of an event that a browser's clock saw a minute before it sent the batch. */
const timeOf = (sentAt: unknown) => {
  const shown = typeof sentAt === 'number' && Number.isFinite(sentAt) ? sentAt : now.getTime()
  const events = [{ key: 'search', uuid, timestamp: shown - 60_000 }]
  const batch = receivedBatchSchema.validateSync({ sentAt, visitors: [{ visitor_id: uuid, snapshots: [{ events }] }] })
  return byServerClock(batch, now).visitors[0]?.snapshots[0]?.events[0]?.timestamp
}

test.each([
  ['a month ahead', 30 * 86_400_000],
  ['an hour ahead', 3_600_000],
  ['two days behind', -2 * 86_400_000],
])('a browser whose clock is %s reports its events at their true time', (_, difference) => {
  expect(timeOf(now.getTime() + difference)).toBe(now.getTime() - 60_000)
})

test('a clock that is right is not corrected by the way of a request', () => {
  expect(timeOf(now.getTime() - 4_000)).toBe(now.getTime() - 64_000)
})

test.each([undefined, null, 'ieri', Number.NaN, {}])('%s instead of a time corrects nothing', (sentAt) => {
  expect(timeOf(sentAt)).toBe(now.getTime() - 60_000)
})
