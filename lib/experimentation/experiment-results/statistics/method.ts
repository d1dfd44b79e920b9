/** What is known of a difference of means, phases added up. */
export type Evidence = {
  /** The variance of the difference. */
  variance: number
  /** nm / (n + m) of each phase, added up. */
  size: number
  /** Degrees of freedom of the variance, by Welch and Satterthwaite. */
  freedom: number
}

/** How far from zero a difference has to be before it is taken for one. */
export type Method = {
  /** What the variance of a mean is divided by, besides the visitors: 1 where it is estimated without bias. */
  fewer: 0 | 1
  /** How many standard errors the interval reaches to each side, for an error of `level`. */
  boundary: (evidence: Evidence, level: number) => number
  /** The p-value, two-sided. */
  pValue: (difference: number, evidence: Evidence) => number
}
