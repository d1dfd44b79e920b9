import { jStat } from 'jstat'
import { mismatchBelow } from './thresholds'

/** Visitors who were shown a variation, and how many of them converted. */
export type Arm = { visitors: number; converted: number }

/** Shares between -1 and 1: how far the variant's rate is from the control's, with the bounds of the 95 % interval. */
export type Difference = {
  difference: number
  low: number
  high: number
  /** Two-sided. */
  pValue: number
}

const confidence = 0.95
const z = jStat.normal.inv((1 + confidence) / 2, 0, 1)

export function rateOf({ visitors, converted }: Arm): number | null {
  return visitors === 0 ? null : converted / visitors
}

/** The z test of two proportions with the pooled variance, and Newcombe's hybrid score interval (Statistics in Medicine 17, 1998, method 10), which holds for small numbers too. Null while an arm has nobody. */
export function compareArms(control: Arm, variant: Arm): Difference | null {
  const [before, after] = [rateOf(control), rateOf(variant)]
  if (before === null || after === null) return null
  const difference = after - before
  const [a, b] = [wilson(control), wilson(variant)]
  return {
    difference,
    low: difference - Math.hypot(after - b.low, a.high - before),
    high: difference + Math.hypot(b.high - after, before - a.low),
    pValue: pooledPValue(control, variant, difference),
  }
}

function pooledPValue(control: Arm, variant: Arm, difference: number): number {
  const pooled = (control.converted + variant.converted) / (control.visitors + variant.visitors)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / variant.visitors))
  return deviation === 0 ? 1 : 2 * jStat.normal.cdf(-Math.abs(difference) / deviation, 0, 1)
}

/** Wilson's score interval of one rate. */
function wilson({ visitors, converted }: Arm): { low: number; high: number } {
  const rate = converted / visitors
  const centre = rate + z ** 2 / (2 * visitors)
  const half = z * Math.sqrt((rate * (1 - rate)) / visitors + z ** 2 / (4 * visitors ** 2))
  const scale = 1 + z ** 2 / visitors
  return { low: (centre - half) / scale, high: (centre + half) / scale }
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Holm's correction: p-values of several comparisons at once, raised so that together they err no more often than one alone. In the order given. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((pValue, place) => ({ pValue, place })).sort((a, b) => a.pValue - b.pValue)
  const adjusted = new Map<number, number>()
  let runningMax = 0
  for (const [rank, { pValue, place }] of order.entries()) {
    runningMax = Math.max(runningMax, Math.min(1, pValue * (order.length - rank)))
    adjusted.set(place, runningMax)
  }
  return pValues.map((_, place) => adjusted.get(place) ?? 1)
}
