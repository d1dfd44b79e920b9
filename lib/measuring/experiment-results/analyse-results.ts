import { type Comparison, compareArms } from './compare'
import { errorOf, type GoalRole } from './error-shares'
import { reckonedCents } from './goal-values'
import { type Guardrail, type GuardrailVerdict, guardrailVerdict } from './guardrails'
import type { Method } from './method'
import { type Measure, type MeasuredPhase, measuresOf } from './per-visitor'
import { type Cohort, cohortsOf } from './phases'
import { type Reading, readingOfAnyDay } from './readings'
import type { ConversionTotals, ExperimentResults } from './results'
import { type Arm, rateOf, sampleRatio, sum } from './statistics'
import { minExpected, minVisitors, mismatchBelow, significantBelow } from './thresholds'

/** A variation as the configuration has it; the first one of a list is the control. */
export type ComparedVariation = { id: string; key: string; share: number }
/** `mismatch`: the split is wrong, so nothing is said. `partial`: of a part of the visitors, chosen later, nothing is said either. `open`: chance may explain the difference. `overruled`: better, but it harms a guardrail. */
export type Verdict = 'control' | 'tooFew' | 'mismatch' | 'partial' | 'open' | 'better' | 'worse' | 'overruled' | GuardrailVerdict
type Worth = Pick<ConversionTotals, 'value' | 'revenueCents'>
/** `phases`: the same people, phase by phase. */
type CountedArm = Arm & { variation: ComparedVariation; worth: Worth | null; phases: MeasuredPhase[] }
export type ArmResult = Omit<CountedArm, 'phases'> & {
  rate: number | null
  /** Against the control. */
  comparison: (Comparison & { adjustedPValue: number }) | null
  verdict: Verdict
}
/** `limit`: of a guardrail. `measures`: what it comes to for each visitor, without a verdict; none while the split is wrong. */
export type GoalResult = { key: string; role: GoalRole; limit: number | null; arms: ArmResult[]; measures: Measure<ComparedVariation>[] }
type Split = { pValue: number; isMismatch: boolean }
/** In the order of the variations: whom each was shown, and the share it should have. */
export type PhaseResult = { startedAt: string; visitors: number[]; shares: readonly number[]; split: Split | null }
export type ResultsAnalysis = {
  /** `expected`: the share of all that the allocations give it; null without visitors. */
  visitors: { variation: ComparedVariation; visitors: number; expected: number | null }[]
  total: number
  /** Who saw more than one variation, or one that the configuration no longer has. */
  mixed: number
  unknownVariationVisitors: number
  phases: PhaseResult[]
  /** Of all phases: a mismatch in one of them is one of the experiment. */
  split: Split | null
  /** One for each key that anybody converted for. */
  goals: GoalResult[]
  keysWithoutConversions: string[]
}
/** Why nothing is said, however clear the figures are. */
type Silence = { isMismatch: boolean; isPartial: boolean }
type Setting = {
  /** The counts leave out who was shown the experiment before some day, or after one. */
  isPartial?: boolean
  cohorts?: readonly Cohort[]
  guardrails?: readonly Guardrail[]
  /** Of any day, where nothing is said. */
  reading?: Reading
}

