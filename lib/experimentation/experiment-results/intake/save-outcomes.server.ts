import { type Outcome, outcomeOf, type StoredOutcome } from '@/lib/experimentation/experiment-results/outcome'
import { analyseNow } from '@/lib/experimentation/experiment-results/queries/analyse-now.server'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'

type Ending = { experimentId: string; endedAt: Date; variations: ComparedVariation[] }

/** Saves the results of every experiment that has stopped running, once for each stop. An experiment without exposures has no results. */
export async function saveOutcomes(db: Db, now = new Date()): Promise<void> {
  const endings = await db<Ending[]>`
    select phase.experiment_id, phase.started_at as ended_at, known.variations
    from (select experiment_id, started_at, status, lag(status) over (partition by experiment_id order by started_at) as before from experiment_phase) phase
    join known_experiment known using (experiment_id)
    where phase.before = 'Running' and phase.status is distinct from 'Running'
      and not exists (select from experiment_outcome stored where stored.experiment_id = phase.experiment_id and stored.ended_at = phase.started_at)
    order by phase.started_at, phase.experiment_id`
  if (endings.length === 0) return
  await countTotals(db)
  for (const { experimentId, endedAt, variations } of endings) {
    const { analysis, countedTo } = await analyseNow(db, experimentId, variations)
    await db`
      insert into experiment_outcome (experiment_id, ended_at, read_at, result)
      values (${experimentId}, ${endedAt}, ${countedTo ?? now}, ${jsonText(outcomeOf(analysis))}::text::jsonb) on conflict do nothing`
  }
}

/** The outcome saved when an experiment last stopped running. */
export async function findOutcome(db: Db, experimentId: string): Promise<StoredOutcome | null> {
  const [saved] = await db<{ endedAt: Date; readAt: Date; result: Outcome }[]>`
    select ended_at, read_at, result from experiment_outcome where experiment_id = ${experimentId} order by ended_at desc limit 1`
  return saved ? { endedAt: saved.endedAt.toISOString(), readAt: saved.readAt.toISOString(), result: saved.result } : null
}
