import type { GoalWindows } from '@/lib/experimentation/experiment-results/goal-window'
import type { Guardrail } from '@/lib/experimentation/experiment-results/statistics/guardrails'
import type { StartedPlan } from '@/lib/experimentation/experiment-results/statistics/plan'
import type { Db } from '@/lib/kernel/db/db.server'
import { outsideCrowd, sinceFirstPhase } from './count-events.server'

/** The plan of an experiment of ours, by its id as the configuration file has it. Undefined for the vendor's, and before the start. */
export async function findPlan(db: Db, experimentId: string): Promise<StartedPlan | undefined> {
  const id = ownNumber(experimentId)
  if (id === undefined) return undefined
  const [row] = await db<(Omit<StartedPlan, 'startedAt' | 'endsAt'> & Record<'startedAt' | 'endsAt', Date | null>)[]>`
    select planned_visitors as visitors, started_at, started_at + planned_days * interval '1 day' as ends_at, ended_at, expected_rate as rate, smallest_lift as lift
    from experiment where id = ${id}`
  if (!row) return undefined
  const { startedAt, endsAt, ...plan } = row
  return startedAt && endsAt ? { ...plan, startedAt, endsAt } : undefined
}

/** The goals that must not get worse, by the id of their experiment, or of its roll-out; none of the vendor's, whose file has no place for them. */
export async function findGuardrails(db: Db, experimentId: string): Promise<Guardrail[]> {
  const id = ownNumber(experimentId.replace(/-rollout$/, ''))
  const [row] = id === undefined ? [] : await db<{ guardrails: Guardrail[] }[]>`select guardrails from experiment where id = ${id}`
  return row?.guardrails ?? []
}

/** For how long the goals of an experiment count, or of its roll-out; nothing of the vendor's. */
export async function findGoalWindows(db: Db, experimentId: string): Promise<GoalWindows> {
  const id = ownNumber(experimentId.replace(/-rollout$/, ''))
  const [row] =
    id === undefined
      ? []
      : await db<
          { windows: GoalWindows }[]
        >`select (select coalesce(json_agg(json_build_object('key', window_of.key, 'days', window_of.value::integer)), '[]') from jsonb_each_text(goal_windows) window_of) as windows from experiment where id = ${id}`
  return row?.windows ?? []
}

/** The number of an experiment of ours; undefined: it is none. */
function ownNumber(experimentId: string): number | undefined {
  const [, id] = /^e([1-9]\d{0,8})$/.exec(experimentId) ?? []
  return id === undefined ? undefined : Number(id)
}

/** How many visitors an experiment has so far, without those who saw several variations. */
export async function countVisitors(db: Db, experimentId: string): Promise<number> {
  const [row] = await db<{ visitors: number }[]>`
    select count(*) as visitors from experiment_exposure shown where experiment_id = ${experimentId} and not saw_several and ${outsideCrowd(db)} and ${sinceFirstPhase(db, experimentId)}`
  return row?.visitors ?? 0
}
