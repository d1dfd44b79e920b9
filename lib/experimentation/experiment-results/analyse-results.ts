import type { Guardrail } from '@/lib/experimentation/experiment-results/statistics/guardrails'
import { sampleRatio, sum } from '@/lib/experimentation/experiment-results/statistics/statistics'
import { mismatchBelow } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { type GoalResult, hasConversions, judgeGoals } from './judge-goals'
import { byPhase, type Cohort, cohortsOf } from './phases'
import { type Reading, readingOfAnyDay } from './readings'
import type { ComparedVariation, ExperimentResults } from './results'

type Split = { pValue: number; isMismatch: boolean }
/** A phase, in the order of the variations: whom each was shown, and the share it should have. */
export type PhaseResult = { startedAt: string; visitors: number[]; shares: readonly number[]; split: Split | null }
export type ResultsAnalysis = {
  /** `expected`: the share of all that the allocations give it; null without visitors. */
  visitors: { variation: ComparedVariation; visitors: number; expected: number | null }[]
  total: number
  /** Who saw more than one variation, or one that the configuration no longer has. */
  mixed: number
  unknownVariationVisitors: number
  phases: PhaseResult[]
  /** The split of all phases: a mismatch in one of them is one of the experiment. */
  split: Split | null
  /** One for each key that anybody converted for. */
  goals: GoalResult[]
  keysWithoutConversions: string[]
}
type Setting = {
  /** The counts leave out who was shown the experiment before some day, or after one. */
  isPartial?: boolean
  cohorts?: readonly Cohort[]
  guardrails?: readonly Guardrail[]
  /** The reading; left out, it is that of any day. */
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
    goals: judgeGoals(results, { shown, keys, cohorts, guardrails, reading, silence }),
    keysWithoutConversions: keys.filter((key) => !hasConversions(results, key)),
  }
}

/** The clearest of all phases, corrected for how many there are. */
function splitOfAll(phases: readonly PhaseResult[]): Split | null {
  const found = phases.flatMap(({ split }) => split?.pValue ?? [])
  if (found.length === 0) return null
  const pValue = Math.min(1, Math.min(...found) * found.length)
  return { pValue, isMismatch: pValue < mismatchBelow }
}
