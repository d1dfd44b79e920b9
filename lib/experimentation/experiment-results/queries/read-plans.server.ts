import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { type Outcome, outcomeOf } from '@/lib/experimentation/experiment-results/outcome'
import { cohortsOf } from '@/lib/experimentation/experiment-results/phases'
import { readingOfPlan } from '@/lib/experimentation/experiment-results/readings'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import type { PlanReading } from '@/lib/experimentation/experiment-results/statistics/plan'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { outsideCrowd } from './count-events.server'
import { findGuardrails } from './find-plan.server'
import { findLastGoals, listPhases } from './phase-queries.server'
import { findResultsAsOf } from './results-queries.server'

type Due = { experimentId: string; reachedAt: Date; variations: ComparedVariation[] }

/**
 * Saves the reading of every plan whose visitors and days are reached, once: with the events until the later of both. That moment depends on the plan and on arrivals, not on conversions,
 * so it was fixed before. An experiment that ended earlier has no such reading.
 */
export async function readPlans(db: Db, now = new Date()): Promise<void> {
  const due = await db<Due[]>`
    with planned as materialized (
      select 'e' || id as experiment_id, started_at, ends_at, planned_visitors, coalesce(ended_at, ${now}) as goes_to
      from experiment cross join lateral (select started_at + planned_days * interval '1 day' as ends_at) ending
      where planned_visitors > 0 and planned_days > 0 and ends_at <= coalesce(ended_at, ${now}) and not exists (select from experiment_plan_reading stored where stored.experiment_id = 'e' || id)
    )
    select experiment_id, variations, greatest(ends_at, first_at) as reached_at
    from planned join known_experiment using (experiment_id)
    cross join lateral (
      select first_at from experiment_exposure shown where shown.experiment_id = planned.experiment_id and not saw_several and shown.first_at >= planned.started_at and ${outsideCrowd(db)}
      order by first_at offset planned.planned_visitors - 1 limit 1
    ) last_one
    where first_at <= goes_to order by experiment_id`
  for (const { experimentId, reachedAt, variations } of due) {
    const [phases, goals, results] = [
      await listPhases(db, experimentId),
      await findLastGoals(db, experimentId),
      await findResultsAsOf(db, experimentId, reachedAt),
    ]
    const result = outcomeOf(
      analyseResults(results, variations, goals ?? [], {
        cohorts: cohortsOf(phases, variations),
        guardrails: await findGuardrails(db, experimentId),
        reading: readingOfPlan,
      }),
    )
    await db`
      insert into experiment_plan_reading (experiment_id, reached_at, read_at, result)
      values (${experimentId}, ${reachedAt}, ${now}, ${jsonText(result)}::text::jsonb) on conflict do nothing`
  }
}

export async function findPlanReading(db: Db, experimentId: string): Promise<PlanReading | null> {
  const [saved] = await db<{ reachedAt: Date; readAt: Date; result: Outcome }[]>`
    select reached_at, read_at, result from experiment_plan_reading where experiment_id = ${experimentId}`
  return saved ? { reachedAt: saved.reachedAt.toISOString(), readAt: saved.readAt.toISOString(), result: saved.result } : null
}
