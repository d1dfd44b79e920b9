import type { ConversionTotals } from '@/lib/experimentation/experiment-results/results'
import { alwaysValid } from './always-valid'
import { type Comparison, compareStrata, type Sample } from './compare'
import type { Method } from './method'
import { sum } from './statistics'
import { minValuedVisitors, minVisitors, significantBelow } from './thresholds'

/** `times`: how often. `ratio`: how often for each time of another event (`goal-ratios.ts`). `revenue`: cents that events bore. `reckoned`: cents by the table of `goal-values.ts`. `value`: the number that events bore, in no unit of ours. */
export type MeasureKind = 'times' | 'ratio' | 'revenue' | 'reckoned' | 'value'
export type Measure<Variation> = {
  kind: MeasureKind
  /** What one conversion is reckoned to be worth; null for what events bore. */
  centsEach: number | null
  /** The variations in their order, the control first. `mean`: of every visitor, also without a conversion; null without visitors. `comparison` null: of the control, or with too few. */
  arms: { variation: Variation; mean: number | null; comparison: Comparison | null }[]
}
type Worth = Omit<ConversionTotals, 'phase' | 'variationId' | 'key'>
/** The visitors of one phase; `worth` null: none of them converted. `base`: the same of what the goal is a ratio of. */
export type MeasuredPhase = { visitors: number; converted: number; worth: Worth | null; base: Worth | null }
type MeasuredArm<Variation> = { variation: Variation; phases: readonly MeasuredPhase[] }
/** The sum over all visitors of a phase, `per` the count it is a mean of, and the variance of one visitor's part in that mean. */
type Figure = { total: number; per: number; variance: number }
type FigureOf = (phase: MeasuredPhase) => Figure | null

/**
 * The mean of a goal per visitor, compared phase by phase as rates are. Each interval is always valid by itself, at 5 % over the variants. It takes no share of the error of the page, and gives no verdict.
 */
export function measuresOf<Variation>(
  arms: readonly MeasuredArm<Variation>[],
  centsEach: number | null,
  method: Method = alwaysValid,
): Measure<Variation>[] {
  const figures: Record<MeasureKind, FigureOf> = {
    times: ({ visitors, worth }) => worth && meanOf(visitors, worth.times, worth.timesSquared),
    ratio: ratioFigure,
    revenue: ({ visitors, worth }) => meanOf(visitors, worth?.revenueCents, worth?.revenueSquared),
    reckoned: ({ visitors, worth }) =>
      worth && centsEach !== null ? meanOf(visitors, worth.times * centsEach, worth.timesSquared * centsEach ** 2) : null,
    value: ({ visitors, worth }) => meanOf(visitors, worth?.value, worth?.valueSquared),
  }
  const isGiven = (kind: MeasureKind) =>
    arms.some(({ phases }) => phases.some((phase) => phase.visitors > 0 && figures[kind](phase) !== null))
  const kinds = (['times', 'ratio', isGiven('revenue') ? 'revenue' : 'reckoned', 'value'] as const).filter(isGiven)
  return kinds.map((kind) => ({
    kind,
    centsEach: kind === 'reckoned' ? centsEach : null,
    arms: compareMeans(arms, kind === 'ratio' ? figures.ratio : orNothing(figures[kind]), method),
  }))
}

function compareMeans<Variation>(arms: readonly MeasuredArm<Variation>[], figureOf: FigureOf, method: Method): Measure<Variation>['arms'] {
  const [control] = arms
  const level = significantBelow / Math.max(1, arms.length - 1)
  return arms.map((arm) => {
    const figures = arm.phases.flatMap((phase) => (phase.visitors > 0 ? (figureOf(phase) ?? []) : []))
    const per = sum(figures.map((figure) => figure.per))
    const mean = per === 0 ? null : sum(figures.map(({ total }) => total)) / per
    if (!control || arm === control) return { variation: arm.variation, mean, comparison: null }
    const pairs = arm.phases.flatMap((phase, place) => {
      const other = control.phases[place]
      if (!other || other.visitors === 0 || phase.visitors === 0) return []
      const [before, after] = [figureOf(other), figureOf(phase)]
      return before && after ? [{ control: { ...other, ...before }, variant: { ...phase, ...after } }] : []
    })
    const isEnough = (['control', 'variant'] as const).every(
      (side) =>
        sum(pairs.map((pair) => pair[side].visitors)) >= minVisitors && sum(pairs.map((pair) => pair[side].converted)) >= minValuedVisitors,
    )
    const strata = pairs.map((pair) => ({ control: sampleOf(pair.control), variant: sampleOf(pair.variant) }))
    return { variation: arm.variation, mean, comparison: isEnough ? compareStrata(strata, level, method) : null }
  })
}

function sampleOf({ visitors, total, per, variance }: Figure & { visitors: number }): Sample {
  return { visitors, mean: total / per, variance }
}

/** The mean of all visitors: those without a conversion count as zero. */
function meanOf(visitors: number, total: number | null | undefined, squares: number | null | undefined): Figure | null {
  if (typeof total !== 'number' || typeof squares !== 'number') return null
  return { total, per: visitors, variance: Math.max(0, squares / visitors - (total / visitors) ** 2) }
}

/** A phase without conversions counts as zero, too. */
function orNothing(figureOf: FigureOf): FigureOf {
  return (phase) => figureOf(phase) ?? { total: 0, per: phase.visitors, variance: 0 }
}

/**
 * The ratio R of two counts x and y of the same visitors, by the delta method: (x - R y) / mean of y has mean zero, and its variance includes the covariance of x and y
 * (Deng, Knoblich, Lu, «Applying the delta method in metric analytics», KDD 2018). Null where the base count y is zero.
 */
function ratioFigure({ visitors, worth, base }: MeasuredPhase): Figure | null {
  const { times, timesSquared, baseProduct } = worth ?? { times: 0, timesSquared: 0, baseProduct: 0 }
  if (!base || base.times === 0 || baseProduct === null) return null
  const ratio = times / base.times
  const squares = timesSquared - 2 * ratio * baseProduct + ratio ** 2 * base.timesSquared
  return { total: times, per: base.times, variance: Math.max(0, (squares * visitors) / base.times ** 2) }
}
