import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { doneEarlier, goalsReached, openDays, shownOn, visitorGoals, visitorsOf } from './count-events.server'

/** The first count of a large experiment takes as long as all its events do. */
const countingTimeoutMs = 600_000

/** The moment up to which everything received stands in the totals; null before the first count. */
export async function findCountedTo(db: Db): Promise<Date | null> {
  const [found] = await db<{ countedTo: Date }[]>`select counted_to from experiment_count`
  return found?.countedTo ?? null
}

/** Brings the totals up to date: every day of visitors of whom something has been received or has changed is counted anew. Broken off, it begins again where it was. */
export async function countTotals(db: Db): Promise<void> {
  const countedTo = await findCountedTo(db)
  const open = await inTransaction(
    db,
    async (db) => {
      const [clock] = await db<{ now: Date }[]>`select clock_timestamp() as now`
      const days = await db<{ experimentId: string; days: string[] }[]>`
        select experiment_id, array_agg(to_char(day, 'YYYY-MM-DD')) as days from (${openDays(db, countedTo)}) open group by experiment_id order by experiment_id`
      return { now: clock?.now ?? new Date(), days }
    },
    { statementTimeoutMs: countingTimeoutMs },
  )
  for (const { experimentId, days } of open.days) await recount(db, experimentId, days)
  await db`
    insert into experiment_count (counted_to) values (${open.now})
    on conflict (is_only) do update set counted_to = greatest(experiment_count.counted_to, excluded.counted_to)`
}

async function recount(db: Db, experimentId: string, found: readonly string[]): Promise<void> {
  await inTransaction(
    db,
    async (db) => {
      await db`select pg_advisory_xact_lock(hashtextextended(${`totals ${experimentId}`}, 0))`
      const noted = await db<{ day: string }[]>`
        delete from experiment_recount where experiment_id = ${experimentId} returning to_char(day, 'YYYY-MM-DD') as day`
      const days = [...new Set([...found, ...noted.map(({ day }) => day)])]
      await db`delete from experiment_visitor_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      await db`delete from experiment_earlier_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      await db`delete from experiment_goal_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      // One statement, so one snapshot: visitors and what they did are of the same moment.
      await db`
        with shown as materialized (${shownOn(db, experimentId, db`select unnest(${days}::date[]) as day`)}),
        visitor_goal as materialized (${visitorGoals(db)}),
        visitors as (
          insert into experiment_visitor_total (experiment_id, day, phase, variation_id, visitors, mixed)
          select ${experimentId}::text, counted.* from (${visitorsOf(db)}) counted
        ), earlier as (
          insert into experiment_earlier_total (experiment_id, day, phase, variation_id, key, visitors, converted)
          select ${experimentId}::text, counted.* from (${doneEarlier(db)}) counted
        )
        insert into experiment_goal_total (experiment_id, day, phase, variation_id, key, converted_day, visitors, times, times_squared, value, value_squared, revenue, revenue_squared, base_product)
        select ${experimentId}::text, counted.* from (${goalsReached(db)}) counted`
    },
    { statementTimeoutMs: countingTimeoutMs },
  )
}
