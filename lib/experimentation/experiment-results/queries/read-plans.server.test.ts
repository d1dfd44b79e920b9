import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { countVisitors, findPlan } from './find-plan.server'
import { findPlanReading, readPlans } from './read-plans.server'

const dayMs = 86_400_000
const startedAt = new Date('2026-03-01T09:00:00Z')
const endsAt = new Date(startedAt.getTime() + 14 * dayMs)

/** An experiment of ours that was planned for 400 visitors in 14 days, and runs. */
async function giveExperiment(db: Db): Promise<string> {
  const [row] = await db<{ id: number }[]>`
    insert into experiment (key, state, hypothesis, variations, audience, goals, traffic, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days, started_at)
    values (${`piano_${randomUUID().slice(0, 8)}`}, 'running', 'x', '[]', '{}', '{contact}', 100, 0.1, 0.5, 100, 400, 14, ${startedAt}) returning id`
  const id = `e${row?.id}`
  const variations = ['a', 'b'].map((variation) => ({ id: variation, key: variation, share: 0.5 }))
  const halves = ['a', 'b'].map((entityId, place) => ({ entityId, endOfRange: 5_000 * (place + 1) }))
  await db`insert into known_experiment (experiment_id, key, variations) values (${id}, ${id}, ${JSON.stringify(variations)}::text::jsonb)`
  await db`
    insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
    values (${id}, ${startedAt}, '1', 'Running', ${JSON.stringify(halves)}::text::jsonb, '{contact}')`
  return id
}

/** Visitors by their numbers, half of each variation, who come at one moment. */
const show = (db: Db, id: string, [from, to]: [number, number], at: Date) => db`
  insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
  select ${id}, sha256((${id} || visitor)::bytea), case when visitor % 2 = 0 then 'a' else 'b' end, ${at} from generate_series(${from}::integer, ${to}::integer) as visitor`
const convert = (db: Db, id: string, visitors: number[], at: Date) => db`
  insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
  select gen_random_uuid(), 'contact', sha256((${id} || visitor)::bytea), ${at} from unnest(${visitors}::integer[]) as visitor`
const numbers = (count: number, from: number) => Array.from({ length: count }, (_, place) => from + 2 * place)
const after = (days: number) => new Date(startedAt.getTime() + days * dayMs)

test(
  'a plan of zero days or visitors is not read, and keeps no other from being read',
  withRollback(async (db) => {
    const [noDays, noVisitors, sound] = [await giveExperiment(db), await giveExperiment(db), await giveExperiment(db)]
    await db`update experiment set planned_days = 0 where 'e' || id = ${noDays}`
    await db`update experiment set planned_visitors = 0 where 'e' || id = ${noVisitors}`
    for (const id of [noDays, noVisitors, sound]) await show(db, id, [0, 399], after(1))
    await readPlans(db, after(15))
    const read = [await findPlanReading(db, noDays), await findPlanReading(db, noVisitors), await findPlanReading(db, sound)]
    expect(read.map((reading) => reading === null)).toEqual([true, true, false])
  }),
)

test(
  'a plan is read with the events until it was reached, and neither later ones nor a reread change it',
  withRollback(async (db) => {
    const id = await giveExperiment(db)
    await show(db, id, [1, 398], after(1))
    await convert(db, id, [...numbers(20, 2), ...numbers(36, 1)], after(2))
    await readPlans(db, after(15))
    expect(await findPlanReading(db, id), 'the days alone').toBeNull()
    await show(db, id, [399, 400], after(15))
    await show(db, id, [401, 500], after(17))
    await convert(db, id, numbers(60, 42), after(16))
    await readPlans(db, after(20))
    const saved = await findPlanReading(db, id)
    expect(saved).toMatchObject({
      reachedAt: after(15).toISOString(),
      readAt: after(20).toISOString(),
      result: {
        total: 400,
        goals: [
          {
            key: 'contact',
            role: 'primary',
            arms: [
              { variation: 'a', visitors: 200, converted: 20, verdict: 'control' },
              { variation: 'b', visitors: 200, converted: 36, verdict: 'better' },
            ],
          },
        ],
      },
    })
    await convert(db, id, numbers(40, 2), after(3))
    await readPlans(db, after(30))
    expect(await findPlanReading(db, id)).toEqual(saved)
  }),
)

test(
  'a plan with its visitors early waits for its days, and counts everybody who came by then',
  withRollback(async (db) => {
    const id = await giveExperiment(db)
    await show(db, id, [1, 450], after(1))
    await readPlans(db, after(13.9))
    expect(await findPlanReading(db, id)).toBeNull()
    await readPlans(db, after(14))
    expect(await findPlanReading(db, id)).toMatchObject({ reachedAt: endsAt.toISOString(), result: { total: 450, goals: [] } })
  }),
)

test(
  'an experiment that ends before its plan has no reading of it, however many saw it afterwards',
  withRollback(async (db) => {
    const id = await giveExperiment(db)
    await show(db, id, [1, 399], after(1))
    await show(db, id, [400, 401], after(16))
    await db`update experiment_exposure set saw_several = true where visitor_hash = sha256((${id} || 401)::bytea)`
    await db`update experiment set ended_at = ${after(15)}, state = 'stopped' where id = ${Number(id.slice(1))}`
    await readPlans(db, after(20))
    expect(await findPlanReading(db, id)).toBeNull()
    expect([await countVisitors(db, id), (await findPlan(db, id))?.endedAt]).toEqual([400, after(15)])
  }),
)
