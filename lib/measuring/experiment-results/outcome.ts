import type { ArmResult, ResultsAnalysis, Verdict } from './analyse-results'
import type { GoalRole } from './error-shares'

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
/** What was read when an experiment ended, in the words that it had then. It is kept as it is: a field that goes or changes has to be read in its old shape as well. */
export type Outcome = {
  total: number
  mixed: number
  visitors: { variation: string; visitors: number }[]
  goals: {
    key: string
    role: GoalRole
    arms: KeptArm[]
  }[]
}
/** `endedAt` and `readAt` as text. */
export type KeptOutcome = { endedAt: string; readAt: string; result: Outcome }

export function outcomeOf({ total, mixed, visitors, goals }: ResultsAnalysis): Outcome {
  return {
    total,
    mixed,
    visitors: visitors.map((arm) => ({ variation: arm.variation.key, visitors: arm.visitors })),
    goals: goals.map(({ key, role, arms }) => ({ key, role, arms: arms.map(keptArm) })),
  }
}

function keptArm({ variation, visitors, converted, rate, comparison, verdict }: ArmResult): KeptArm {
  const { estimate = null, low = null, high = null } = comparison?.lift ?? {}
  return { variation: variation.key, visitors, converted, rate, lift: estimate, liftLow: low, liftHigh: high, verdict }
}
