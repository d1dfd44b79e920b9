import { alwaysValid } from '@/lib/experimentation/experiment-results/statistics/always-valid'
import { fixedMeans, fixedShares } from '@/lib/experimentation/experiment-results/statistics/fixed-horizon'
import type { Method } from '@/lib/experimentation/experiment-results/statistics/method'
import { planShare } from '@/lib/experimentation/experiment-results/statistics/thresholds'

/** How the results of an experiment are read. `errorShare`: its part of the error that all readings of one experiment may make together. */
export type Reading = { shares: Method; means: Method; errorShare: number }

/** May be looked at on any day. Where there is a plan as well, that has a part of the error for itself. */
export function readingOfAnyDay(hasPlan: boolean): Reading {
  return { shares: alwaysValid, means: alwaysValid, errorShare: hasPlan ? 1 - planShare : 1 }
}

/** Looked at once, when what was planned is there. */
export const readingOfPlan: Reading = { shares: fixedShares, means: fixedMeans, errorShare: planShare }
