import { runningStatus, type TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { trafficShares } from '@/lib/experimentation/experiments/traffic-shares'

/** A time during which an experiment was decided in one way; it ends when the next one begins. */
export type Phase = {
  startedAt: string
  revision: string
  /** Null: the configuration had the experiment no longer. */
  status: string | null
  allocation: TrafficRange[]
}
/** The visitors of one allocation, and the share of them that each variation should have, from 0 to 1, in the order of the variations. `startedAt` is empty where nothing was written down. */
export type Cohort = { startedAt: string; shares: readonly number[] }

/** The allocation without the ranges that own no bucket, so that a variation stands in it exactly when it has visitors. */
export function ownedRanges(allocation: readonly TrafficRange[]): TrafficRange[] {
  let from = 0
  return allocation.flatMap(({ entityId, endOfRange }) => {
    if (endOfRange <= from) return []
    from = endOfRange
    return [{ entityId, endOfRange }]
  })
}

/** The part of all visitors that each variation is given, from 0 to 1. */
export function phaseShares({ allocation }: Pick<Phase, 'allocation'>, variations: readonly { id: string }[]): number[] {
  const shares = trafficShares(allocation)
  return variations.map(({ id }) => shares.get(id) ?? 0)
}

/** The phases that visitors belong to: those in which the experiment ran. Where none is known, the shares of now are taken to have been there always. */
export function cohortsOf(phases: readonly Phase[], variations: readonly { id: string; share: number }[]): Cohort[] {
  const running = phases.filter(({ status }) => status === runningStatus)
  if (running.length === 0) return [{ startedAt: '', shares: variations.map(({ share }) => share) }]
  return running.map((phase) => ({ startedAt: phase.startedAt, shares: asParts(phaseShares(phase, variations)) }))
}

/** Visitors of each phase. */
export function byPhase(rows: readonly { phase: string; visitors: number }[], cohorts: readonly Cohort[]): number[] {
  const sums = cohorts.map(() => 0)
  for (const { phase, visitors } of rows) {
    const at = placeOf(phase, cohorts)
    sums[at] = (sums[at] ?? 0) + visitors
  }
  return sums
}

/** Who came before the first phase that was written down belongs to it. */
export function placeOf(phase: string, cohorts: readonly Cohort[]): number {
  return Math.max(
    0,
    cohorts.findIndex(({ startedAt }) => startedAt === phase),
  )
}

function asParts(shares: readonly number[]): number[] {
  const all = shares.reduce((sum, each) => sum + each, 0)
  return shares.map((share) => (all === 0 ? 0 : share / all))
}
