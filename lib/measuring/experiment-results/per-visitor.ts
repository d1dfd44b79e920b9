import { alwaysValid } from './always-valid'
import { type Comparison, compareStrata, type Sample } from './compare'
import type { Method } from './method'
import type { ConversionTotals } from './results'
import { sum } from './statistics'
import { minValuedVisitors, minVisitors, significantBelow } from './thresholds'

/** `times`: how often. `revenue`: cents that events bore. `reckoned`: cents by the table of `goal-values.ts`. `value`: the number that events bore, in no unit of ours. */
export type MeasureKind = 'times' | 'revenue' | 'reckoned' | 'value'
export type Measure<Variation> = {
  kind: MeasureKind
  /** What one conversion is reckoned to be worth; null for what events bore. */
  centsEach: number | null
  /** In the order of the variations, the control first. `mean`: of every visitor, also those without a conversion; null without visitors. `comparison` null: of the control, or with too few. */
  arms: { variation: Variation; mean: number | null; comparison: Comparison | null }[]
}
/** Those of one phase; `worth` null: none of them converted. */
export type MeasuredPhase = { visitors: number; converted: number; worth: Omit<ConversionTotals, 'phase' | 'variationId' | 'key'> | null }
type MeasuredArm<Variation> = { variation: Variation; phases: readonly MeasuredPhase[] }
type Figure = { total: number; squares: number } | null

/**
 * What a goal comes to for each visitor, compared phase by phase as rates are. Each interval is always valid by itself, at 5 % over the variants; it is not among the comparisons that share the error of the page, and gives no verdict.
 */
export function measuresOf<Variation>(
  arms: readonly MeasuredArm<Variation>[],
  centsEach: number | null,
  method: Method = alwaysValid,
): Measure<Variation>[] {
  const figures: Record<MeasureKind, (phase: MeasuredPhase) => Figure> = {
    times: ({ worth }) => worth && { total: worth.times, squares: worth.timesSquared },
    revenue: ({ worth }) => pairOf(worth?.revenueCents, worth?.revenueSquared),
    reckoned: ({ worth }) =>
      worth && centsEach !== null ? { total: worth.times * centsEach, squares: worth.timesSquared * centsEach ** 2 } : null,
    value: ({ worth }) => pairOf(worth?.value, worth?.valueSquared),
  }
  const isGiven = (kind: MeasureKind) => arms.some(({ phases }) => phases.some((phase) => figures[kind](phase) !== null))
  const kinds = (['times', isGiven('revenue') ? 'revenue' : 'reckoned', 'value'] as const).filter(isGiven)
  return kinds.map((kind) => ({ kind, centsEach: kind === 'reckoned' ? centsEach : null, arms: compareMeans(arms, figures[kind], method) }))
}

function compareMeans<Variation>(
  arms: readonly MeasuredArm<Variation>[],
  figureOf: (phase: MeasuredPhase) => Figure,
  method: Method,
): Measure<Variation>['arms'] {
  const [control] = arms
  const level = significantBelow / Math.max(1, arms.length - 1)
  return arms.map((arm) => {
    const visitors = sum(arm.phases.map((phase) => phase.visitors))
    const mean = visitors === 0 ? null : sum(arm.phases.map((phase) => figureOf(phase)?.total ?? 0)) / visitors
    if (!control || arm === control) return { variation: arm.variation, mean, comparison: null }
    const pairs = arm.phases.flatMap((phase, place) => {
      const other = control.phases[place]
      return other && other.visitors > 0 && phase.visitors > 0 ? [{ control: other, variant: phase }] : []
    })
    const isEnough = (['control', 'variant'] as const).every(
      (side) =>
        sum(pairs.map((pair) => pair[side].visitors)) >= minVisitors && sum(pairs.map((pair) => pair[side].converted)) >= minValuedVisitors,
    )
    const strata = pairs.map((pair) => ({ control: sampleOf(pair.control, figureOf), variant: sampleOf(pair.variant, figureOf) }))
    return { variation: arm.variation, mean, comparison: isEnough ? compareStrata(strata, level, method) : null }
  })
}

/** Of all visitors of a phase: those without a conversion count as nothing. */
function sampleOf(phase: MeasuredPhase, figureOf: (phase: MeasuredPhase) => Figure): Sample {
  const { total, squares } = figureOf(phase) ?? { total: 0, squares: 0 }
  const mean = total / phase.visitors
  return { visitors: phase.visitors, mean, variance: Math.max(0, squares / phase.visitors - mean ** 2) }
}

function pairOf(total: number | null | undefined, squares: number | null | undefined): Figure {
  return typeof total === 'number' && typeof squares === 'number' ? { total, squares } : null
}
