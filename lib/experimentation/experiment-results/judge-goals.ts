import { adjusted } from '@/lib/experimentation/experiment-results/queries/earlier-visits'
import { type Comparison, compareArms, compareStrata, type Stratum } from '@/lib/experimentation/experiment-results/statistics/compare'
import { errorOf, type GoalRole } from '@/lib/experimentation/experiment-results/statistics/error-shares'
import { ratioOf } from '@/lib/experimentation/experiment-results/statistics/goal-ratios'
import { reckonedCents } from '@/lib/experimentation/experiment-results/statistics/goal-values'
import { type Guardrail, type GuardrailVerdict, guardrailVerdict } from '@/lib/experimentation/experiment-results/statistics/guardrails'
import type { Method } from '@/lib/experimentation/experiment-results/statistics/method'
import { type Measure, type MeasuredPhase, measuresOf } from '@/lib/experimentation/experiment-results/statistics/per-visitor'
import { type Arm, rateOf, sum } from '@/lib/experimentation/experiment-results/statistics/statistics'
import { minExpected, minVisitors, significantBelow } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { byPhase, type Cohort, placeOf } from './phases'
import type { Reading } from './readings'
import type { ComparedVariation, ConversionTotals, EarlierTotals, ExperimentResults } from './results'

/** `mismatch`: the split is wrong, so nothing is said. `partial`: of a part of the visitors, chosen later, nothing is said either. `open`: chance may explain the difference. `overruled`: better, but it harms a guardrail. `waiting`: better, but a guardrail is not decided. */
export type Verdict =
  | 'control'
  | 'tooFew'
  | 'mismatch'
  | 'partial'
  | 'open'
  | 'better'
  | 'worse'
  | 'overruled'
  | 'waiting'
  | GuardrailVerdict
type Worth = Pick<ConversionTotals, 'value' | 'revenueCents'>
type CountedPhase = MeasuredPhase & { earlier: Pick<EarlierTotals, 'visitors' | 'converted'> }
/** `phases`: the same people, phase by phase. */
type CountedArm = Arm & {
  variation: ComparedVariation
  /** The converted who had done the same in the weeks before the experiment was shown; the others did it for the first time. */
  again: number
  worth: Worth | null
  phases: CountedPhase[]
}
export type ArmResult = Omit<CountedArm, 'phases'> & {
  rate: number | null
  /** The comparison with the control. */
  comparison: (Comparison & { adjustedPValue: number }) | null
  /** The part by which the interval is narrower because of what visitors had done before; 0 where nothing is known of that. */
  narrower: number
  verdict: Verdict
}
/** `limit`: of a guardrail. `measures`: what it comes to for each visitor, without a verdict; none while the split is wrong. */
export type GoalResult = { key: string; role: GoalRole; limit: number | null; arms: ArmResult[]; measures: Measure<ComparedVariation>[] }
/** A variation, and whom it was shown in each phase. */
export type Shown = { variation: ComparedVariation; visitors: number[] }
/** Why nothing is said, however clear the figures are. */
type Silence = { isMismatch: boolean; isPartial: boolean }
/** `keys`: of those that anybody converted for, the first that is no guardrail is the primary goal. */
type Question = {
  shown: readonly Shown[]
  keys: readonly string[]
  cohorts: readonly Cohort[]
  guardrails: readonly Guardrail[]
  reading: Reading
  silence: Silence
}

/** Every goal that anybody converted for, guardrails last. */
export function judgeGoals(results: ExperimentResults, { shown, keys, cohorts, guardrails, reading, silence }: Question): GoalResult[] {
  const limits = new Map(guardrails.filter(({ key }) => keys.includes(key)).map(({ key, limit }) => [key, limit]))
  const ownKeys = keys.filter((key) => !limits.has(key))
  const counts = { variants: shown.length - 1, goals: ownKeys.length, guardrails: limits.size }
  const judged = [...ownKeys, ...limits.keys()]
    .filter((key) => hasConversions(results, key))
    .map((key): GoalResult => {
      const limit = limits.get(key) ?? null
      const role = limit !== null ? 'guardrail' : key === ownKeys[0] ? 'primary' : 'secondary'
      const level = errorOf(role, counts) * reading.errorShare
      const arms = armsOf(key, shown, results, cohorts)
      return {
        key,
        role,
        limit,
        arms: judgeGoal(arms, { level, method: reading.shares, limit, silence }),
        measures: silence.isMismatch ? [] : measuresOf(arms, reckonedCents(key), reading.means),
      }
    })
  return guarded(judged, [...limits.keys()])
}

export function hasConversions({ converted }: ExperimentResults, key: string): boolean {
  return converted.some((row) => row.key === key)
}

/** A variation wins once every guardrail is safe: not while one is undecided, has too few visitors or nobody who converted, and never once one is harmed. */
function guarded(goals: readonly GoalResult[], keys: readonly string[]): GoalResult[] {
  const verdictsFor = (variation: ComparedVariation) =>
    keys.map((key) => goals.find((goal) => goal.key === key)?.arms.find((arm) => arm.variation.id === variation.id)?.verdict)
  const winFor = (variation: ComparedVariation): Verdict => {
    const verdicts = verdictsFor(variation)
    if (verdicts.includes('harmed')) return 'overruled'
    return verdicts.every((verdict) => verdict === 'safe') ? 'better' : 'waiting'
  }
  return goals.map((goal) => ({
    ...goal,
    arms: goal.arms.map((arm) => (arm.verdict === 'better' ? { ...arm, verdict: winFor(arm.variation) } : arm)),
  }))
}

