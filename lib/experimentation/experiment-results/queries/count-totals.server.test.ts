import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventExpiries } from '@/lib/experimentation/experiment-results/intake/event-expiries.server'
import { saveEvents } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import { randomNumbers } from '@/lib/experimentation/experiment-results/statistics/test-simulation'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { countTotals, findCountedTo } from './count-totals.server'
import { findResults } from './results-queries.server'

const dayMs = 86_400_000
const now = new Date('2026-03-20T12:00:00Z')
const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const phase = (db: Db, at: Date, allocation: object[], status = 'Running') =>
  db`
    insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals) values ('e', ${at}, '1', ${status}, ${JSON.stringify(allocation)}::text::jsonb, '{}')
    on conflict do nothing`
/** What the totals alone say, without the events. */
const totalsOf = async (db: Db) => {
  const visitors =
    await db`select to_char(day, 'YYYY-MM-DD') as day, phase::text, variation_id, visitors, mixed from experiment_visitor_total where experiment_id = 'e' order by 1, 2, 3`
  const goals = await db`
    select to_char(day, 'YYYY-MM-DD') as day, phase::text, variation_id, key, to_char(converted_day, 'YYYY-MM-DD') as converted_day, visitors, times::integer, times_squared::integer,
      value::float8, value_squared::float8, revenue::float8, revenue_squared::float8, base_product::integer
    from experiment_goal_total where experiment_id = 'e' order by 1, 2, 3, 4, 5`
  const earlier = await db`
    select to_char(day, 'YYYY-MM-DD') as day, phase::text, variation_id, key, visitors, converted from experiment_earlier_total where experiment_id = 'e' order by 1, 2, 3, 4`
  return { visitors, goals, earlier }
}

/** The same, event by event in the simplest way. */
async function plainCount(db: Db) {
  const phases = await db<
    { startedAt: Date; text: string; status: string; allocation: { entityId: string }[] }[]
  >`select started_at, started_at::text as text, status, allocation from experiment_phase where experiment_id = 'e' order by 1`
  const shown = await db<
    { visitor: string; variationId: string; sawSeveral: boolean; firstAt: Date }[]
  >`select encode(visitor_hash, 'hex') as visitor, variation_id, saw_several, first_at from experiment_exposure where experiment_id = 'e'`
  const done = await db<
    { visitor: string; key: string; at: Date; value: number | null; revenue: string | null }[]
  >`select encode(visitor_hash, 'hex') as visitor, key, occurred_at as at, value, revenue from experiment_conversion`
  const italian = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const [visitors, goals] = [
    new Map<string, Record<string, unknown> & { visitors: number; mixed: number }>(),
    new Map<string, Record<string, unknown> & { visitors: number }>(),
  ]
  const earlier = new Map<string, Record<string, unknown> & { visitors: number; converted: number }>()
  const add = (before: unknown, more: number) => (typeof before === 'number' ? before : 0) + more
  const start = phases.find(({ status }) => status === 'Running')?.startedAt.getTime() ?? -Infinity
  for (const { visitor, variationId, sawSeveral, firstAt } of shown) {
    if (firstAt.getTime() < start - 10 * 60_000) continue
    const ran = phases.filter(({ startedAt, status }) => status === 'Running' && startedAt <= firstAt)
    const own = ran.filter(({ allocation }) => allocation.some(({ entityId }) => entityId === variationId))
    const group = { day: italian(firstAt), phase: (own.at(-1) ?? ran.at(-1))?.text ?? '-infinity', variationId }
    const counted = visitors.get(JSON.stringify(group)) ?? { ...group, visitors: 0, mixed: 0 }
    counted[sawSeveral ? 'mixed' : 'visitors'] += 1
    visitors.set(JSON.stringify(group), counted)
    if (sawSeveral) continue
    const own_events = done.filter((event) => event.visitor === visitor && event.at >= firstAt)
    const before = done.filter(
      ({ at, ...event }) => event.visitor === visitor && at < firstAt && at.getTime() >= firstAt.getTime() - 28 * dayMs,
    )
    for (const key of new Set(before.map((event) => event.key))) {
      const known = earlier.get(JSON.stringify({ ...group, key })) ?? { ...group, key, visitors: 0, converted: 0 }
      known.visitors += 1
      known.converted += own_events.some((event) => event.key === key) ? 1 : 0
      earlier.set(JSON.stringify({ ...group, key }), known)
    }
    for (const key of new Set(own_events.map((event) => event.key))) {
      const events = own_events.filter((event) => event.key === key)
      const place = { ...group, key, convertedDay: italian(new Date(Math.min(...events.map(({ at }) => at.getTime())))) }
      const row: Record<string, unknown> & { visitors: number } = goals.get(JSON.stringify(place)) ?? {
        ...place,
        visitors: 0,
        times: 0,
        timesSquared: 0,
        value: null,
        valueSquared: null,
        revenue: null,
        revenueSquared: null,
        baseProduct: 0,
      }
      row.visitors += 1
      row['times'] = add(row['times'], events.length)
      row['timesSquared'] = add(row['timesSquared'], events.length ** 2)
      if (key === 'contact_sent')
        row['baseProduct'] = add(row['baseProduct'], events.length * own_events.filter((event) => event.key === 'ad_view').length)
      for (const field of ['value', 'revenue'] as const) {
        const given = events.map((event) => event[field]).filter((each) => each !== null)
        const sum = given.reduce<number>((total, each) => total + Number(each), 0)
        if (given.length === 0) continue
        row[field] = add(row[field], sum)
        row[`${field}Squared`] = add(row[`${field}Squared`], sum ** 2)
      }
      goals.set(JSON.stringify(place), row)
    }
  }
  const inOrder = <Row extends Record<string, unknown>>(rows: Map<string, Row>, fields: string[]) =>
    [...rows.values()].sort((a, b) =>
      fields.map((field) => String(a[field])).join('|') < fields.map((field) => String(b[field])).join('|') ? -1 : 1,
    )
  return {
    visitors: inOrder(visitors, ['day', 'phase', 'variationId']),
    goals: inOrder(goals, ['day', 'phase', 'variationId', 'key', 'convertedDay']),
    earlier: inOrder(earlier, ['day', 'phase', 'variationId', 'key']),
  }
}

