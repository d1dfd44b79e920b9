import jStat from 'jstat'
import { mismatchBelow } from './thresholds'

/** Visitors who were shown a variation, and how many of them converted. */
export type Arm = { visitors: number; converted: number }

export function rateOf({ visitors, converted }: Arm): number | null {
  return visitors === 0 ? null : converted / visitors
}

/** Pearson's chi-squared test of the visitors in each variation against the shares that the traffic allocation gives them. Null while there is nobody, or only one variation. */
export function sampleRatio(visitors: readonly number[], shares: readonly number[]): { pValue: number; isMismatch: boolean } | null {
  const [all, whole] = [sum(visitors), sum(shares)]
  const arms = visitors.map((observed, index) => ({ observed, expected: (all * (shares[index] ?? 0)) / whole }))
  if (all === 0 || whole === 0) return null
  if (arms.some(({ observed, expected }) => expected === 0 && observed > 0)) return { pValue: 0, isMismatch: true }
  const counted = arms.filter(({ expected }) => expected > 0)
  if (counted.length < 2) return null
  const distance = sum(counted.map(({ observed, expected }) => (observed - expected) ** 2 / expected))
  const pValue = 1 - jStat.chisquare.cdf(distance, counted.length - 1)
  return { pValue, isMismatch: pValue < mismatchBelow }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
