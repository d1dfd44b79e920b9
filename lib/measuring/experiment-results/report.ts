import type { ComparedVariation, ResultsAnalysis } from './analyse-results'
import type { RateSeries } from './rate-series'
import type { SampleAnswer } from './sample-question'

/** An experiment that has left the configuration, as it was called there. */
export type EndedExperiment = { id: string; key: string; variations: ComparedVariation[] }

/** `address`: what its page is found by. `audience` is not known of one that has ended. */
export type ReportedExperiment = EndedExperiment & { address: string; status: string; audience: string | null }

/** What is known about one experiment. */
export type ExperimentReport = {
  experiment: ReportedExperiment
  judgement: ResultsAnalysis
  /** The conversion the series is about, and those it could be about. */
  goal: string | null
  keys: string[]
  series: RateSeries
  sample: SampleAnswer
  /** The Italian day the period begins with. */
  fromDay: string | null
  /** Whether events go to the vendor's log, and so never reach us. */
  isLoggedElsewhere: boolean
}
