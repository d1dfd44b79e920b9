import jStat from 'jstat'
import { boundaryInErrors } from './always-valid'
import { errorOf } from './error-shares'
import { plannedPower } from './thresholds'

export type SamplePlan = {
  /** The control's rate that is expected, between 0 and 1. */
  rate: number
  /** The smallest relative change worth finding: 0.2 is a fifth more. */
  lift: number
  /** The shares of the visitors, the control's first. */
  shares: readonly number[]
  goals: number
}

/** Visitors above which an experiment is out of reach for any site. */
const maxVisitors = 1e9

/**
 * Visitors that an experiment needs, in all variations together, for a reading that finds the change of the primary goal with a probability of `plannedPower`, even in the smallest variant.
 * Planned for the always-valid reading: looking earlier costs nothing, and finds the change earlier more often than not. Null when not even a thousand million are enough, or a variation has no visitors.
 */
export function planSample({ rate, lift, shares: [control = 0, ...variants], goals }: SamplePlan): number | null {
  const smallest = Math.min(...variants)
  const after = rate * (1 + lift)
  if (variants.length === 0 || control <= 0 || smallest <= 0) return null
  const level = errorOf('primary', { variants: variants.length, goals, guardrails: 0 })
  const margin = jStat.normal.inv(plannedPower, 0, 1)
  const isEnough = (visitors: number) => {
    const [n, m] = [visitors * control, visitors * smallest]
    const error = Math.sqrt((rate * (1 - rate)) / n + (after * (1 - after)) / m)
    return Math.abs(after - rate) >= error * (boundaryInErrors((n * m) / (n + m), level) + margin)
  }
  if (!isEnough(maxVisitors)) return null
  let [low, high] = [2, maxVisitors]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
