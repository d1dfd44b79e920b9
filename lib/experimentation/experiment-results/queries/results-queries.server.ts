import type { Days, ExperimentResults } from '@/lib/experimentation/experiment-results/results'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { crowdOf, doneEarlier, goalsReached, openDays, shownOn, visitorGoals, visitorsOf, withCrowd } from './count-events.server'
import { findCountedTo } from './count-totals.server'

/** Statement timeout of the results, longer than the default: the page is rarely opened. */
const countingTimeoutMs = 20_000
/** The timeout of `findResultsAsOf`: a job runs it once for an experiment. */
const asOfTimeoutMs = 600_000
/** The most visitors, over all open days together, that are counted while a page waits. Beyond it the last totals and their time are shown. */
const maxCountedNow = 20_000

const everyDay: Days = { from: null, to: null }
/** `countedTo`: null where everything received so far is counted. `crowd`: the visitors of each address that brings too many, of all days. */
export type CountedResults = ExperimentResults & { countedTo: Date | null; crowd: number[] }
/** `withCrowds`: with the addresses that bring too many visitors; no verdict may rest on them. */
type Question = Days & { withCrowds?: boolean }

/**
 * Visitors first exposed on these days, and their later conversions: from the totals, and from the events of days with changes since.
 * An experiment without exposures has empty lists.
 */
export async function findResults(
  db: Db,
  experimentId: string,
  { from, to, withCrowds = false }: Question = everyDay,
): Promise<CountedResults> {
  const countedTo = await findCountedTo(db)
  const isRequested = (day: SqlFragment) =>
    db`${day} >= coalesce(${from}::text::date, '-infinity') and ${day} <= coalesce(${to}::text::date, 'infinity')`
  const ofTotals = (table: SqlFragment) =>
    db`from ${table} total where total.experiment_id = ${experimentId} and total.day not in (select day from counted_now)`
  const room =
    countedTo === null
      ? db`true`
      : db`(select coalesce(sum(visitors), 0) from experiment_visitor_total total join open_day using (day) where total.experiment_id = ${experimentId}) <= ${maxCountedNow}`
  return readingResults(db, async (db) => {
    // One statement, so one snapshot: all counts are of the same moment.
    const [found] = await db<(ExperimentResults & { isCountedNow: boolean; crowd: number[] })[]>`
        with open_day as materialized (select day from (${openDays(db, countedTo, experimentId)}) open where ${isRequested(db`open.day`)}),
        counted_now as materialized (select day from open_day where ${room}),
        found as materialized (${shownOn(db, experimentId, db`select day from counted_now`)}),
        crowd as materialized (${crowdOf(db, experimentId)}),
        shown as materialized (${withCrowd(db)}),
        visitor_goal as materialized (${visitorGoals(db, experimentId)}),
        visitor_count as (select total.day, total.phase, total.variation_id, total.is_crowd, total.visitors, total.mixed ${ofTotals(db`experiment_visitor_total`)} union all ${visitorsOf(db)}),
        goal_count as materialized (
          select total.day, total.phase, total.variation_id, total.is_crowd, total.key, total.converted_day, total.visitors, total.times, total.times_squared, total.value, total.value_squared, total.revenue, total.revenue_squared,
            total.base_product
          ${ofTotals(db`experiment_goal_total`)} union all ${goalsReached(db)}),
        earlier_count as (
          select total.day, total.phase, total.variation_id, total.is_crowd, total.key, total.visitors, total.converted ${ofTotals(db`experiment_earlier_total`)} union all ${doneEarlier(db)})
        select ${countsOf(db, isRequested, withCrowds)},
          (select coalesce(json_agg(visitors order by visitors desc), '[]') from crowd) as crowd,
          (select count(*) from open_day) = (select count(*) from counted_now) as is_counted_now`
    if (!found) throw new Error('the count gave nothing')
    const { isCountedNow, ...results } = found
    return { ...results, countedTo: isCountedNow ? null : countedTo }
  })
}

