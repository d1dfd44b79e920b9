import type { Comparison } from '@/lib/experimentation/experiment-results/statistics/compare'
import type { GoalRole } from '@/lib/experimentation/experiment-results/statistics/error-shares'
import type { MeasureKind } from '@/lib/experimentation/experiment-results/statistics/per-visitor'
import type { ResultsAnalysis } from './analyse-results'
import type { ArmResult, Verdict } from './judge-goals'

/** `lift`: null while the control has no conversions; without a `liftHigh` it has no end. */
type StoredArm = {
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
type StoredMeasure = Pick<StoredArm, 'variation' | 'lift' | 'liftLow' | 'liftHigh'> & { kind: MeasureKind; mean: number | null }
/** The results when an experiment ended or reached its plan, with the names of that time. Stored rows never change, so a changed field has to be read in its old shape too. */
export type Outcome = {
  total: number
  mixed: number
  visitors: { variation: string; visitors: number }[]
  goals: {
    key: string
    role: GoalRole
    arms: StoredArm[]
    /** Missing in results from before it was stored. */
    measures?: StoredMeasure[]
  }[]
}
/** `endedAt` and `readAt` as text. */
export type StoredOutcome = { endedAt: string; readAt: string; result: Outcome }

export function outcomeOf({ total, mixed, visitors, goals }: ResultsAnalysis): Outcome {
  return {
    total,
    mixed,
    visitors: visitors.map((arm) => ({ variation: arm.variation.key, visitors: arm.visitors })),
    goals: goals.map(({ key, role, arms, measures }) => ({
      key,
      role,
      arms: arms.map(storedArm),
      measures: measures.flatMap(storedMeasures),
    })),
  }
}

function storedArm({ variation, visitors, converted, rate, comparison, verdict }: ArmResult): StoredArm {
  return { variation: variation.key, visitors, converted, rate, ...storedLift(comparison), verdict }
}

function storedMeasures({ kind, arms }: ResultsAnalysis['goals'][number]['measures'][number]): StoredMeasure[] {
  return arms.map(({ variation, mean, comparison }) => ({ kind, variation: variation.key, mean, ...storedLift(comparison) }))
}

function storedLift(comparison: Comparison | null): Pick<StoredArm, 'lift' | 'liftLow' | 'liftHigh'> {
  const { estimate = null, low = null, high = null } = comparison?.lift ?? {}
  return { lift: estimate, liftLow: low, liftHigh: high }
}
