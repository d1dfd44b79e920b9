import jStat from 'jstat'
import { boundaryInErrors } from './always-valid'
import { errorOf } from './error-shares'
import { plannedPower, planShare } from './thresholds'

export type SamplePlan = {
  /** The control's rate that is expected, between 0 and 1. */
  rate: number
  /** The smallest relative change worth finding: 0.2 is a fifth more. */
  lift: number
  /** The shares of the visitors, the control's first. */
  shares: readonly number[]
  goals: number
  /** Whether it is read once, when the plan is there, as experiments of ours are; otherwise on any day. */
  isPlanned: boolean
}

/** Visitors above which an experiment is out of reach for any site. */
const maxVisitors = 1e9

/**
 * Visitors that an experiment needs, in all variations together, for a reading that finds the change of the primary goal with a probability of `plannedPower`, even in the smallest variant.
 * It is that of the reading which decides. On any day, looking earlier costs nothing, and finds the change earlier more often than not. Null when not even a thousand million are enough, or a variation has no visitors.
 */
export function planSample(plan: SamplePlan): number | null {
  if (!isComparable(plan) || !isEnough(plan, maxVisitors)) return null
  return smallestWhole(2, maxVisitors, (visitors) => isEnough(plan, visitors))
}

/** In steps of a tenth of a per cent of the control's rate. */
const liftSteps = 1_000

/** The smallest relative gain that so many visitors find, as a share; null when they find none below five times the rate, or none that leaves the rate below one. */
export function smallestLift(plan: Omit<SamplePlan, 'lift'>, visitors: number): number | null {
  const most = Math.ceil(Math.min(5, (1 - plan.rate) / plan.rate) * liftSteps) - 1
  const finds = (steps: number) => isEnough({ ...plan, lift: steps / liftSteps }, visitors)
  if (most < 1 || !isComparable({ ...plan, lift: 1 }) || !finds(most)) return null
  return smallestWhole(0, most, finds) / liftSteps
}

/** The probability that a guardrail which nothing changes is called safe by so many visitors, read on any day. `rate` and `limit` as shares; `level`: the error it may make. */
export function chanceOfSafety(
  { rate, limit, level }: Record<'rate' | 'limit' | 'level', number>,
  [n, m]: readonly [number, number],
): number {
  if (rate <= 0 || rate >= 1 || n <= 0 || m <= 0) return 0
  const error = Math.sqrt(((1 - rate) / rate) * (1 / n + 1 / m))
  return jStat.normal.cdf(limit / error - boundaryInErrors((n * m) / (n + m), level), 0, 1)
}

function isComparable({ shares: [control = 0, ...variants] }: SamplePlan): boolean {
  return variants.length > 0 && control > 0 && Math.min(...variants) > 0
}

function isEnough({ rate, lift, shares: [control = 0, ...variants], goals, isPlanned }: SamplePlan, visitors: number): boolean {
  const after = rate * (1 + lift)
  const [n, m] = [visitors * control, visitors * Math.min(...variants)]
  const level = errorOf('primary', { variants: variants.length, goals, guardrails: 0 })
  const boundary = isPlanned ? normalBoundary(level * planShare) : boundaryInErrors((n * m) / (n + m), level)
  const error = Math.sqrt((rate * (1 - rate)) / n + (after * (1 - after)) / m)
  return Math.abs(after - rate) >= error * (boundary + jStat.normal.inv(plannedPower, 0, 1))
}

function normalBoundary(level: number): number {
  return jStat.normal.inv(1 - level / 2, 0, 1)
}

/** By halves: `high` is enough, `low` is not. */
function smallestWhole(low: number, high: number, isEnough: (whole: number) => boolean): number {
  let [less, enough] = [low, high]
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2)
    if (isEnough(middle)) enough = middle
    else less = middle
  }
  return enough
}
