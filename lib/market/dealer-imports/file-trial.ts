import type { AdCard } from '@/lib/market/ads/ad-card'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import type { ImportCounts, ImportOutcome } from './dealer-import'

/** A trial is deleted after this time; the job that deletes may be some minutes late, and an hour is what we promise. */
export const trialMinutes = 50
/** Number of vehicles that are tried: of a longer file the first ones. */
export const mostTrialRows = 5_000
/** How often one file may be tried again with another list or other readings. */
export const mostTrialChanges = 10

/** What the rows of a file would become. `gone`: vehicles that the file calls sold or no longer available. `repeated`: rows about a vehicle of another row. */
export type TrialCounts = { rows: number; ads: number; drafts: number; refused: number; gone: number; repeated: number }

/** What is said of rows; that a vehicle would be an ad is no remark. */
export const remarkOutcomes = ['refused', 'draft', 'note'] as const satisfies readonly ImportOutcome[]
export type RemarkOutcome = (typeof remarkOutcomes)[number]

/** A vehicle of the file as a list would show it. `photos`: how many addresses of photographs its row has; none is fetched. */
export type TrialVehicle = { card: AdCard; photos: number }

export type TrialReport = {
  counts: TrialCounts
  /** How many lines there are of each outcome. */
  lines: ImportCounts
  /** Whether more rows follow that were not tried. */
  isCut: boolean
}

/** A file that somebody tries without an account. JSON-serialisable. */
export type FileTrial = {
  fileName: string
  columns: readonly DescribedColumn[]
  /** Which of several lists in the file it is; null for a file that is one list. */
  list: string | null
  otherLists: readonly string[]
  /** Whether its file is still there, and may be tried again with another list, or with columns read otherwise. */
  canChooseList: boolean
  canChooseReadings: boolean
  state: 'waiting' | 'done' | 'failed'
  /** How many trials come before this one. */
  ahead: number
  report: TrialReport | null
  /** The first ones. */
  vehicles: readonly TrialVehicle[]
  fault: string | null
  expiresAt: string
}
