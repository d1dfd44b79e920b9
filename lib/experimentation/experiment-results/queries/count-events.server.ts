import { ratioBases, ratioKeys } from '@/lib/experimentation/experiment-results/statistics/goal-ratios'
import { crowdMinimum, crowdShare, earlierDays } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** How long before the last count events are looked at again: longer than any transaction that was storing some takes. */
const overlap = '10 minutes'

/** The days of visitors of whom something may have changed since the totals were counted; of all experiments, or of one. */
export function openDays(db: Db, countedTo: Date | null, experimentId?: string): SqlFragment {
  const since = countedTo === null ? db`'-infinity'::timestamptz` : db`${countedTo}::timestamptz - ${overlap}::interval`
  const ofOne = (table: SqlFragment) => (experimentId === undefined ? db`` : db`and ${table}.experiment_id = ${experimentId}`)
  return db`
    select experiment_id, day from experiment_recount where true ${ofOne(db`experiment_recount`)}
    union
    select shown.experiment_id, ${italianDay(db, db`shown.first_at`)} from experiment_exposure shown where shown.received_at >= ${since} ${ofOne(db`shown`)}
    union
    select shown.experiment_id, ${italianDay(db, db`shown.first_at`)}
    from experiment_conversion conversion join experiment_exposure shown on shown.visitor_hash = conversion.visitor_hash
    where conversion.received_at >= ${since} ${ofOne(db`shown`)}`
}

/** How much later than by the first process a change may be recorded, and how old a page may be at its exposure: `staleMs` of `judge-events.server.ts`. */
export const writtenWithin = '10 minutes'
const shownWithin = '30 minutes'

/** Of a row of exposures called `shown`: that it is not of before its experiment first ran, less the time in which a change is written down. Such a time is a clock's or somebody's invention. Where no phase was written down, everything counts. */
export function sinceFirstPhase(db: Db, experimentId: string): SqlFragment {
  return db`shown.first_at >= coalesce((select min(first.started_at) from experiment_phase first where first.experiment_id = ${experimentId} and first.status = 'Running'), '-infinity') - ${writtenWithin}::interval`
}

/**
 * Visitors first exposed on these days, each with the latest phase that allocated their variation and had begun when their page was decided. That time is when the revision of the page came into use,
 * if it was in use at the exposure, and otherwise the time of the exposure. So pages count in the phase that decided them, even if a process learns of a change late or a page is open for long.
 * Pauses are no phases of their own.
 */
export function shownOn(db: Db, experimentId: string, days: SqlFragment): SqlFragment {
  const phaseOf = (more: SqlFragment) => db`
    (select max(started_at) from experiment_phase phase
    where phase.experiment_id = ${experimentId} and phase.status = 'Running' and phase.started_at <= exposure.decided_at ${more})`
  return db`
    select exposure.visitor_hash, exposure.variation_id, exposure.saw_several, exposure.first_at, exposure.origin, counted.day,
      coalesce(${phaseOf(db`and phase.allocation @> jsonb_build_array(jsonb_build_object('entityId', exposure.variation_id))`)}, ${phaseOf(db``)}, '-infinity') as phase
    from (${days}) counted
    cross join lateral (
      select visitor_hash, variation_id, saw_several, first_at, origin, coalesce((
        select max(config.used_at) from experiment_config config
        where config.revision = shown.revision and config.used_at <= shown.first_at + ${writtenWithin}::interval
          and not exists (select from experiment_config later where later.used_at > config.used_at and later.used_at <= shown.first_at - ${shownWithin}::interval)
      ), first_at) as decided_at
      from experiment_exposure shown
      where shown.experiment_id = ${experimentId} and ${sinceFirstPhase(db, experimentId)}
        and shown.first_at >= counted.day::timestamp at time zone 'Europe/Rome' and shown.first_at < (counted.day + 1)::timestamp at time zone 'Europe/Rome'
    ) exposure`
}

/** More visitors than one address may bring, of so many. */
export function isCrowd(db: Db, visitors: SqlFragment, all: SqlFragment): SqlFragment {
  return db`${visitors} > greatest(${crowdMinimum}::float8, ${crowdShare}::float8 * ${all})`
}

/**
 * The addresses among `found`, the rows of `shownOn`, that bring more visitors than one may. `experimentId`: `found` has some days of this experiment only,
 * so it is compared with all that were counted, and an address that the last count found stays one.
 */
