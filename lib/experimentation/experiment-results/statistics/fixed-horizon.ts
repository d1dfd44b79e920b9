import jStat from 'jstat'
import type { Method } from './method'

/** The z test of two proportions, with the variances of both arms apart (not pooled), so that test and interval leave out «no change» together. For one look, at a moment that was fixed before. */
export const fixedShares: Method = {
  fewer: 0,
  boundary: (_, level) => jStat.normal.inv(1 - level / 2, 0, 1),
  pValue: (difference, { variance }) => (difference === 0 ? 1 : 2 * jStat.normal.cdf(-Math.abs(difference) / Math.sqrt(variance), 0, 1)),
}

/** Welch's t test, with Satterthwaite's degrees of freedom over both arms of all phases. For one look, at a moment that was fixed before. */
export const fixedMeans: Method = {
  fewer: 1,
  boundary: ({ freedom }, level) => jStat.studentt.inv(1 - level / 2, freedom),
  pValue: (difference, { variance, freedom }) =>
    difference === 0 ? 1 : 2 * jStat.studentt.cdf(-Math.abs(difference) / Math.sqrt(variance), freedom),
}