/** What the counts say about the variations, for the conversions with these keys, of which the first that is no guardrail is the primary goal. */
export function analyseResults(
  results: ExperimentResults,
  variations: readonly ComparedVariation[],
  keys: readonly string[],
  { isPartial = false, cohorts = cohortsOf([], variations), guardrails = [], reading = readingOfAnyDay(false) }: Setting = {},
): ResultsAnalysis {
  const shown = variations.map((variation) => ({
    variation,
    visitors: byPhase(
      results.visitors.filter(({ variationId }) => variationId === variation.id),
      cohorts,
    ),
  }))
  const phases = cohorts.map(({ startedAt, shares }, index) => {
    const visitors = shown.map((arm) => arm.visitors[index] ?? 0)
    return { startedAt, visitors, shares, split: sampleRatio(visitors, shares) }
  })
  const split = splitOfAll(phases)
  const silence = { isMismatch: split?.isMismatch ?? false, isPartial }
  const hasConversions = (key: string) => results.converted.some((row) => row.key === key)
  const limits = new Map(guardrails.filter(({ key }) => keys.includes(key)).map(({ key, limit }) => [key, limit]))
  const ownKeys = keys.filter((key) => !limits.has(key))
  const counts = { variants: variations.length - 1, goals: ownKeys.length, guardrails: limits.size }
  const goals = [...ownKeys, ...limits.keys()].filter(hasConversions).map((key): GoalResult => {
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
  const total = sum(phases.flatMap(({ visitors }) => visitors))
  return {
    visitors: shown.map(({ variation, visitors }, index) => ({
      variation,
      visitors: sum(visitors),
      expected: total === 0 ? null : sum(phases.map((phase) => sum(phase.visitors) * (phase.shares[index] ?? 0))) / total,
    })),
    total,
    mixed: results.mixed,
    unknownVariationVisitors: sum(results.visitors.map(({ visitors }) => visitors)) - total,
    phases,
    split,
    goals: overruled(goals),
    keysWithoutConversions: keys.filter((key) => !hasConversions(key)),
  }
}

/** Whoever wins by harming a guardrail does not win. */
function overruled(goals: readonly GoalResult[]): GoalResult[] {
  const harmful = new Set(
    goals.flatMap(({ arms }) => arms.flatMap(({ verdict, variation }) => (verdict === 'harmed' ? [variation.id] : []))),
  )
  return goals.map((goal) => ({
    ...goal,
    arms: goal.arms.map((arm) => (arm.verdict === 'better' && harmful.has(arm.variation.id) ? { ...arm, verdict: 'overruled' } : arm)),
  }))
}

type Shown = { variation: ComparedVariation; visitors: number[] }

function armsOf(key: string, shown: readonly Shown[], { converted, worth }: ExperimentResults, cohorts: readonly Cohort[]): CountedArm[] {
  return shown.map(({ variation, visitors }) => {
    const isOfArm = (row: { key: string; variationId: string }) => row.key === key && row.variationId === variation.id
    const counts = byPhase(converted.filter(isOfArm), cohorts)
    const worths = cohorts.map((_, phase) => addedUp(worth.filter((row) => isOfArm(row) && placeOf(row.phase, cohorts) === phase)))
    return {
      variation,
      visitors: sum(visitors),
      converted: sum(counts),
      phases: visitors.map((each, phase) => ({ visitors: each, converted: counts[phase] ?? 0, worth: worths[phase] ?? null })),
      worth: addedUp(worth.filter(isOfArm)),
    }
  })
}

/** Visitors of each phase. */
function byPhase(rows: readonly { phase: string; visitors: number }[], cohorts: readonly Cohort[]): number[] {
  const sums = cohorts.map(() => 0)
  for (const { phase, visitors } of rows) {
    const at = placeOf(phase, cohorts)
    sums[at] = (sums[at] ?? 0) + visitors
  }
  return sums
}

/** Who came before the first phase that was written down belongs to it. */
function placeOf(phase: string, cohorts: readonly Cohort[]): number {
  return Math.max(
    0,
    cohorts.findIndex(({ startedAt }) => startedAt === phase),
  )
}

/** The clearest of all phases, corrected for how many there are. */
function splitOfAll(phases: readonly PhaseResult[]): Split | null {
  const found = phases.flatMap(({ split }) => split?.pValue ?? [])
  if (found.length === 0) return null
  const pValue = Math.min(1, Math.min(...found) * found.length)
  return { pValue, isMismatch: pValue < mismatchBelow }
}

/** Of rows before the first phase and in it. */
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
  }
}

/** `limit`: of a guardrail. */
type Judging = { level: number; method: Method; limit: number | null; silence: Silence }

/** Every variant against the control, each with an error of `level`. */
function judgeGoal([control, ...variants]: CountedArm[], { level, method, limit, silence }: Judging): ArmResult[] {
  if (!control) return []
  const { phases: _, ...controlCounts } = control
  return [
    { ...controlCounts, rate: rateOf(control), comparison: null, verdict: 'control' },
    ...variants.map(({ phases, ...variant }): ArmResult => {
      const pairs = phases.flatMap((arm, place) => {
        const other = control.phases[place]
        return other && other.visitors > 0 && arm.visitors > 0 ? [{ control: other, variant: arm }] : []
      })
      const comparison = compareArms(pairs, level, method)
      return {
        ...variant,
        rate: rateOf(variant),
        comparison: comparison && { ...comparison, adjustedPValue: Math.min(1, (comparison.pValue * significantBelow) / level) },
        verdict: verdictOf(together(pairs.map((pair) => pair.control)), together(pairs.map((pair) => pair.variant)), comparison, {
          limit,
          ...silence,
        }),
      }
    }),
  ]
}

function together(arms: readonly Arm[]): Arm {
  return { visitors: sum(arms.map(({ visitors }) => visitors)), converted: sum(arms.map(({ converted }) => converted)) }
}

function verdictOf(
  control: Arm,
  variant: Arm,
  comparison: Comparison | null,
  { isMismatch, isPartial, limit }: Silence & Pick<Judging, 'limit'>,
): Verdict {
  if (!comparison || isTooFew(control, variant)) return 'tooFew'
  if (isMismatch) return 'mismatch'
  if (isPartial) return 'partial'
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