export function crowdOf(db: Db, experimentId?: string): SqlFragment {
  const now = db`(select count(*) from found)`
  if (experimentId === undefined)
    return db`select origin, count(*)::integer as visitors from found where origin is not null group by origin having ${isCrowd(db, db`count(*)`, now)}`
  const all = db`greatest(${now}, (select coalesce(sum(visitors), 0) from experiment_visitor_total where experiment_id = ${experimentId}))`
  return db`
    select origin, max(visitors) as visitors from (
      select origin, count(*)::integer as visitors from found where origin is not null group by origin having ${isCrowd(db, db`count(*)`, all)}
      union all select origin, visitors from experiment_crowd where experiment_id = ${experimentId}
    ) known group by origin`
}

/** Of a row of exposures called `shown`: that its address brought no more visitors than one may, as of the last count. */
export function outsideCrowd(db: Db): SqlFragment {
  return db`not exists (select from experiment_crowd crowd where crowd.experiment_id = shown.experiment_id and crowd.origin = shown.origin)`
}

/** The rows of `found`, with whether their address is one of `crowd`. */
export function withCrowd(db: Db): SqlFragment {
  return db`select found.*, found.origin is not null and found.origin in (select origin from crowd) as is_crowd from found`
}

/** The rows of `experiment_visitor_total` for those who stand in `shown`, without the experiment. */
export function visitorsOf(db: Db): SqlFragment {
  return db`
    select day, phase, variation_id, is_crowd, (count(*) filter (where not saw_several))::integer as visitors, (count(*) filter (where saw_several))::integer as mixed
    from shown group by day, phase, variation_id, is_crowd`
}

/**
 * What each visitor of `shown` did of each key, up to `until`: since the experiment was shown and within the window of the goal, and whether in the weeks before (`before`). Read more than once, so it has to be materialized as `visitor_goal`.
 */
export function visitorGoals(db: Db, experimentId: string, until?: Date): SqlFragment {
  const since = db`where conversion.occurred_at >= shown.first_at and conversion.occurred_at < own_window.ends_at`
  const windows = db`(select goal_windows from experiment where id = substring(${experimentId} from '^e([1-9][0-9]{0,8})(?:-rollout)?$')::bigint)`
  return db`
    select shown.visitor_hash, shown.day, shown.phase, shown.variation_id, shown.is_crowd, conversion.key, min(conversion.occurred_at) filter (${since}) as converted_at,
      count(*) filter (${since}) as times, sum(conversion.value::numeric) filter (${since}) as value, sum(conversion.revenue) filter (${since}) as revenue,
      bool_or(conversion.occurred_at < shown.first_at) as before
    from shown join experiment_conversion conversion
      on conversion.visitor_hash = shown.visitor_hash and conversion.occurred_at >= shown.first_at - ${earlierDays} * interval '1 day' ${until ? db`and conversion.occurred_at <= ${until}` : db``}
    cross join lateral (select coalesce(shown.first_at + (${windows} ->> conversion.key)::integer * interval '1 day', 'infinity') as ends_at) own_window
    where not shown.saw_several
    group by shown.visitor_hash, shown.day, shown.phase, shown.variation_id, shown.is_crowd, conversion.key`
}

/** The rows of `experiment_goal_total` for `visitor_goal`, without the experiment. */
export function goalsReached(db: Db): SqlFragment {
  return db`
    select one.day, one.phase, one.variation_id, one.is_crowd, one.key, ${italianDay(db, db`one.converted_at`)} as converted_day, count(*)::integer as visitors,
      sum(one.times)::bigint as times, sum(one.times * one.times)::bigint as times_squared,
      sum(one.value) as value, sum(one.value * one.value) as value_squared, sum(one.revenue) as revenue, sum(one.revenue * one.revenue) as revenue_squared,
      sum(case when ratio.key is not null then one.times * coalesce(base.times, 0) end)::bigint as base_product
    from visitor_goal one
    left join unnest(${ratioKeys}::text[], ${ratioBases}::text[]) as ratio (key, base_key) on ratio.key = one.key
    left join visitor_goal base on base.visitor_hash = one.visitor_hash and base.key = ratio.base_key
    where one.times > 0
    group by one.day, one.phase, one.variation_id, one.is_crowd, one.key, converted_day`
}

/** The rows of `experiment_earlier_total`, in the same way. */
export function doneEarlier(db: Db): SqlFragment {
  return db`
    select day, phase, variation_id, is_crowd, key, count(*)::integer as visitors, (count(*) filter (where times > 0))::integer as converted
    from visitor_goal where before group by day, phase, variation_id, is_crowd, key`
}

function italianDay(db: Db, moment: SqlFragment) {
  return db`(${moment} at time zone 'Europe/Rome')::date`
}
