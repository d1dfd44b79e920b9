import { type Arm, rateOf } from './statistics'

/** How far the variant's mean is from the control's, in a reading that stays true however often it is looked at. */
export type Comparison = {
  difference: { estimate: number; low: number; high: number }
  /** In proportion to the control's mean: 0.5 is half as much again. Null while the control's mean is nothing; no `high` while it may be nothing. */
  lift: { estimate: number; low: number; high: number | null } | null
  /** Two-sided. */
  pValue: number
}
/** The figures of visitors: how many, their mean, and the variance of one of them. */
export type Sample = { visitors: number; mean: number; variance: number }
/** Who was given one of both while the shares stayed as they were. */
export type Stratum<Side = Sample> = { control: Side; variant: Side }

/**
 * The effective size the boundary is narrowest for: 5,000 visitors in each of two variations. Any other size is answered as truly, with a boundary that is a little wider.
 */
const tunedSize = 2_500
/** The level it is narrowest for. */
const tunedLevel = 0.05
/** ρ² of the normal mixture, by which the boundary is narrowest at `tunedSize`: the same paper, appendix B.2. Fixed for good: one that follows the data is not valid. */
const mixtureVariance = (-2 * Math.log(tunedLevel) + Math.log(-2 * Math.log(tunedLevel) + 1)) / tunedSize

/** How many standard errors the boundary lies from the estimate, for an effective size and an error of `level`. */
export function boundaryInErrors(effectiveSize: number, level: number): number {
  const spread = mixtureVariance * effectiveSize
  return Math.sqrt((1 + 1 / spread) * Math.log((1 + spread) / level ** 2))
}

/** Of proportions: a difference of shares lies between -1 and 1. Null while no phase has both arms. */
export function compareArms(phases: readonly Stratum<Arm>[], level: number): Comparison | null {
  const found = compareStrata(
    phases.map(({ control, variant }) => ({ control: sampleOf(control), variant: sampleOf(variant) })),
    level,
  )
  if (!found) return null
  const { estimate, low, high } = found.difference
  return { ...found, difference: { estimate, low: Math.max(-1, low), high: Math.min(1, high) } }
}

/**
 * The asymptotic confidence sequence of a difference of means: of an experiment that is looked at after every visitor, the interval leaves the true value out even once with a probability of `level`.
 * Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, «Time-uniform central limit theory and asymptotic confidence sequences» (Annals of Statistics 52, 2024), theorem 2.2, with the variance of independent arms,
 * t = nm / (n + m) and ρ² = `mixtureVariance`. It is the mixture of Johari, Pekelis, Walsh, «Always valid inference» (2019), with a normal prior, whose inverse likelihood ratio is the p-value.
 *
 * Over phases with shares of their own the differences are added with the weights t of each phase, as Mantel and Haenszel do («Statistical aspects of the analysis of data from retrospective studies», 1959),
 * so nobody is compared with whom another allocation brought. Why that remains valid: with a share q of the variant, t × difference is the sum over the visitors of a phase of (1 - q) y for the variant and
 * -q y for the control, less its mean. The next phase goes on adding independent terms with other shares, so the sum over all phases is still a martingale, and what the paper shows for independent terms
 * whose means and variances change in time applies: what is covered is the mean effect, weighted by t. One step is ours: the mixture is scaled by the mean variance so far, which moves when a phase has another rate than the
 * one before. Half or double the variance moves the boundary by one in a hundred; `phases.test.ts` looks at rates four times apart. A phase in which one of both has nobody says nothing about them and is left out.
 *
 * The lift is Fieller's: every ratio whose own sequence still holds zero, so that it leaves out «no change» exactly when the difference does. It compares the means that both would have in the same phases.
 */
export function compareStrata(phases: readonly Stratum[], level: number): Comparison | null {
  const shared = phases.filter(({ control, variant }) => control.visitors > 0 && variant.visitors > 0)
  const sizes = shared.map(({ control, variant }) => (control.visitors * variant.visitors) / (control.visitors + variant.visitors))
  const size = sizes.reduce((sum, each) => sum + each, 0)
  if (size === 0) return null
  const standardised = (side: keyof Stratum): Estimate =>
    shared.reduce(
      (sum, phase, place) => {
        const weight = (sizes[place] ?? 0) / size
        const { visitors, mean, variance } = phase[side]
        return { mean: sum.mean + weight * mean, variance: sum.variance + (weight ** 2 * variance) / visitors }
      },
      { mean: 0, variance: 0 },
    )
  const [before, after] = [standardised('control'), standardised('variant')]
  const boundary = boundaryInErrors(size, level)
  const variance = before.variance + after.variance
  const half = boundary * Math.sqrt(variance)
  const estimate = after.mean - before.mean
  return {
    difference: { estimate, low: estimate - half, high: estimate + half },
    lift: liftOf(before, after, boundary ** 2),
    pValue: alwaysValidPValue(estimate, variance, size),
  }
}

function sampleOf(arm: Arm): Sample {
  const rate = rateOf(arm) ?? 0
  return { visitors: arm.visitors, mean: rate, variance: rate * (1 - rate) }
}

/** One divided by the mixture likelihood ratio. */
function alwaysValidPValue(difference: number, variance: number, size: number): number {
  if (difference === 0) return 1
  const spread = mixtureVariance * size
  return Math.min(1, Math.sqrt(1 + spread) * Math.exp((-(difference ** 2) / variance / 2) * (spread / (1 + spread))))
}

type Estimate = { mean: number; variance: number }

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
