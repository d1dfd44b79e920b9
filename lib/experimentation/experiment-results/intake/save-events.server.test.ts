import { expect, test } from 'vitest'
import { maxConversionsADay, maxUnmarkedADay, maxUnmarkedOfAllADay } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { eventExpiries } from './event-expiries.server'
import { type ReceivedBatch, receivedBatchSchema } from './received-batch-schema'
import { saveEvents } from './save-events.server'

const now = new Date('2026-03-01T10:00:00Z')
const minute = 60_000
const visitor = (number: number) => `3f0c2a1e-7b6d-4c5a-9e8f-${String(number).padStart(12, '0')}`
const uuid = (number: number) => `0f0e0d0c-0b0a-4908-8706-${String(number).padStart(12, '0')}`
type Visitor = ReceivedBatch['visitors'][number]

function exposed(who: number, { variation = '20003', at = now, id = who }: { variation?: string; at?: Date; id?: number } = {}): Visitor {
  return {
    visitor_id: visitor(who),
    snapshots: [
      {
        decisions: [{ experiment_id: '10001', variation_id: variation }],
        events: [{ key: 'campaign_activated', uuid: uuid(id), timestamp: at.getTime() }],
      },
    ],
  }
}
function converted(who: number, id: number, more: { key?: string; timestamp?: number; value?: number; revenue?: number } = {}): Visitor {
  return { visitor_id: visitor(who), snapshots: [{ events: [{ key: 'contact_sent', uuid: uuid(id), timestamp: now.getTime(), ...more }] }] }
}
const exposuresIn = (db: Db) =>
  db`select experiment_id, variation_id, saw_several, first_at from experiment_exposure order by variation_id, first_at`
const conversionsIn = (db: Db) => db`select event_uuid, key, occurred_at, value, revenue from experiment_conversion order by event_uuid`

test(
  'an exposure is stored with its first time, whatever order the batches come in',
  withRollback(async (db) => {
    const earlier = new Date(now.getTime() - minute)
    await saveEvents(db, { visitors: [exposed(1), exposed(1, { at: new Date(now.getTime() - 1), id: 2 })] }, now)
    await saveEvents(db, { visitors: [exposed(1, { at: earlier, id: 3 })] }, now)
    await saveEvents(db, { visitors: [exposed(1)] }, now)
    expect(await exposuresIn(db)).toMatchObject([{ experimentId: '10001', variationId: '20003', firstAt: earlier }])
  }),
)

test(
  'segments are frozen at the first exposure, whatever order the batches come in',
  withRollback(async (db) => {
    const seen = (device: string, at: Date, id: number) => ({
      ...exposed(1, { at, id }),
      attributes: [
        { key: 'device', value: device },
        { key: 'x', value: 'y' },
      ],
    })
    const segments = async () =>
      (await db<{ segments: Record<string, string> }[]>`select segments from experiment_exposure`).map((row) => row.segments)
    await saveEvents(db, { visitors: [seen('desktop', now, 1), seen('mobile', new Date(now.getTime() - minute), 2)] }, now)
    expect(await segments()).toEqual([{ device: 'mobile' }])
    await saveEvents(db, { visitors: [seen('desktop', now, 3)] }, now)
    expect(await segments()).toEqual([{ device: 'mobile' }])
    await saveEvents(db, { visitors: [seen('tablet', new Date(now.getTime() - 2 * minute), 4)] }, now)
    expect(await segments()).toEqual([{ device: 'tablet' }])
  }),
)

test(
  'two visitors have two exposures',
  withRollback(async (db) => {
    await saveEvents(db, { visitors: [exposed(1), exposed(2, { variation: '20001' })] }, now)
    expect(await exposuresIn(db)).toMatchObject([
      { variationId: '20001', sawSeveral: false },
      { variationId: '20003', sawSeveral: false },
    ])
  }),
)

test.each([
  { batches: [[exposed(1), exposed(1, { variation: '20001' })]], why: 'in one batch' },
  { batches: [[exposed(1)], [exposed(1, { variation: '20001' })]], why: 'in two' },
  { batches: [[exposed(1), exposed(1, { variation: '20001' }), exposed(1)]], why: 'and the first again' },
  {
    batches: [[exposed(1)], [exposed(1, { variation: '20001', at: new Date(now.getTime() - minute) })], [exposed(1)]],
    why: 'the later one reported first',
  },
  {
    batches: [[exposed(1), exposed(1, { variation: '20001' })], [exposed(1, { at: new Date(now.getTime() - minute) })]],
    why: 'and the first again later',
  },
])('a visitor who saw two variations is marked: $why', ({ batches }) =>
  withRollback(async (db) => {
    for (const visitors of batches) await saveEvents(db, { visitors }, now)
    expect(await exposuresIn(db)).toMatchObject([{ sawSeveral: true }])
  })(),
)

