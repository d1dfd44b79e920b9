import { expect, test, vi } from 'vitest'
import { saveEvents } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findBreakdown } from './find-breakdown.server'
import { countVisitors } from './find-plan.server'
import { findResults } from './results-queries.server'

const now = new Date('2026-03-05T12:00:00Z')
const visitor = (who: number) => `3f0c2a1e-7b6d-4c5a-9e8f-${String(who).padStart(12, '0')}`
let events = 0
const nextUuid = () => `0f0e0d0c-0b0a-4908-8706-${String((events += 1)).padStart(12, '0')}`
const timeOf = (at: string) => new Date(`2026-03-${at}Z`).getTime()

function shown(who: number, variation: string, at: string, experiment = '10001') {
  return {
    visitor_id: visitor(who),
    snapshots: [
      {
        decisions: [{ experiment_id: experiment, variation_id: variation }],
        events: [{ key: 'campaign_activated', uuid: nextUuid(), timestamp: timeOf(at) }],
      },
    ],
  }
}
function did(who: number, key: string, at: string, worth: { value?: number; revenue?: number } = {}) {
  return { visitor_id: visitor(who), snapshots: [{ events: [{ key, uuid: nextUuid(), timestamp: timeOf(at), ...worth }] }] }
}
const save = (db: Db, ...visitors: (ReturnType<typeof shown> | ReturnType<typeof did>)[]) => saveEvents(db, { visitors }, now)

test(
  'visitors count once, on the day of their first exposure',
  withRollback(async (db) => {
    await save(
      db,
      shown(1, 'a', '01T10:00'),
      shown(1, 'a', '02T10:00'),
      shown(2, 'a', '02T11:00'),
      shown(3, 'b', '02T12:00'),
      shown(4, 'b', '02T12:00'),
      shown(5, 'a', '02T12:00', '10002'),
    )
    expect(await findResults(db, '10001')).toEqual({
      visitors: [
        { day: '2026-03-01', phase: '', variationId: 'a', visitors: 1 },
        { day: '2026-03-02', phase: '', variationId: 'a', visitors: 1 },
        { day: '2026-03-02', phase: '', variationId: 'b', visitors: 2 },
      ],
      converted: [],
      mixed: 0,
      worth: [],
      earlier: [],
      countedTo: null,
      crowd: [],
    })
  }),
)

