import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { countTotals } from './count-totals.server'
import { findGoalWindows } from './find-plan.server'
import { findResults, findResultsAsOf } from './results-queries.server'

const shownAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number, ms = 0) => new Date(shownAt.getTime() + days * 86_400_000 + ms)

/** An experiment of ours whose contacts count for seven days, and one visitor of it. */
async function giveVisitor(db: Db): Promise<string> {
  const [row] = await db<{ id: number }[]>`
    insert into experiment (key, state, hypothesis, variations, audience, goals, traffic, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days, goal_windows)
    values (${`finestra_${randomUUID().slice(0, 8)}`}, 'running', 'x', '[]', '{}', '{contact_sent}', 100, 0.1, 0.5, 100, 400, 14, '{"contact_sent": 7}') returning id`
  const id = `e${row?.id}`
  await db`insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at) values (${id}, sha256(${id}::bytea), 'a', ${shownAt})`
  return id
}
const convert = (db: Db, id: string, key: string, at: Date) => db`
  insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at) values (gen_random_uuid(), ${key}, sha256(${id}::bytea), ${at})`
const timesOf = ({ worth }: { worth: { key: string; times: number }[] }) => Object.fromEntries(worth.map(({ key, times }) => [key, times]))

test(
  'a goal counts up to the last moment of its window, and a goal without one for good',
  withRollback(async (db) => {
    const id = await giveVisitor(db)
    for (const at of [after(0), after(7, -1), after(7), after(9)]) await convert(db, id, 'contact_sent', at)
    for (const at of [after(7, -1), after(7), after(20)]) await convert(db, id, 'search', at)
    expect(await findGoalWindows(db, id)).toEqual([{ key: 'contact_sent', days: 7 }])
    const counted = { contact_sent: 2, search: 3 }
    expect(timesOf(await findResults(db, id)), 'counted while the page waits').toEqual(counted)
    expect(timesOf(await findResultsAsOf(db, id, after(30))), 'for a plan').toEqual(counted)
    await countTotals(db)
    expect(timesOf(await findResults(db, id)), 'from the totals').toEqual(counted)
  }),
)

test(
  'who does something only after its window has not reached the goal',
  withRollback(async (db) => {
    const id = await giveVisitor(db)
    await convert(db, id, 'contact_sent', after(7))
    expect((await findResults(db, id)).converted).toEqual([])
  }),
)