test(
  'a conversion that is sent twice counts once, with its value and revenue',
  withRollback(async (db) => {
    const batch = { visitors: [converted(1, 7, { value: 12.5, revenue: 1250 }), converted(1, 7), converted(1, 8)] }
    await saveEvents(db, batch, now)
    await saveEvents(db, batch, now)
    expect(await conversionsIn(db)).toMatchObject([
      { eventUuid: uuid(7), key: 'contact_sent' },
      { eventUuid: uuid(8), value: null, revenue: null },
    ])
    await saveEvents(db, { visitors: [converted(1, 9, { value: 12.5, revenue: 1250 })] }, now)
    expect((await conversionsIn(db)).at(-1)).toMatchObject({ occurredAt: now, value: 12.5, revenue: 1250 })
  }),
)

test(
  'a visitor has a daily share of a hundred conversions for each key, across batches',
  withRollback(async (db) => {
    const many = (who: number, from: number, count: number) => Array.from({ length: count }, (_, place) => converted(who, from + place))
    await saveEvents(db, { visitors: many(1, 1_000, 60) }, now)
    await saveEvents(db, { visitors: many(1, 2_000, 60) }, now)
    expect(await conversionsIn(db)).toHaveLength(maxConversionsADay)
    await saveEvents(db, { visitors: [...many(1, 3_000, 1), ...many(2, 4_000, 1)] }, now)
    expect(await conversionsIn(db)).toHaveLength(maxConversionsADay + 1)
    await db`update experiment_conversion set received_at = now() - interval '1 day'`
    await saveEvents(db, { visitors: many(1, 5_000, 1) }, now)
    expect(await conversionsIn(db), 'the next day').toHaveLength(maxConversionsADay + 2)
  }),
)

test(
  'events that no experiment counts have smaller shares, and take nothing from the goals',
  withRollback(async (db) => {
    const unmarked = Array.from({ length: 15 }, (_, key) =>
      Array.from({ length: maxUnmarkedADay + 1 }, (_, place) => converted(1, 1_000 * (key + 1) + place, { key: `key_${key}` })),
    )
    const isGoal = (key: string) => key === 'contact_sent'
    for (const visitors of unmarked) await saveEvents(db, { visitors }, now, isGoal)
    await saveEvents(db, { visitors: [converted(1, 7)] }, now, isGoal)
    const saved = await db<
      { key: string; times: number }[]
    >`select key, count(*)::int as times from experiment_conversion group by key order by times`
    expect(saved.map(({ times }) => times)).toEqual([1, ...Array<number>(maxUnmarkedOfAllADay / maxUnmarkedADay).fill(maxUnmarkedADay)])
  }),
)

test('batches of one visitor that come at the same moment do not exceed the share', async () => {
  const batches = Array.from({ length: 4 }, (_, batch) => ({
    visitors: Array.from({ length: 60 }, (_, place) => converted(9, batch * 100 + place)),
  }))
  await Promise.all(batches.map((batch) => saveEvents(getDb(), batch, now)))
  expect(await conversionsIn(getDb())).toHaveLength(maxConversionsADay)
  await getDb()`delete from experiment_conversion`
})

test(
  'a visitor is stored as a hash, which is equal for that visitor alone',
  withRollback(async (db) => {
    await saveEvents(db, { visitors: [exposed(1), converted(1, 7), converted(2, 8)] }, now)
    const [exposure] = await db<{ visitorHash: Buffer }[]>`select visitor_hash from experiment_exposure`
    const hashes = await db<{ visitorHash: Buffer }[]>`select visitor_hash from experiment_conversion order by event_uuid`
    expect(hashes.map(({ visitorHash }) => visitorHash.equals(exposure?.visitorHash ?? Buffer.alloc(0)))).toEqual([true, false])
    expect(exposure?.visitorHash).toHaveLength(32)
  }),
)

test.each([
  {
    timestamp: now.getTime() - 30 * 86_400_000,
    expected: new Date(now.getTime() - 30 * 86_400_000),
    why: 'an event that waited thirty days is believed',
  },
  { timestamp: now.getTime() - 30 * 86_400_000 - 1, expected: now, why: 'one from longer ago is not' },
  { timestamp: now.getTime(), expected: now, why: 'one of this moment is' },
  { timestamp: now.getTime() + 1, expected: now, why: 'nor one of the future' },
  { timestamp: 0, expected: now, why: 'nor a clock that was never set' },
  { timestamp: -1e300, expected: now, why: 'nor nonsense' },
  { timestamp: Infinity, expected: now, why: 'nor what no clock can say' },
])('the clock of a browser counts as far as it can be right: $why', ({ timestamp, expected }) =>
  withRollback(async (db) => {
    await saveEvents(db, { visitors: [converted(1, 7, { timestamp })] }, now)
    expect(await conversionsIn(db)).toMatchObject([{ occurredAt: expected }])
  })(),
)

test('identical events sent by several requests at once neither fail nor count twice', async () => {
  const batch = { visitors: [1, 2, 3, 4, 5].flatMap((who) => [exposed(who), converted(who, 100 + who)]) }
  const reversed = { visitors: batch.visitors.toReversed() }
  await Promise.all(Array.from({ length: 20 }, (_, time) => saveEvents(getDb(), time % 2 ? batch : reversed, now)))
  expect(await exposuresIn(getDb())).toHaveLength(5)
  expect(await conversionsIn(getDb())).toHaveLength(5)
  await getDb()`delete from experiment_exposure`
  await getDb()`delete from experiment_conversion`
})