function armsOf(
  key: string,
  shown: readonly Shown[],
  { converted, worth, earlier }: ExperimentResults,
  cohorts: readonly Cohort[],
): CountedArm[] {
  const baseKey = ratioOf(key)?.base
  return shown.map(({ variation, visitors }) => {
    const isOfArm = (row: { variationId: string }) => row.variationId === variation.id
    const rowsIn = <Row extends { phase: string; variationId: string; key: string }>(
      rows: readonly Row[],
      ofKey: string | undefined,
      phase: number,
    ) => rows.filter((row) => row.key === ofKey && isOfArm(row) && placeOf(row.phase, cohorts) === phase)
    const counts = byPhase(
      converted.filter((row) => row.key === key && isOfArm(row)),
      cohorts,
    )
    return {
      variation,
      visitors: sum(visitors),
      converted: sum(counts),
      again: addedEarlier(earlier.filter((row) => row.key === key && isOfArm(row))).converted,
      worth: addedUp(worth.filter((row) => row.key === key && isOfArm(row))),
      phases: visitors.map((each, phase) => ({
        visitors: each,
        converted: counts[phase] ?? 0,
        worth: addedUp(rowsIn(worth, key, phase)),
        base: addedUp(rowsIn(worth, baseKey, phase)),
        earlier: addedEarlier(rowsIn(earlier, key, phase)),
      })),
    }
  })
}

function addedEarlier(rows: readonly EarlierTotals[]): CountedPhase['earlier'] {
  return { visitors: sum(rows.map(({ visitors }) => visitors)), converted: sum(rows.map(({ converted }) => converted)) }
}

/** The sums of rows before the first phase and in it. */
function addedUp(rows: readonly ConversionTotals[]): MeasuredPhase['worth'] {
  const of = (figures: (number | null)[]) => {
    const given = figures.filter((each) => each !== null)
    return given.length === 0 ? null : sum(given)
  }
  if (rows.length === 0) return null
  return {
    times: sum(rows.map(({ times }) => times)),
    timesSquared: sum(rows.map(({ timesSquared }) => timesSquared)),
    value: of(rows.map(({ value }) => value)),
    valueSquared: of(rows.map(({ valueSquared }) => valueSquared)),
    revenueCents: of(rows.map(({ revenueCents }) => revenueCents)),
    revenueSquared: of(rows.map(({ revenueSquared }) => revenueSquared)),
    baseProduct: rows.some(({ baseProduct }) => baseProduct === null) ? null : of(rows.map(({ baseProduct }) => baseProduct)),
  }
}

/** `limit`: of a guardrail. */
type Judging = { level: number; method: Method; limit: number | null; silence: Silence }

/** Every variant against the control, each with an error of `level`. */
function judgeGoal([control, ...variants]: CountedArm[], judging: Judging): ArmResult[] {
  if (!control) return []
  const { phases: _, ...controlCounts } = control
  return [
    { ...controlCounts, rate: rateOf(control), comparison: null, narrower: 0, verdict: 'control' },
    ...variants.map(({ phases, ...variant }): ArmResult => {
      const pairs = phases.flatMap((arm, place) => {
        const other = control.phases[place]
        return other && other.visitors > 0 && arm.visitors > 0 ? [{ control: other, variant: arm }] : []
      })
      const { comparison, narrower } = comparePairs(pairs, judging)
      return {
        ...variant,
        rate: rateOf(variant),
        comparison: comparison && { ...comparison, adjustedPValue: Math.min(1, (comparison.pValue * significantBelow) / judging.level) },
        narrower,
        verdict: verdictOf(together(pairs.map((pair) => pair.control)), together(pairs.map((pair) => pair.variant)), comparison, judging),
      }
    }),
  ]
}

/** Adjusted wherever anybody is known from before: to choose the narrower of two readings would be a look at the result. */
function comparePairs(
  pairs: readonly Stratum<CountedPhase>[],
  { level, method }: Judging,
): { comparison: Comparison | null; narrower: number } {
  const plain = compareArms(pairs, level, method)
  if (!plain || pairs.every(({ control, variant }) => control.earlier.visitors + variant.earlier.visitors === 0))
    return { comparison: plain, narrower: 0 }
  const comparison = compareStrata(pairs.map(adjusted), level, method)
  return { comparison, narrower: comparison ? 1 - widthOf(comparison) / widthOf(plain) : 0 }
}

function widthOf({ difference: { low, high } }: Comparison): number {
  return high - low
}

function together(arms: readonly Arm[]): Arm {
  return { visitors: sum(arms.map(({ visitors }) => visitors)), converted: sum(arms.map(({ converted }) => converted)) }
}

function verdictOf(control: Arm, variant: Arm, comparison: Comparison | null, { silence, limit }: Judging): Verdict {
  if (!comparison || isTooFew(control, variant)) return 'tooFew'
  if (silence.isMismatch) return 'mismatch'
  if (silence.isPartial) return 'partial'
  if (limit !== null) return guardrailVerdict(comparison, limit)
  if (comparison.difference.low > 0) return 'better'
  return comparison.difference.high < 0 ? 'worse' : 'open'
}

/** The usual conditions of the test: in both arms as many as ten conversions, and ten visitors without one, are to be expected. */
function isTooFew(control: Arm, variant: Arm): boolean {
  const rate = (control.converted + variant.converted) / (control.visitors + variant.visitors)
  const smaller = Math.min(control.visitors, variant.visitors)
  return smaller < minVisitors || smaller * Math.min(rate, 1 - rate) < minExpected
}
