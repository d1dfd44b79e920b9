/** Italian days, as `2026-03-01`, both included; null: no end. */
export type Days = { from: string | null; to: string | null }

/** A variation as the configuration has it; the first one of a list is the control. */
export type ComparedVariation = { id: string; key: string; share: number }

/** `phase`: when the phase began that the visitors belong to, as `Phase.startedAt`; empty where none had been written down. */
type OfPhase = { phase: string; variationId: string }
/** People who were first shown a variation on a day. Days are Italian, as `2026-03-01`. */
export type DayVisitors = OfPhase & { day: string; visitors: number }
/** People who did something for the first time since they were shown a variation, on the day they did it. */
export type DayConverted = OfPhase & { day: string; key: string; visitors: number }

/** What the conversions of a variation add up to, and the squares of what each visitor's add up to. Null: none of them bore any. */
export type ConversionTotals = OfPhase & {
  key: string
  times: number
  timesSquared: number
  value: number | null
  valueSquared: number | null
  revenueCents: number | null
  revenueSquared: number | null
  /** The times of each visitor by those of what the goal is a ratio of (`goal-ratios.ts`), added up. Null: it is none, or has not been counted. */
  baseProduct: number | null
}

/** Visitors who had done the same before they were shown the experiment, and those of them who did it again afterwards. */
export type EarlierTotals = OfPhase & { key: string; visitors: number; converted: number }

/** One experiment. Everybody counts once for a variation, and once for each key; only days on which something happened are listed. */
export type ExperimentResults = {
  visitors: DayVisitors[]
  converted: DayConverted[]
  worth: ConversionTotals[]
  /** The totals of those who had done the same before, only where there were any. */
  earlier: EarlierTotals[]
  /** Visitors who saw more than one variation: they belong to none, and are counted nowhere else. */
  mixed: number
}
