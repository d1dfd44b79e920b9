import { expect, test } from 'vitest'
import { adjusted } from '@/lib/experimentation/experiment-results/queries/earlier-visits'
import { alwaysValid } from './always-valid'
import { type Comparison, compareArms, compareStrata, type Stratum } from './compare'
import { fixedMeans, fixedShares } from './fixed-horizon'
import { type MeasuredPhase, measuresOf } from './per-visitor'
import { sampleRatio } from './statistics'
import figures from './test-figures.json'

const methods = { alwaysValid, fixedShares, fixedMeans }
const methodOf = (name: string) => Object.entries(methods).find(([each]) => each === name)?.[1] ?? expect.fail(name)
/** A billionth of the figure, or of 1 where it is smaller: a lift of almost nothing is the difference of two numbers near 1. */
const near = (found: number | null | undefined, expected: number | null | undefined, what: string, most = 1e-9) => {
  if (typeof expected !== 'number') expect(found, what).toBe(null)
  else expect(Math.abs((found ?? NaN) - expected) / Math.max(Math.abs(expected), 1), what).toBeLessThan(most)
}

type Expected = { difference: number[]; lift: (number | null)[]; pValue: number }
function agrees(found: Comparison | null | undefined, { difference, lift, pValue }: Expected, method: string): void {
  const digits = method === 'fixedMeans' ? 1e-7 : 1e-9 // jStat works out the distribution of t to seven digits
  near(found?.difference.estimate, difference[0], 'difference')
  near(found?.difference.low, difference[1], 'low', digits)
  near(found?.difference.high, difference[2], 'high', digits)
  near(found?.lift?.estimate, lift[0], 'lift')
  near(found?.lift?.low, lift[1], 'lift, low', digits)
  near(found?.lift?.high, lift[2], 'lift, high', digits)
  near(found?.pValue, pValue, 'p', digits)
}
const pairsOf = <Arm, Side>(phases: Arm[][], sideOf: (arm: Arm) => Side): Stratum<Side>[] =>
  phases.map(([control, variant]) =>
    control && variant ? { control: sideOf(control), variant: sideOf(variant) } : expect.fail('two arms'),
  )
const totalOf = (groups: number[][], figure: (group: number[]) => number) =>
  groups.reduce((total, group) => total + (group[0] ?? 0) * figure(group), 0)

test.each(figures.splits)('the sample ratio is that of the script: $visitors of $shares', ({ visitors, shares, pValue }) => {
  near(sampleRatio(visitors, shares)?.pValue, pValue, 'p')
})

test.each(figures.shares)('proportions are compared as the script does: $phases, $method', ({ phases, level, method, expected }) => {
  const pairs = pairsOf(phases, ([visitors = 0, converted = 0]) => ({ visitors, converted }))
  agrees(compareArms(pairs, level, methodOf(method)), expected, method)
})

/** Groups of visitors as the totals have them: `times` of the second figure, `base` of the third. */
function measuredPhase(groups: number[][]): MeasuredPhase {
  const worth = (place: number) => ({
    times: totalOf(groups, (group) => group[place] ?? 0),
    timesSquared: totalOf(groups, (group) => (group[place] ?? 0) ** 2),
    value: null,
    valueSquared: null,
    revenueCents: null,
    revenueSquared: null,
    baseProduct: totalOf(groups, ([, x = 0, y = 0]) => x * y),
  })
  return {
    visitors: totalOf(groups, () => 1),
    converted: totalOf(groups, (group) => ((group[1] ?? 0) > 0 ? 1 : 0)),
    worth: worth(1),
    base: worth(2),
  }
}
function measured(kind: 'times' | 'ratio', phases: number[][][][], method: string) {
  const arms = [0, 1].map((arm) => ({ variation: arm, phases: phases.map((phase) => measuredPhase(phase[arm] ?? [])) }))
  return measuresOf(arms, null, methodOf(method)).find((measure) => measure.kind === kind)?.arms[1]?.comparison
}

test.each(figures.means)('means are compared as the script does: $phases, $method', ({ phases, method, expected }) => {
  agrees(measured('times', phases, method), expected, method)
})

test.each(figures.ratios)(
  'ratios are compared by the delta method as the script does: $phases, $method',
  ({ phases, method, expected }) => {
    agrees(measured('ratio', phases, method), expected, method)
  },
)

test.each(figures.earlier)(
  'earlier visits are taken out as the regression of the script does: $phases, $method',
  ({ phases, method, expected }) => {
    const pairs = pairsOf(phases, (groups: number[][]) => ({
      visitors: totalOf(groups, () => 1),
      converted: totalOf(groups, ([, y = 0]) => y),
      earlier: { visitors: totalOf(groups, ([, , c = 0]) => c), converted: totalOf(groups, ([, y = 0, c = 0]) => y * c) },
    }))
    agrees(compareStrata(pairs.map(adjusted), 0.05, methodOf(method)), expected, method)
  },
)