test.each([1, 2, 3])('the totals equal the plain count after events in any order and any change of phase: sample %i', (seed) =>
  withRollback(async (db) => {
    const random = randomNumbers(seed)
    const pick = (count: number) => Math.floor(random() * count)
    const anyTime = () => new Date(now.getTime() - pick(8 * 96) * (dayMs / 96))
    const both = [
      { entityId: 'a', endOfRange: 5_000 },
      { entityId: 'b', endOfRange: 10_000 },
    ]
    await phase(db, new Date(now.getTime() - 7.5 * dayMs), both)
    await countTotals(db)
    for (let step = 0; step < 60; step += 1) {
      const who = uuidOf(`visitor ${pick(12)}`)
      const at = anyTime()
      const event = { uuid: uuidOf(`${seed} ${step}`), timestamp: at.getTime() }
      const worth = { ...(random() < 0.3 && { value: pick(5) }), ...(random() < 0.3 && { revenue: pick(900) }) }
      const snapshot =
        random() < 0.5
          ? {
              decisions: [{ experiment_id: 'e', variation_id: random() < 0.85 ? ('ab'[parseInt(who.slice(0, 1), 16) % 2] ?? 'a') : 'a' }],
              events: [{ key: 'campaign_activated', ...event }],
            }
          : { events: [{ key: ['contact_sent', 'ad_view'][pick(2)] ?? '', ...event, ...worth }] }
      await saveEvents(db, { visitors: [{ visitor_id: who, snapshots: [snapshot] }] }, now)
      if (step % 20 === 10) {
        const from = new Date(now.getTime() - pick(5) * dayMs)
        await phase(db, from, random() < 0.5 ? both.slice(1) : both, random() < 0.3 ? 'Paused' : 'Running')
        await db`insert into experiment_recount (experiment_id, day) select distinct 'e', (first_at at time zone 'Europe/Rome')::date from experiment_exposure where first_at >= ${from}`
      }
      if (step % 15 === 0) await countTotals(db)
      if (step % 20 === 19) {
        const whole = await findResults(db, 'e')
        await countTotals(db)
        expect(await findResults(db, 'e'), 'with and without the events that came since').toEqual(whole)
        expect(await totalsOf(db)).toEqual(await plainCount(db))
      }
    }
    const { visitors, goals, earlier } = await totalsOf(db)
    expect([visitors.length > 3, goals.length > 3, earlier.length > 0, visitors.some(({ mixed }) => mixed > 0)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(goals.some((row) => Number(row['baseProduct']) > 0)).toBe(true)
  })(),
)

test(
  'an experiment too large to count at once is shown as of its last count, with the time of it',
  withRollback(async (db) => {
    const show = (from: number, to: number) => db`
      insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at, received_at)
      select 'big', sha256(visitor::text::bytea), 'a', ${now}, now() - interval '1 hour' from generate_series(${from}::integer, ${to}::integer) as visitor`
    await show(1, 20_001)
    await countTotals(db)
    expect(await findResults(db, 'big')).toMatchObject({ visitors: [{ visitors: 20_001 }], countedTo: null })
    await saveEvents(
      db,
      {
        visitors: [
          {
            visitor_id: uuidOf('late'),
            snapshots: [
              {
                decisions: [{ experiment_id: 'big', variation_id: 'a' }],
                events: [{ key: 'campaign_activated', uuid: uuidOf('x'), timestamp: now.getTime() }],
              },
            ],
          },
        ],
      },
      now,
    )
    const countedTo = await findCountedTo(db)
    expect(countedTo).not.toBeNull()
    expect(await findResults(db, 'big')).toMatchObject({ visitors: [{ visitors: 20_001 }], countedTo })
    expect(await findResults(db, 'big', { from: '2026-03-21', to: null })).toMatchObject({ visitors: [], countedTo: null })
    await countTotals(db)
    expect((await findResults(db, 'big')).visitors).toMatchObject([{ visitors: 20_002 }])
  }),
)

test(
  'totals are deleted with the events that they were counted from',
  withRollback(async (db) => {
    await db`insert into experiment_visitor_total (experiment_id, day, phase, variation_id, visitors, mixed) select 'old', (now() - months * interval '1 month')::date, '-infinity', 'a', 1, 0 from unnest(array[1, 14]) months`
    await db`
      insert into experiment_goal_total (experiment_id, day, phase, variation_id, key, converted_day, visitors, times, times_squared)
      select experiment_id, day, phase, variation_id, 'contact', day, 1, 1, 1 from experiment_visitor_total where experiment_id = 'old'`
    await db`
      insert into experiment_earlier_total (experiment_id, day, phase, variation_id, key, visitors, converted)
      select experiment_id, day, phase, variation_id, 'contact', 1, 0 from experiment_visitor_total where experiment_id = 'old'`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from experiment_earlier_total where experiment_id = 'old'`).toHaveLength(1)
    expect(await db`select 1 from experiment_visitor_total where experiment_id = 'old'`).toHaveLength(1)
    expect(await db`select 1 from experiment_goal_total where experiment_id = 'old'`).toHaveLength(1)
  }),
)

test(
  'an address with too many visitors is left out of earlier days too, and comes back when it has few',
  withRollback(async (db) => {
    await db`delete from experiment_count`
    const come = (from: number, count: number, day: number, origin: string) =>
      saveEvents(
        db,
        {
          visitors: Array.from({ length: count }, (_, place) => ({
            visitor_id: uuidOf(`crowd ${from + place}`),
            origin,
            snapshots: [
              {
                decisions: [{ experiment_id: 'crowded', variation_id: 'a' }],
                events: [
                  { key: 'campaign_activated', uuid: uuidOf(`crowd event ${from + place}`), timestamp: now.getTime() - day * dayMs },
                ],
              },
            ],
          })),
        },
        now,
      )
    const counted = async () => {
      await countTotals(db)
      const { visitors, crowd } = await findResults(db, 'crowded')
      return { visitors: visitors.map((each) => each.visitors), crowd }
    }
    const [office, elsewhere] = ['00000000000000aa', '00000000000000bb']
    await come(0, 10, 2, office)
    expect(await counted()).toEqual({ visitors: [10], crowd: [] })
    await come(10, 1, 1, office)
    expect(await counted()).toEqual({ visitors: [], crowd: [11] })
    for (let place = 0; place < 110; place += 1) await come(100 + place * 10, 10, 0, place.toString(16).padStart(16, '0'))
    expect(await counted()).toEqual({ visitors: [10, 1, 1_100], crowd: [] })
    await come(5_000, 20, 0, elsewhere)
    expect(await counted()).toEqual({ visitors: [10, 1, 1_100], crowd: [20] })
    const { visitors } = await findResults(db, 'crowded', { from: null, to: null, withCrowds: true })
    expect(visitors.map((each) => each.visitors)).toEqual([10, 1, 1_120])
  }),
)
