import type { ExperimentOverview } from '@/lib/experiments/experiment-overview'
import type { Judgement } from './judge-results'
import type { RateSeries } from './rate-series'

/** What is known about one experiment. */
export type Report = {
  experiment: ExperimentOverview
  judgement: Judgement
  /** The conversion the series is about, and those it could be about. */
  goal: string | null
  keys: string[]
  series: RateSeries
  /** The Italian day the period begins with. */
  fromDay: string | null
  /** Whether events go to the vendor's log, and so never reach us. */
  isLoggedElsewhere: boolean
}
