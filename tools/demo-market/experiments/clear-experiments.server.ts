import { lockPublication, publishExperiments } from '@/lib/experimentation/experiment-drafts/publication.server'
import { hashOf } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { dayAfter, daysBetween, visitorIdsOf } from './simulated-visitors'

/** Deletes the sample experiments with all that visitors did in them, and the events of simulated visitors. Experiments that people made stay. */
export async function clearExperiments(db: Db, today: Date): Promise<void> {
  await lockPublication(db)
  const samples = await db<{ id: string; startedAt: Date | null }[]>`select 'e' || id as id, started_at from experiment where is_demo`
  if (samples.length === 0) return
  const ids = samples.flatMap(({ id }) => [id, `${id}-ship`, `${id}-rollout`])
  const starts = samples.flatMap(({ startedAt }) => startedAt ?? [])
  await deleteVisitors(db, ids, hashesSince(starts, today))
  await db`delete from experiment_visitor_total where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_goal_total where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_earlier_total where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_crowd where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_recount where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_notice where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_plan_reading where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_outcome where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_phase where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_config where used_at = any (${starts.map((start) => start.toISOString())}::timestamptz[])`
  await db`delete from known_experiment where experiment_id = any (${ids}::text[])`
  await db`delete from experiment_log where experiment_id in (select id from experiment where is_demo)`
  await db`delete from experiment where is_demo`
  await publishExperiments(db)
}

/** The simulated visitors since the first of these starts, as the event log knows them. */
function hashesSince(starts: readonly Date[], today: Date): string[] {
  const [first] = starts.toSorted((a, b) => a.getTime() - b.getTime())
  return first ? daysBetween(dayAfter(italianDay(first), 1), italianDay(today)).flatMap((day) => visitorIdsOf(day).map(hashOf)) : []
}

/** Deletes exposures and simulated conversions, and takes them out of the figures of their days. */
async function deleteVisitors(db: Db, ids: readonly string[], hashes: readonly string[]): Promise<void> {
  await db`
    with shown as (delete from experiment_exposure where experiment_id = any (${ids}::text[]) returning received_at),
    done as (
      delete from experiment_conversion where visitor_hash in (select decode(visitor, 'hex') from unnest(${hashes}::text[]) as simulated (visitor)) returning received_at
    ), gone as (
      select (received_at at time zone 'Europe/Rome')::date as day, count(*) as events
      from (select received_at from shown union all select received_at from done) deleted group by day
    )
    update event_intake set events = greatest(0, event_intake.events - gone.events) from gone where event_intake.day = gone.day and outcome = 'counted'`
}