/** Visitors who had been shown the experiment by that moment, and what they had done by then: counted from the events, for a job. */
export async function findResultsAsOf(db: Db, experimentId: string, moment: Date): Promise<ExperimentResults> {
  const days = db`
    select day::date from experiment_exposure shown
    cross join lateral (select (shown.first_at at time zone 'Europe/Rome')::date as day) italian
    where shown.experiment_id = ${experimentId} and shown.first_at <= ${moment} group by day`
  const [found] = await inTransaction(
    db,
    (db) => db<ExperimentResults[]>`
      with found as materialized (select * from (${shownOn(db, experimentId, days)}) one where first_at <= ${moment}),
      crowd as materialized (${crowdOf(db)}),
      shown as materialized (${withCrowd(db)}),
      visitor_goal as materialized (${visitorGoals(db, experimentId, moment)}),
      visitor_count as (${visitorsOf(db)}),
      goal_count as materialized (${goalsReached(db)}),
      earlier_count as (${doneEarlier(db)})
      select ${countsOf(db, () => db`true`)}`,
    { statementTimeoutMs: asOfTimeoutMs },
  )
  if (!found) throw new Error('the count gave nothing')
  return found
}

/** What `visitor_count`, `goal_count` and `earlier_count` hold, as the results have it. */
function countsOf(db: Db, isDayRequested: (day: SqlFragment) => SqlFragment, withCrowds = false): SqlFragment {
  const isRequested = (day: SqlFragment) => db`${isDayRequested(day)} ${withCrowds ? db`` : db`and not is_crowd`}`
  const visitors = db`
    select to_char(day, 'YYYY-MM-DD') as day, ${phaseText(db)} as phase, variation_id, sum(visitors)::integer as visitors
    from visitor_count where visitors > 0 and ${isRequested(db`visitor_count.day`)} group by visitor_count.day, visitor_count.phase, variation_id order by visitor_count.day, visitor_count.phase, variation_id`
  const converted = db`
    select to_char(converted_day, 'YYYY-MM-DD') as day, ${phaseText(db)} as phase, variation_id, key, sum(visitors)::integer as visitors
    from goal_count where ${isRequested(db`goal_count.day`)} group by converted_day, goal_count.phase, variation_id, key order by converted_day, goal_count.phase, variation_id, key`
  const worth = db`
    select ${phaseText(db)} as phase, variation_id, key, sum(times)::float8 as times, sum(times_squared)::float8 as times_squared,
      sum(value)::float8 as value, sum(value_squared)::float8 as value_squared, sum(revenue)::float8 as revenue_cents, sum(revenue_squared)::float8 as revenue_squared,
      case when count(*) = count(base_product) then sum(base_product)::float8 end as base_product
    from goal_count where ${isRequested(db`goal_count.day`)} group by goal_count.phase, variation_id, key order by goal_count.phase, variation_id, key`
  const earlier = db`
    select ${phaseText(db)} as phase, variation_id, key, sum(visitors)::integer as visitors, sum(converted)::integer as converted
    from earlier_count where ${isRequested(db`earlier_count.day`)} group by earlier_count.phase, variation_id, key order by earlier_count.phase, variation_id, key`
  const mixed = db`select coalesce(sum(mixed), 0)::integer from visitor_count where ${isRequested(db`visitor_count.day`)}`
  return db`${rowsOf(db, visitors)} as visitors, ${rowsOf(db, converted)} as converted, ${rowsOf(db, worth)} as worth, ${rowsOf(db, earlier)} as earlier, (${mixed}) as mixed`
}

/** The phase as text, in the format of `listPhases`. */
function phaseText(db: Db) {
  return db`case when phase = '-infinity' then '' else to_char(phase at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`
}

/** Reads with more time than other statements have. */
export function readingResults<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, read, { statementTimeoutMs: countingTimeoutMs })
}

function rowsOf(db: Db, query: SqlFragment) {
  return db`(select coalesce(json_agg(found), '[]') from (${query}) found)`
}
