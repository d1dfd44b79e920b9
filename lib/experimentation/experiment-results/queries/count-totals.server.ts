import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import {
  crowdOf,
  doneEarlier,
  goalsReached,
  isCrowd,
  openDays,
  shownOn,
  sinceFirstPhase,
  visitorGoals,
  visitorsOf,
  withCrowd,
} from './count-events.server'

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
      await findCrowd(db, experimentId)
      const noted = await db<{ day: string }[]>`
        delete from experiment_recount where experiment_id = ${experimentId} returning to_char(day, 'YYYY-MM-DD') as day`
      const days = [...new Set([...found, ...noted.map(({ day }) => day)])]
      await db`delete from experiment_visitor_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      await db`delete from experiment_earlier_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      await db`delete from experiment_goal_total where experiment_id = ${experimentId} and day = any (${days}::date[])`
      // One statement, so one snapshot: visitors and what they did are of the same moment.
      await db`
        with found as materialized (${shownOn(db, experimentId, db`select unnest(${days}::date[]) as day`)}),
        crowd as materialized (${crowdOf(db, experimentId)}),
        shown as materialized (${withCrowd(db)}),
        visitor_goal as materialized (${visitorGoals(db, experimentId)}),
        visitors as (
          insert into experiment_visitor_total (experiment_id, day, phase, variation_id, is_crowd, visitors, mixed)
          select ${experimentId}::text, counted.* from (${visitorsOf(db)}) counted
        ), earlier as (
          insert into experiment_earlier_total (experiment_id, day, phase, variation_id, is_crowd, key, visitors, converted)
          select ${experimentId}::text, counted.* from (${doneEarlier(db)}) counted
        )
        insert into experiment_goal_total (experiment_id, day, phase, variation_id, is_crowd, key, converted_day, visitors, times, times_squared, value, value_squared, revenue, revenue_squared, base_product)
        select ${experimentId}::text, counted.* from (${goalsReached(db)}) counted`
    },
    { statementTimeoutMs: countingTimeoutMs },
  )
}

/** Notes which addresses bring more of the visitors than one may; where that changes, the days on which they came are counted anew. */
async function findCrowd(db: Db, experimentId: string): Promise<void> {
  await db`
    with counted as materialized (
      select origin, count(*)::integer as visitors, sum(count(*)) over () as all_visitors
      from experiment_exposure shown where experiment_id = ${experimentId} and ${sinceFirstPhase(db, experimentId)} group by origin
    ), crowd as materialized (
      select origin, visitors from counted where origin is not null and ${isCrowd(db, db`visitors`, db`all_visitors`)}
    ), gone as (
      delete from experiment_crowd where experiment_id = ${experimentId} and origin not in (select origin from crowd) returning origin
    ), noted as (
      insert into experiment_crowd (experiment_id, origin, visitors) select ${experimentId}::text, origin, visitors from crowd
      on conflict (experiment_id, origin) do update set visitors = excluded.visitors, counted_at = now()
    ), changed as (
      select origin from gone union select origin from crowd where origin not in (select origin from experiment_crowd where experiment_id = ${experimentId})
    )
    insert into experiment_recount (experiment_id, day)
    select distinct ${experimentId}::text, (first_at at time zone 'Europe/Rome')::date
    from experiment_exposure where experiment_id = ${experimentId} and origin in (select origin from changed)`
}
