import type { Method } from './method'

/**
 * The effective size with the narrowest boundary: 5,000 visitors in each of two variations. Other sizes are as valid, with a slightly wider boundary.
 */
const tunedSize = 2_500
/** The level it is narrowest for. */
const tunedLevel = 0.05
/** ρ² of the normal mixture, by which the boundary is narrowest at `tunedSize`: the same paper, appendix B.2. Fixed for good: one that follows the data is not valid. */
const mixtureVariance = (-2 * Math.log(tunedLevel) + Math.log(-2 * Math.log(tunedLevel) + 1)) / tunedSize

/**
 * The asymptotic confidence sequence of a difference of means: read after every visitor, the interval ever misses the true value with a probability of `level`.
 * Theorem 2.2 of Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, «Time-uniform central limit theory and asymptotic confidence sequences» (Annals of Statistics 52, 2024).
 * The variance is that of independent arms, t = nm / (n + m) and ρ² = `mixtureVariance`. It is the mixture of Johari, Pekelis, Walsh, «Always valid inference» (2019), with a normal prior, whose inverse likelihood ratio is the p-value.
 *
 * Over phases with their own shares the differences are added with weights of t (`compare.ts`). With a share q of the variant, t × difference is a sum over the visitors of a phase, less its mean: (1 - q) y for the variant
 * and -q y for the control. The next phase adds independent terms with other shares, so the sum over all phases is still a martingale. The paper covers independent terms whose means and variances change in time:
 * the interval is that of the mean effect, weighted by t. One step is ours: the mixture is scaled by the mean variance so far, which moves when phases have different rates.
 * Half or double the variance moves the boundary by one in a hundred; `phases.test.ts` tries rates four times apart.
 */
export const alwaysValid: Method = {
  fewer: 0,
  boundary: ({ size }, level) => boundaryInErrors(size, level),
  /** One divided by the mixture likelihood ratio. */
  pValue: (difference, { variance, size }) => {
    if (difference === 0) return 1
    const spread = mixtureVariance * size
    return Math.min(1, Math.sqrt(1 + spread) * Math.exp((-(difference ** 2) / variance / 2) * (spread / (1 + spread))))
  },
}

/** How many standard errors the boundary lies from the estimate, for an effective size and an error of `level`. */
export function boundaryInErrors(effectiveSize: number, level: number): number {
  const spread = mixtureVariance * effectiveSize
  return Math.sqrt((1 + 1 / spread) * Math.log((1 + spread) / level ** 2))
}
