import type { ResultsAnalysis } from './analyse-results'
import type { Comparison } from './compare'
import type { GoalRole } from './error-shares'
import type { ArmResult, Verdict } from './judge-goals'
import type { MeasureKind } from './per-visitor'

/** `lift`: null while the control has no conversions; without a `liftHigh` it has no end. */
type KeptArm = {
  variation: string
  visitors: number
  converted: number
  rate: number | null
  lift: number | null
  liftLow: number | null
  liftHigh: number | null
  verdict: Verdict
}
/** What a goal comes to for each visitor of a variation. */
type KeptMeasure = Pick<KeptArm, 'variation' | 'lift' | 'liftLow' | 'liftHigh'> & { kind: MeasureKind; mean: number | null }
/** What was read when an experiment ended, or its plan was reached, in the words that it had then. It is kept as it is: a field that goes or changes has to be read in its old shape as well. */
export type Outcome = {
  total: number
  mixed: number
  visitors: { variation: string; visitors: number }[]
  goals: {
    key: string
    role: GoalRole
    arms: KeptArm[]
    /** Not there where the result is from before it was kept. */
    measures?: KeptMeasure[]
  }[]
}
/** `endedAt` and `readAt` as text. */
export type KeptOutcome = { endedAt: string; readAt: string; result: Outcome }

export function outcomeOf({ total, mixed, visitors, goals }: ResultsAnalysis): Outcome {
  return {
    total,
    mixed,
    visitors: visitors.map((arm) => ({ variation: arm.variation.key, visitors: arm.visitors })),
    goals: goals.map(({ key, role, arms, measures }) => ({ key, role, arms: arms.map(keptArm), measures: measures.flatMap(keptMeasures) })),
  }
}

function keptArm({ variation, visitors, converted, rate, comparison, verdict }: ArmResult): KeptArm {
  return { variation: variation.key, visitors, converted, rate, ...keptLift(comparison), verdict }
}

function keptMeasures({ kind, arms }: ResultsAnalysis['goals'][number]['measures'][number]): KeptMeasure[] {
  return arms.map(({ variation, mean, comparison }) => ({ kind, variation: variation.key, mean, ...keptLift(comparison) }))
}

function keptLift(comparison: Comparison | null): Pick<KeptArm, 'lift' | 'liftLow' | 'liftHigh'> {
  const { estimate = null, low = null, high = null } = comparison?.lift ?? {}
  return { lift: estimate, liftLow: low, liftHigh: high }
}
