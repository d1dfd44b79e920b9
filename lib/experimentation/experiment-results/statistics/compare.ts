import { alwaysValid } from './always-valid'
import type { Method } from './method'
import { type Arm, rateOf } from './statistics'

/** How far the variant's mean is from the control's. */
export type Comparison = {
  difference: { estimate: number; low: number; high: number }
  /** The change in proportion to the control's mean: 0.5 is half as much again. Null while that mean is nothing; no `high` while it may be nothing. */
  lift: { estimate: number; low: number; high: number | null } | null
  /** The p-value, two-sided. */
  pValue: number
}
/** The figures of visitors: how many, their mean, and the variance of one of them. */
export type Sample = { visitors: number; mean: number; variance: number }
/** Who was given one of both while the shares stayed as they were. */
export type Stratum<Side = Sample> = { control: Side; variant: Side }

/** Compares proportions: a difference of shares lies between -1 and 1. Null while no phase has both arms. */
export function compareArms(phases: readonly Stratum<Arm>[], level: number, method: Method = alwaysValid): Comparison | null {
  const found = compareStrata(
    phases.map(({ control, variant }) => ({ control: sampleOf(control), variant: sampleOf(variant) })),
    level,
    method,
  )
  if (!found) return null
  const { estimate, low, high } = found.difference
  return { ...found, difference: { estimate, low: Math.max(-1, low), high: Math.min(1, high) } }
}

/**
 * Compares means. The differences of phases with their own shares are added with the weights nm / (n + m), so no allocation is compared with another one
 * (Mantel, Haenszel, «Statistical aspects of the analysis of data from retrospective studies», 1959). A phase without visitors of both arms is left out.
 *
 * The lift is Fieller's: every ratio whose own interval still holds zero, so that it leaves out «no change» exactly when the difference does. It compares the means that both would have in the same phases.
 */
export function compareStrata(phases: readonly Stratum[], level: number, method: Method = alwaysValid): Comparison | null {
  const shared = phases.filter(({ control, variant }) => control.visitors > method.fewer && variant.visitors > method.fewer)
  const sizes = shared.map(({ control, variant }) => (control.visitors * variant.visitors) / (control.visitors + variant.visitors))
  const size = sizes.reduce((sum, each) => sum + each, 0)
  if (size === 0) return null
  const standardised = (side: keyof Stratum): Estimate =>
    shared.reduce(
      (sum, phase, place) => {
        const weight = (sizes[place] ?? 0) / size
        const { visitors, mean, variance } = phase[side]
        const own = (weight ** 2 * variance) / (visitors - method.fewer)
        return { mean: sum.mean + weight * mean, variance: sum.variance + own, ofVariance: sum.ofVariance + own ** 2 / (visitors - 1) }
      },
      { mean: 0, variance: 0, ofVariance: 0 },
    )
  const [before, after] = [standardised('control'), standardised('variant')]
  const variance = before.variance + after.variance
  const evidence = { variance, size, freedom: variance === 0 ? size : variance ** 2 / (before.ofVariance + after.ofVariance) }
  const boundary = method.boundary(evidence, level)
  const half = boundary * Math.sqrt(variance)
  const estimate = after.mean - before.mean
  return {
    difference: { estimate, low: estimate - half, high: estimate + half },
    lift: liftOf(before, after, boundary ** 2),
    pValue: method.pValue(estimate, evidence),
  }
}

function sampleOf(arm: Arm): Sample {
  const rate = rateOf(arm) ?? 0
  return { visitors: arm.visitors, mean: rate, variance: rate * (1 - rate) }
}

/** `ofVariance`: what Satterthwaite's degrees of freedom are made of. */
type Estimate = { mean: number; variance: number; ofVariance: number }

/** The ratios r of (after - r before)² <= k (variance of that), less one. */
function liftOf(before: Estimate, after: Estimate, k: number): Comparison['lift'] {
  if (before.mean <= 0) return null
  const squared = before.mean ** 2 - k * before.variance
  const constant = after.mean ** 2 - k * after.variance
  const product = before.mean * after.mean
  const root = Math.sqrt(Math.max(0, product ** 2 - squared * constant))
  return {
    estimate: after.mean / before.mean - 1,
    low: constant <= 0 ? -1 : constant / (product + root) - 1,
    high: squared <= 0 ? null : (product + root) / squared - 1,
  }
}
