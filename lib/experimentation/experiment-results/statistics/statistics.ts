import jStat from 'jstat'
import { mismatchBelow } from './thresholds'

/** Visitors who were shown a variation, and how many of them converted. */
export type Arm = { visitors: number; converted: number }

export function rateOf({ visitors, converted }: Arm): number | null {
  return visitors === 0 ? null : converted / visitors
}

/** Visitors that the configured shares weigh as much as, before anybody has come: so many find splits that are off by a fiftieth soonest. */
const trustedVisitors = 1_000

/**
 * The visitors in each variation against the shares that the traffic allocation gives them: how much likelier shares that are learnt from them (a Dirichlet
 * distribution around the configured ones) make them. Its p holds however often it is looked at (Lindon and Malek, «Anytime-valid inference for multinomial
 * count data», 2022). Null while there is nobody, or only one variation.
 */
export function sampleRatio(visitors: readonly number[], shares: readonly number[]): { pValue: number; isMismatch: boolean } | null {
  const [all, whole] = [sum(visitors), sum(shares)]
  const arms = visitors.map((seen, index) => ({ seen, share: (shares[index] ?? 0) / whole }))
  if (all === 0 || whole === 0) return null
  if (arms.some(({ seen, share }) => share === 0 && seen > 0)) return { pValue: 0, isMismatch: true }
  const counted = arms.filter(({ share }) => share > 0)
  if (counted.length < 2) return null
  const learnt = counted.map(({ seen, share }) => jStat.gammaln(trustedVisitors * share + seen) - jStat.gammaln(trustedVisitors * share))
  const configured = counted.map(({ seen, share }) => seen * Math.log(share))
  const likelier = jStat.gammaln(trustedVisitors) - jStat.gammaln(trustedVisitors + all) + sum(learnt) - sum(configured)
  const pValue = Math.min(1, Math.exp(-likelier))
  return { pValue, isMismatch: pValue < mismatchBelow }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
