import type { Phase } from '@/lib/experimentation/experiment-results/phases'
import type { Db } from '@/lib/kernel/db/db.server'

/** The phases of one experiment, the first one first. */
export async function listPhases(db: Db, experimentId: string): Promise<Phase[]> {
  return db<Phase[]>`
    select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as started_at, revision, status, allocation
    from experiment_phase where experiment_id = ${experimentId} order by experiment_phase.started_at`
}

/** The goals that the configuration last gave an experiment, the primary one first; undefined where nothing was written down. */
export async function findLastGoals(db: Db, experimentId: string): Promise<string[] | undefined> {
  const [last] = await db<{ goals: string[] }[]>`
    select goals from experiment_phase where experiment_id = ${experimentId} and status is not null order by started_at desc limit 1`
  return last?.goals
}
