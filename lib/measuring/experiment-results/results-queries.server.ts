import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import type { ExperimentResults } from './results'

/** Statement timeout of the results, longer than the default: the page is rarely opened. */
const countingTimeoutMs = '20000'

/** Counts from the stored events, of visitors who were first shown the experiment on `fromDay` or later. An experiment that nobody was shown has empty lists. */
export async function findResults(db: Db, experimentId: string, fromDay = '-infinity'): Promise<ExperimentResults> {
  const inPeriod = db`experiment_id = ${experimentId} and first_at >= ${fromDay}::text::timestamp at time zone 'Europe/Rome'`
  const visitors = db`
    select to_char(day, 'YYYY-MM-DD') as day, variation_id, count(*)::integer as visitors
    from (select ${dayOf(db, db`first_at`)} as day, variation_id from experiment_exposure where ${inPeriod} and not saw_several) shown
    group by shown.day, variation_id order by shown.day, variation_id`
  const converted = db`
    with first_conversion as (
      select shown.variation_id, conversion.key, min(conversion.occurred_at) as converted_at
      from experiment_exposure shown join experiment_conversion conversion on conversion.visitor_hash = shown.visitor_hash and conversion.occurred_at >= shown.first_at
      where ${inPeriod} and not shown.saw_several
      group by shown.visitor_hash, shown.variation_id, conversion.key
    )
    select to_char(day, 'YYYY-MM-DD') as day, variation_id, key, count(*)::integer as visitors
    from (select ${dayOf(db, db`converted_at`)} as day, variation_id, key from first_conversion) done
    group by done.day, variation_id, key order by done.day, variation_id, key`
  const worth = db`
    select variation_id, key, sum(value) as value, sum(revenue)::bigint as revenue_cents
    from experiment_exposure shown join experiment_conversion conversion on conversion.visitor_hash = shown.visitor_hash and conversion.occurred_at >= shown.first_at
    where ${inPeriod} and not shown.saw_several and (conversion.value is not null or conversion.revenue is not null)
    group by variation_id, key order by variation_id, key`
  const mixed = db`select count(*)::integer from experiment_exposure where ${inPeriod} and saw_several`
  return readingResults(db, async (db) => {
    // One statement, so one snapshot: all counts are of the same moment.
    const [found] = await db<
      ExperimentResults[]
    >`select ${rowsOf(db, visitors)} as visitors, ${rowsOf(db, converted)} as converted, ${rowsOf(db, worth)} as worth, (${mixed}) as mixed`
    if (!found) throw new Error('the count gave nothing')
    return found
  })
}

/** Reads with more time than other statements have. */
export function readingResults<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (db) => {
    await db`select set_config('statement_timeout', ${countingTimeoutMs}, true)`
    return read(db)
  })
}

function rowsOf(db: Db, query: SqlFragment) {
  return db`(select coalesce(json_agg(found), '[]') from (${query}) found)`
}

function dayOf(db: Db, moment: SqlFragment) {
  return db`(${moment} at time zone 'Europe/Rome')::date`
}