test(
  'who came before the experiment first ran counts nowhere, but for the minutes of writing it down',
  withRollback(async (db) => {
    const begins = db`insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
      values ('10001', '2026-03-02T00:00Z', '1', 'Running', '[]', '{contact_sent}')`
    await save(db, shown(1, 'a', '01T10:00'), did(1, 'contact_sent', '02T10:00'), shown(2, 'a', '01T23:55'), shown(3, 'b', '02T10:00'))
    expect((await findResults(db, '10001')).visitors.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(3)
    await begins
    const { visitors, converted } = await findResults(db, '10001')
    expect(visitors.map(({ variationId, visitors }) => [variationId, visitors])).toEqual([
      ['a', 1],
      ['b', 1],
    ])
    expect(converted).toEqual([])
    expect(await countVisitors(db, '10001')).toBe(2)
    const { groups } = await findBreakdown(db, {
      experimentId: '10001',
      goal: 'contact_sent',
      segment: 'device',
      days: { from: null, to: null },
    })
    expect(groups.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(2)
  }),
)

test(
  'a visitor converts once for each key, on the day of the first time',
  withRollback(async (db) => {
    await save(
      db,
      shown(1, 'a', '01T10:00'),
      did(1, 'contact_sent', '02T10:00'),
      did(1, 'contact_sent', '03T10:00'),
      did(1, 'phone_shown', '03T10:00'),
      shown(2, 'b', '01T10:00'),
      did(2, 'contact_sent', '01T10:00'),
    )
    expect((await findResults(db, '10001')).converted).toEqual([
      { day: '2026-03-01', phase: '', variationId: 'b', key: 'contact_sent', visitors: 1 },
      { day: '2026-03-02', phase: '', variationId: 'a', key: 'contact_sent', visitors: 1 },
      { day: '2026-03-03', phase: '', variationId: 'a', key: 'phone_shown', visitors: 1 },
    ])
  }),
)

test(
  'conversions before an exposure, or without one, do not count',
  withRollback(async (db) => {
    await save(db, did(1, 'contact_sent', '01T09:59:59'), shown(1, 'a', '01T10:00'), did(2, 'contact_sent', '01T10:00'))
    expect((await findResults(db, '10001')).converted).toEqual([])
  }),
)

test(
  'a visitor who saw two variations belongs to none, and is counted apart',
  withRollback(async (db) => {
    await save(db, shown(1, 'a', '01T10:00'), shown(1, 'b', '01T11:00'), did(1, 'contact_sent', '01T12:00'), shown(2, 'a', '01T10:00'))
    expect(await findResults(db, '10001')).toEqual({
      visitors: [{ day: '2026-03-01', phase: '', variationId: 'a', visitors: 1 }],
      converted: [],
      mixed: 1,
      worth: [],
      earlier: [],
      countedTo: null,
      crowd: [],
    })
  }),
)

test(
  'a conversion counts for every experiment its visitor takes part in',
  withRollback(async (db) => {
    await save(db, shown(1, 'a', '01T10:00'), shown(1, 'x', '01T11:00', '10002'), did(1, 'contact_sent', '01T12:00'))
    expect((await findResults(db, '10001')).converted).toHaveLength(1)
    expect((await findResults(db, '10002')).converted).toHaveLength(1)
  }),
)

test(
  'a day of the results begins at midnight in Italy',
  withRollback(async (db) => {
    await save(db, shown(1, 'a', '01T22:59:59'), shown(2, 'a', '01T23:00'))
    expect((await findResults(db, '10001')).visitors.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
  }),
)

test(
  'a period begins with an Italian day, and counts visitors first exposed in it with later conversions',
  withRollback(async (db) => {
    await save(
      db,
      shown(1, 'a', '01T22:59:59'),
      did(1, 'contact_sent', '02T10:00'),
      shown(2, 'a', '01T23:00'),
      did(2, 'contact_sent', '02T10:00'),
      shown(3, 'a', '01T10:00'),
      shown(3, 'b', '03T10:00'),
    )
    const { visitors, converted, mixed } = await findResults(db, '10001', { from: '2026-03-02', to: null })
    expect([visitors.map(({ visitors }) => visitors), converted.map(({ visitors }) => visitors), mixed]).toEqual([[1], [1], 0])
    expect(await findResults(db, '10001', { from: '2026-03-01', to: null })).toEqual(await findResults(db, '10001'))
  }),
)

test(
  'an experiment without exposures has no results',
  withRollback(async (db) => {
    expect(await findResults(db, "10001' or '1'='1")).toEqual({
      visitors: [],
      converted: [],
      mixed: 0,
      worth: [],
      earlier: [],
      countedTo: null,
      crowd: [],
    })
  }),
)

test(
  'the worth of all conversions after the exposure is summed',
  withRollback(async (db) => {
    await save(
      db,
      did(1, 'contact_sent', '01T09:00', { revenue: 9_000 }),
      shown(1, 'a', '01T10:00'),
      did(1, 'contact_sent', '01T11:00', { revenue: 500 }),
      did(1, 'contact_sent', '01T12:00', { revenue: 250, value: 2.5 }),
      shown(2, 'b', '01T10:00'),
      did(2, 'contact_sent', '01T11:00'),
      did(2, 'phone_shown', '01T11:00', { value: 1 }),
    )
    const sums = {
      phase: '',
      times: 1,
      timesSquared: 1,
      value: null,
      valueSquared: null,
      revenueCents: null,
      revenueSquared: null,
      baseProduct: 0,
    }
    expect((await findResults(db, '10001')).worth).toEqual([
      {
        ...sums,
        variationId: 'a',
        key: 'contact_sent',
        times: 2,
        timesSquared: 4,
        value: 2.5,
        valueSquared: 6.25,
        revenueCents: 750,
        revenueSquared: 562_500,
      },
      { ...sums, variationId: 'b', key: 'contact_sent' },
      { ...sums, variationId: 'b', key: 'phone_shown', value: 1, valueSquared: 1 },
    ])
  }),
)

test('visitors who arrive during the count are in all of its parts', async () => {
  const counting = await inTransaction(getDb(), async (db) => {
    await db`lock table experiment_conversion`
    const results = findResults(getDb(), 'busy')
    await vi.waitFor(async () =>
      expect(
        await db`select from pg_locks where not granted and relation = 'experiment_conversion'::regclass and database = (select oid from pg_database where datname = current_database())`,
      ).toHaveLength(1),
    )
    await save(db, shown(1, 'a', '01T10:00', 'busy'), did(1, 'contact_sent', '01T11:00'))
    return { results }
  })
  const { visitors, converted } = await counting.results
  await getDb()`delete from experiment_exposure`
  await getDb()`delete from experiment_conversion`
  expect([visitors.map(({ visitors }) => visitors), converted.map(({ visitors }) => visitors)]).toEqual([[1], [1]])
})
