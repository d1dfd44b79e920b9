import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type EmptyTest, emptyTestKeys, type LoggedVisitor, runEmptyTests } from './empty-test'
import type { LostEvents } from './lost-events'

/** A chance part of the visitors of a large site: by their hashes. */
const maxVisitors = 20_000
/** Weeks without visitors have no row; so many are looked back for. */
const weeksBack = 8
const dayMs = 86_400_000
const readingTimeoutMs = 600_000

type RecordedEmptyTest = EmptyTest & { week: string; lost: LostEvents[] }

/** Divides the visitors of each whole week that has not been looked at. One week at a time: the next run takes the next. */
export async function recordEmptyTests(db: Db, now = new Date()): Promise<void> {
  const weeks = wholeWeeks(now)
  const known = await db<{ week: string }[]>`select to_char(week, 'YYYY-MM-DD') as week from empty_test where week = any (${weeks}::date[])`
  const week = weeks.find((each) => known.every((row) => row.week !== each))
  if (week === undefined) return
  const { visitors, lost } = await inTransaction(
    db,
    async (db) => ({ visitors: await readVisitors(db, week), lost: await readLost(db, week) }),
    { statementTimeoutMs: readingTimeoutMs },
  )
  const result = await runEmptyTests(visitors)
  await db`
    insert into empty_test (week, visitors, splits, alarms, wrong_splits, lost)
    values (${week}::date, ${result.visitors}, ${result.splits}, ${result.alarms}, ${result.wrongSplits}, ${jsonText(lost)}::text::jsonb) on conflict do nothing`
}

/** The latest week first; weeks without visitors say nothing. */
export async function listEmptyTests(db: Db): Promise<RecordedEmptyTest[]> {
  return db<RecordedEmptyTest[]>`
    select to_char(week, 'YYYY-MM-DD') as week, visitors, splits, alarms, wrong_splits, lost from empty_test where visitors > 0 order by empty_test.week desc limit 52`
}

/** The Mondays of the last weeks that are over in Italy, the latest first. */
function wholeWeeks(now: Date): string[] {
  const today = Date.parse(italianDay(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return Array.from({ length: weeksBack }, (_, place) =>
    new Date(today - (sinceMonday + 7 * (place + 1)) * dayMs).toISOString().slice(0, 10),
  )
}

/** Everybody of whom anything arrived, with the first time of each goal. What is received later than a day after it happened is left out. */
export async function readVisitors(db: Db, week: string): Promise<LoggedVisitor[]> {
  const from = db`${week}::date::timestamp at time zone 'Europe/Rome'`
  const to = db`(${week}::date + 7)::timestamp at time zone 'Europe/Rome'`
  const dayOf = (moment: ReturnType<Db>) => db`(${moment} at time zone 'Europe/Rome')::date - ${week}::date`
  return db<LoggedVisitor[]>`
    with event as materialized (
      select visitor_hash, key, occurred_at as at from experiment_conversion
      where received_at >= ${from} and received_at < ${to} + interval '1 day' and occurred_at >= ${from} and occurred_at < ${to}
      union all
      select visitor_hash, null, first_at from experiment_exposure
      where received_at >= ${from} and received_at < ${to} + interval '1 day' and first_at >= ${from} and first_at < ${to}
    ), visitor as (
      select visitor_hash, ${dayOf(db`min(at)`)} as day from event group by visitor_hash order by visitor_hash limit ${maxVisitors}
    ), done as (
      select visitor_hash, json_agg(json_build_object('key', key, 'day', day)) as done
      from (select visitor_hash, key, ${dayOf(db`min(at)`)} as day from event where key = any (${emptyTestKeys}::text[]) group by visitor_hash, key) first_time
      group by visitor_hash
    )
    select encode(sha256(visitor.visitor_hash || convert_to(${week}, 'UTF8')), 'hex') as bits, visitor.day, coalesce(done.done, '[]') as done
    from visitor left join done using (visitor_hash)`
}

/** Of each variation: who was first shown it that week, and of whom no event of any kind arrived, from half an hour before to a day after. */
async function readLost(db: Db, week: string): Promise<LostEvents[]> {
  return db<LostEvents[]>`
    select experiment_id, variation_id, count(*)::integer as shown,
      (count(*) filter (where not exists (
        select from experiment_conversion event where event.visitor_hash = shown.visitor_hash
          and event.occurred_at >= shown.first_at - interval '30 minutes' and event.occurred_at < shown.first_at + interval '1 day')))::integer as lost
    from experiment_exposure shown
    where first_at >= ${week}::date::timestamp at time zone 'Europe/Rome' and first_at < (${week}::date + 7)::timestamp at time zone 'Europe/Rome' and not saw_several
    group by experiment_id, variation_id order by experiment_id, variation_id`
}
