import type { PlanReport } from '@/lib/experimentation/experiment-results/statistics/plan'
import type { RateSeries } from '@/lib/experimentation/experiment-results/statistics/rate-series'
import type { SampleAnswer } from '@/lib/experimentation/experiment-results/statistics/sample-question'
import type { PhaseResult, ResultsAnalysis } from './analyse-results'
import type { StoredOutcome } from './outcome'
import type { ComparedVariation, Days } from './results'
import type { SideOfSellers } from './two-sides'

/** What visitors were shown of a variation: `words` of a ready one, as the code describes it now; `texts` that marketing wrote, which cannot change once the experiment has begun. */
type ShownVariation = { key: string; words: string | null; texts: { label: string; text: string }[] }
export type ShownRun = { place: string; where: string; variations: ShownVariation[] }

/** An experiment that has left the configuration, as it was called there. */
export type EndedExperiment = { id: string; key: string; variations: ComparedVariation[] }

/** `address`: what its page is found by. `audience` is not known of one that has ended. */
export type ReportedExperiment = EndedExperiment & { address: string; status: string; audience: string | null }

/** A phase for its page. `shares`: of all visitors, in the order of the variations. `result` null: it did not run, so it has no visitors. */
export type ReportedPhase = {
  startedAt: string
  /** Null: it goes on. */
  endedAt: string | null
  revision: string
  status: string
  shares: number[]
  result: PhaseResult | null
}

/** A configuration that was in use from then on; its file is retained for some years. */
export type ReportedRevision = { usedAt: string; revision: string; hasFile: boolean }

/** The visitors of each address that brought too many; the results leave them out. `everybody`: what the results say with them. */
export type Crowd = { addresses: number[]; everybody: ResultsAnalysis }

/** What is known about one experiment. */
export type ExperimentReport = {
  experiment: ReportedExperiment
  judgement: ResultsAnalysis
  /** Null: no address brought too many. */
  crowd: Crowd | null
  /** What its variations show; null where that is not known here. */
  shown: ShownRun | null
  /** To whom contacts went; null: no goal is a contact, or nobody was contacted. */
  sides: SideOfSellers[] | null
  /** The first one first; empty where none was written down. */
  phases: ReportedPhase[]
  /** The configurations since it was first in one, the latest first. */
  revisions: ReportedRevision[]
  /** What was read when it stopped running; null while it runs, or where nothing was. */
  outcome: StoredOutcome | null
  /** How far it is on the way to what was planned; null where nothing was, as for the vendor's. */
  plan: PlanReport | null
  /** The conversion the series is about, and those it could be about. */
  goal: string | null
  keys: string[]
  /** What people call the goals, by key. */
  goalNames: Record<string, string>
  series: RateSeries
  sample: SampleAnswer
  /** The Italian days on which the visitors came. */
  days: Days
  /** The moment up to which everything is counted, where that is not now. */
  countedTo: string | null
  /** The share of a week's events that were refused, of the whole site; null without any. */
  refused: number | null
  /** Whether events go to the vendor's log, and so never reach us. */
  isLoggedElsewhere: boolean
}
