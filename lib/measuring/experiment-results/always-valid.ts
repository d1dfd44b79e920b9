import { type Arm, rateOf } from './statistics'

/** How far the variant's rate is from the control's, in a reading that stays true however often it is looked at. */
export type Comparison = {
  /** Of shares: between -1 and 1. */
  difference: { estimate: number; low: number; high: number }
  /** In proportion to the control's rate: 0.5 is half as much again. Null without a conversion of the control; no `high` while its rate may be nothing. */
  lift: { estimate: number; low: number; high: number | null } | null
  /** Two-sided. */
  pValue: number
}

/**
 * The effective size the boundary is narrowest for: 5,000 visitors in each of two variations. Any other size is answered as truly, with a boundary that is a little wider.
 */
const tunedSize = 2_500
/** The level it is narrowest for. */
const tunedLevel = 0.05
/** ρ² of the normal mixture, by which the boundary is narrowest at `tunedSize`: the same paper, appendix B.2. Fixed for good: one that follows the data is not valid. */
const mixtureVariance = (-2 * Math.log(tunedLevel) + Math.log(-2 * Math.log(tunedLevel) + 1)) / tunedSize

/** How many standard errors the boundary lies from the estimate, for arms of these sizes and an error of `level`. */
export function boundaryInErrors(sizes: readonly [number, number], level: number): number {
  const spread = mixtureVariance * effectiveSize(sizes)
  return Math.sqrt((1 + 1 / spread) * Math.log((1 + spread) / level ** 2))
}

/**
 * The asymptotic confidence sequence of two proportions: of an experiment that is looked at after every visitor, the interval leaves the true value out even once with a probability of `level`.
 * Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, «Time-uniform central limit theory and asymptotic confidence sequences» (Annals of Statistics 52, 2024), theorem 2.2, with the variance of independent arms,
 * t = nm / (n + m) and ρ² = `mixtureVariance`. It is the mixture of Johari, Pekelis, Walsh, «Always valid inference» (2019), with a normal prior, whose inverse likelihood ratio is the p-value.
 * The lift is Fieller's: every ratio whose own sequence still holds zero, so that it leaves out «no change» exactly when the difference does. Null while an arm has nobody.
 */
export function compareArms(control: Arm, variant: Arm, level: number): Comparison | null {
  const [before, after] = [rateOf(control), rateOf(variant)]
  if (before === null || after === null) return null
  const sizes = [control.visitors, variant.visitors] as const
  const [ofBefore, ofAfter] = [(before * (1 - before)) / control.visitors, (after * (1 - after)) / variant.visitors]
  const boundary = boundaryInErrors(sizes, level)
  const half = boundary * Math.sqrt(ofBefore + ofAfter)
  const estimate = after - before
  return {
    difference: { estimate, low: Math.max(-1, estimate - half), high: Math.min(1, estimate + half) },
    lift: liftOf({ rate: before, variance: ofBefore }, { rate: after, variance: ofAfter }, boundary ** 2),
    pValue: alwaysValidPValue(estimate, ofBefore + ofAfter, sizes),
  }
}

/** One divided by the mixture likelihood ratio. */
function alwaysValidPValue(difference: number, variance: number, sizes: readonly [number, number]): number {
  if (difference === 0) return 1
  const spread = mixtureVariance * effectiveSize(sizes)
  return Math.min(1, Math.sqrt(1 + spread) * Math.exp((-(difference ** 2) / variance / 2) * (spread / (1 + spread))))
}

type Estimate = { rate: number; variance: number }

/** The ratios r of (after - r before)² <= k (variance of that), less one. */
function liftOf(before: Estimate, after: Estimate, k: number): Comparison['lift'] {
  if (before.rate === 0) return null
  const squared = before.rate ** 2 - k * before.variance
  const constant = after.rate ** 2 - k * after.variance
  const product = before.rate * after.rate
  const root = Math.sqrt(Math.max(0, product ** 2 - squared * constant))
  return {
    estimate: after.rate / before.rate - 1,
    low: constant <= 0 ? -1 : constant / (product + root) - 1,
    high: squared <= 0 ? null : (product + root) / squared - 1,
  }
}

function effectiveSize([n, m]: readonly [number, number]): number {
  return (n * m) / (n + m)
}
