import { expect, test } from 'vitest'
import { planReport } from './plan'

const plan = {
  visitors: 1_000,
  startedAt: new Date('2026-03-01T09:00:00Z'),
  endsAt: new Date('2026-03-15T09:00:00Z'),
  endedAt: null,
  rate: 0.1,
  lift: 0.2,
}
const reading = {
  reachedAt: '2026-03-15T09:00:00.000Z',
  readAt: '2026-03-15T09:01:00.000Z',
  result: { total: 1_000, mixed: 0, visitors: [], goals: [] },
}

test.each([
  { why: 'neither visitors nor days', visitors: 999, at: '2026-03-14T10:00:00Z', endedAt: null, state: 'under way', daysLeft: 1 },
  { why: 'the days alone', visitors: 999, at: '2026-03-15T09:00:00Z', endedAt: null, state: 'under way', daysLeft: 0 },
  { why: 'the visitors alone', visitors: 1_000, at: '2026-03-15T08:59:59Z', endedAt: null, state: 'under way', daysLeft: 1 },
  { why: 'both', visitors: 1_000, at: '2026-03-15T09:00:00Z', endedAt: null, state: 'due', daysLeft: 0 },
  {
    why: 'an end before the days',
    visitors: 1_000,
    at: '2026-03-20T09:00:00Z',
    endedAt: '2026-03-15T08:00:00Z',
    state: 'short',
    daysLeft: 0,
  },
  {
    why: 'an end before the visitors',
    visitors: 999,
    at: '2026-03-20T09:00:00Z',
    endedAt: '2026-03-16T08:00:00Z',
    state: 'short',
    daysLeft: 0,
  },
  { why: 'an end after both', visitors: 1_000, at: '2026-03-20T09:00:00Z', endedAt: '2026-03-16T08:00:00Z', state: 'due', daysLeft: 0 },
] as const)('a plan has its verdict once visitors and days are both reached: $why', ({ visitors, at, endedAt, state, daysLeft }) => {
  const report = planReport({ ...plan, endedAt: endedAt && new Date(endedAt) }, { visitors, reading: null, now: new Date(at) })
  expect([report.state, report.daysLeft]).toEqual([state, daysLeft])
})

test('the reading of a plan is shown, whatever came later', () => {
  const report = planReport(
    { ...plan, endedAt: new Date('2026-03-16T09:00:00Z') },
    { visitors: 3, reading, now: new Date('2026-04-01T09:00:00Z') },
  )
  expect(report).toMatchObject({ state: 'read', reading })
})
