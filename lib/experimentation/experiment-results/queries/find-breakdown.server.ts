import type { Breakdown, GroupResult } from '@/lib/experimentation/experiment-results/breakdown'
import type { Days } from '@/lib/experimentation/experiment-results/results'
import type { SegmentName } from '@/lib/experimentation/experiments/segments'
import type { Db } from '@/lib/kernel/db/db.server'
import { outsideCrowd, sinceFirstPhase } from './count-events.server'
import { readingResults } from './results-queries.server'

type BreakdownQuery = { experimentId: string; goal: string; segment: SegmentName | null; days: Days }

/** Visitors and converted visitors by what was known of them when they were first shown the experiment. BreakdownQuery for on wish only: it is another look at the same events, without a verdict. */
export async function findBreakdown(db: Db, { experimentId, goal, segment, days: { from, to } }: BreakdownQuery): Promise<Breakdown> {
  if (segment === null) return { segment, groups: [] }
  const groups = await readingResults(
    db,
    (db) => db<GroupResult[]>`
      select segments ->> ${segment} as value, variation_id, count(*)::integer as visitors,
        count(*) filter (where exists (
          select from experiment_conversion conversion
          where conversion.visitor_hash = shown.visitor_hash and conversion.key = ${goal} and conversion.occurred_at >= shown.first_at
        ))::integer as converted
      from experiment_exposure shown
      where experiment_id = ${experimentId} and not saw_several and ${outsideCrowd(db)} and ${sinceFirstPhase(db, experimentId)}
        and first_at >= coalesce(${from}::text::date, '-infinity')::timestamp at time zone 'Europe/Rome'
        and first_at < coalesce(${to}::text::date + 1, 'infinity')::timestamp at time zone 'Europe/Rome'
      group by value, variation_id order by value nulls last, variation_id`,
  )
  return { segment, groups: [...groups] }
}
