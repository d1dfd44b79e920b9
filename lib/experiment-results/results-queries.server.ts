import type { Db } from '@/lib/db/db.server'
import type { DayConverted, DayVisitors, ExperimentResults } from './results'

/** Counts from the stored events, of visitors who were first shown the experiment on `fromDay` or later. An experiment that nobody was shown has empty lists. */
export async function findResults(db: Db, experimentId: string, fromDay = '-infinity'): Promise<ExperimentResults> {
  const inPeriod = db`experiment_id = ${experimentId} and first_at >= ${fromDay}::text::timestamp at time zone 'Europe/Rome'`
  const visitors = await db<DayVisitors[]>`
    select to_char(day, 'YYYY-MM-DD') as day, variation_id, count(*)::integer as visitors
    from (select ${dayOf(db, db`first_at`)} as day, variation_id from experiment_exposure where ${inPeriod} and not saw_several) shown
    group by shown.day, variation_id order by shown.day, variation_id`
  const converted = await db<DayConverted[]>`
    with first_conversion as (
      select shown.variation_id, conversion.key, min(conversion.occurred_at) as converted_at
      from experiment_exposure shown join experiment_conversion conversion on conversion.visitor_hash = shown.visitor_hash and conversion.occurred_at >= shown.first_at
      where ${inPeriod} and not shown.saw_several
      group by shown.visitor_hash, shown.variation_id, conversion.key
    )
    select to_char(day, 'YYYY-MM-DD') as day, variation_id, key, count(*)::integer as visitors
    from (select ${dayOf(db, db`converted_at`)} as day, variation_id, key from first_conversion) done
    group by done.day, variation_id, key order by done.day, variation_id, key`
  const [row] = await db<{ mixed: number }[]>`select count(*)::integer as mixed from experiment_exposure where ${inPeriod} and saw_several`
  return { visitors: [...visitors], converted: [...converted], mixed: row?.mixed ?? 0 }
}

function dayOf(db: Db, moment: ReturnType<Db>) {
  return db`(${moment} at time zone 'Europe/Rome')::date`
}
