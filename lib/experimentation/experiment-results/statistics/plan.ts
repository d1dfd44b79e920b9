import type { StoredOutcome } from '@/lib/experimentation/experiment-results/outcome'

/** What was set before an experiment started, and counts since then. */
export type StartedPlan = {
  /** Visitors of all variations together. */
  visitors: number
  startedAt: Date
  endsAt: Date
  /** Null: it goes on. */
  endedAt: Date | null
  /** The control's rate and the smallest relative change, as shares. */
  rate: number
  lift: number
}

/** What the plan of an experiment says: read once, when its visitors and its days were there. Dates as text. */
export type PlanReading = Pick<StoredOutcome, 'readAt' | 'result'> & { reachedAt: string }

/** `short`: the experiment ended before its plan was there, which therefore says nothing. `due`: it is about to be read. */
export type PlanState = 'under way' | 'due' | 'read' | 'short'

/** How far a plan is, as the page of the results shows it; dates as text. */
export type PlanReport = {
  state: PlanState
  visitors: number
  planned: number
  startedAt: string
  endsAt: string
  /** Begun ones; 0 once they are over. */
  daysLeft: number
  reading: PlanReading | null
}

const dayMs = 86_400_000

export function planReport(
  plan: StartedPlan,
  { visitors, reading, now }: { visitors: number; reading: PlanReading | null; now: Date },
): PlanReport {
  const daysLeft = Math.max(0, Math.ceil((plan.endsAt.getTime() - now.getTime()) / dayMs))
  return {
    state: stateOf(),
    visitors,
    planned: plan.visitors,
    startedAt: plan.startedAt.toISOString(),
    endsAt: plan.endsAt.toISOString(),
    daysLeft,
    reading,
  }

  function stateOf(): PlanState {
    if (reading) return 'read'
    if (plan.endedAt && (plan.endedAt < plan.endsAt || visitors < plan.visitors)) return 'short'
    return daysLeft === 0 && visitors >= plan.visitors ? 'due' : 'under way'
  }
}