test(
  'exposures and conversions are deleted after thirteen months',
  withRollback(async (db) => {
    await saveEvents(db, { visitors: [exposed(1), exposed(2), converted(1, 7), converted(2, 8)] }, now)
    await db`update experiment_exposure set received_at = now() - interval '14 months' where first_at = ${now} and visitor_hash = (select min(visitor_hash) from experiment_exposure)`
    await db`update experiment_conversion set received_at = now() - interval '14 months' where event_uuid = ${uuid(7)}`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await exposuresIn(db)).toHaveLength(1)
    expect(await conversionsIn(db)).toMatchObject([{ eventUuid: uuid(8) }])
  }),
)

const changed = (change: object) => ({ visitors: [{ ...exposed(1), ...change }] })
const withEvent = (change: object) =>
  changed({ snapshots: [{ events: [{ key: 'contact_sent', uuid: uuid(1), timestamp: 1, ...change }] }] })

test.each([
  { batch: {}, why: 'no visitors' },
  { batch: { visitors: [] }, why: 'an empty list' },
  { batch: { visitors: 'x' }, why: 'a text for a list' },
  { batch: { visitors: Array(101).fill(converted(1, 7)) }, why: 'more than a hundred visitors' },
  { batch: changed({ snapshots: Array(2).fill(converted(1, 7).snapshots[0]) }), why: 'two snapshots of one visitor' },
  {
    batch: changed({ snapshots: [{ events: Array(2).fill(converted(1, 7).snapshots[0]?.events[0]) }] }),
    why: 'two events in one snapshot',
  },
  { batch: { visitors: [converted(1, 7), converted(2, 8)] }, why: 'two visitors: one browser is one' },
  { batch: changed({ visitor_id: 'mario' }), why: 'a visitor who is no uuid' },
  { batch: changed({ visitor_id: [visitor(1)] }), why: 'a list for a visitor' },
  { batch: changed({ snapshots: [] }), why: 'no snapshots' },
  { batch: changed({ snapshots: [{ events: [] }] }), why: 'no events' },
  { batch: withEvent({ key: '' }), why: 'no key' },
  { batch: withEvent({ key: 'x'.repeat(101) }), why: 'an endless key' },
  { batch: withEvent({ uuid: '1' }), why: 'an id that is no uuid' },
  { batch: withEvent({ timestamp: '1' }), why: 'a text for a time' },
  { batch: withEvent({ value: 1e13 }), why: 'a value that nothing is worth' },
  { batch: withEvent({ value: '5' }), why: 'a text for a value' },
  { batch: withEvent({ revenue: 1.5 }), why: 'a part of a cent' },
  {
    batch: changed({ snapshots: [{ ...exposed(1).snapshots[0], decisions: [{ experiment_id: "1'; drop table ad", variation_id: '1' }] }] }),
    why: 'an id that is no id',
  },
  { batch: changed({ snapshots: [{ ...exposed(1).snapshots[0], decisions: [{ experiment_id: '1' }] }] }), why: 'no variation' },
])('a batch with $why is refused by the schema', async ({ batch }) => {
  await expect(receivedBatchSchema.validate(batch, { abortEarly: false, stripUnknown: true })).rejects.toMatchObject({
    name: 'ValidationError',
  })
})

test('other fields of the vendor’s format are accepted', async () => {
  const batch = {
    account_id: '7001',
    client_name: 'x',
    visitors: [{ ...exposed(1), attributes: [{ key: 'deviceType' }] }, converted(1, 7)],
  }
  await expect(receivedBatchSchema.validate(batch, { abortEarly: false, stripUnknown: true })).resolves.toHaveProperty('visitors')
})

test(
  'an exposure without a decision is not saved',
  withRollback(async (db) => {
    await saveEvents(
      db,
      { visitors: [{ visitor_id: visitor(1), snapshots: [{ events: [{ key: 'campaign_activated', uuid: uuid(1), timestamp: 1 }] }] }] },
      now,
    )
    expect(await exposuresIn(db)).toEqual([])
  }),
)

test(
  'saving events returns how many were counted, late, doubled, or beyond the share of a visitor',
  withRollback(async (db) => {
    const tooMany = Array.from({ length: maxConversionsADay + 1 }, (_, place) => converted(2, 100 + place))
    const late = converted(1, 9, { timestamp: now.getTime() + minute })
    expect(await saveEvents(db, { visitors: [exposed(1), exposed(1), converted(1, 7), converted(1, 7), late] }, now)).toEqual({
      counted: 4,
      late: 1,
      doubled: 1,
      overShare: 0,
    })
    expect(await saveEvents(db, { visitors: [converted(1, 7)] }, now)).toEqual({ counted: 0, late: 0, doubled: 1, overShare: 0 })
    expect(await saveEvents(db, { visitors: tooMany }, now)).toEqual({ counted: maxConversionsADay, late: 0, doubled: 0, overShare: 1 })
  }),
)
