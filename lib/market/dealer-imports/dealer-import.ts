import type { Fix } from '@/lib/market/stock-import/rows/corrections'
import type { OfferedVersion } from '@/lib/market/versions/version'

/** `columns`: a person looks what each column is taken for; `checking`: tried; `checked`: a person looks at the trial; `importing`; the others are ends. */
export type ImportState = 'columns' | 'checking' | 'checked' | 'importing' | 'done' | 'failed' | 'cancelled' | 'undone'

export const importOutcomes = {
  new: { one: 'nuovo', many: 'nuovi' },
  changed: { one: 'cambiato', many: 'cambiati' },
  removed: { one: 'tolto', many: 'tolti' },
  draft: { one: 'bozza', many: 'bozze' },
  refused: { one: 'rifiutato', many: 'rifiutati' },
  note: { one: 'da guardare', many: 'da guardare' },
} as const
export type ImportOutcome = keyof typeof importOutcomes
export const importOutcomeNames = Object.keys(importOutcomes).filter(isImportOutcome)

export function isImportOutcome(text: unknown): text is ImportOutcome {
  return typeof text === 'string' && Object.hasOwn(importOutcomes, text)
}

/** What a trial found, or an import did; `stock`: how many vehicles the dealer had. */
export type ImportCounts = Readonly<Record<ImportOutcome | 'same' | 'stock', number>>

/** One thing said of a row of the file, or of a vehicle. `line`: where the row begins; null: about no single row. `fix`: what a person may answer. */
export type ImportLine = {
  outcome: ImportOutcome
  line: number | null
  vehicle: string
  detail: string
  fix?: Fix | null
  value?: string
  model?: string
}

/** Lines that say the same, with the first of their rows. */
export type ImportGroup = Pick<ImportLine, 'outcome' | 'detail'> & {
  count: number
  rows: readonly Pick<ImportLine, 'line' | 'vehicle'>[]
  fix: Fix | null
  /** The different values that the remark is about. */
  values: readonly string[]
  /** The model whose versions answer the remark, and those versions where the page asks for them. */
  model?: string
  versions?: readonly OfferedVersion[]
}

/** A file on its way in, or a line of the history. JSON-serialisable. */
export type DealerImport = {
  id: number
  fileName: string
  state: ImportState
  /** Progress of the reading, from 0 to 100. */
  progress: number
  isFullStock: boolean
  counts: ImportCounts | null
  fault: string | null
  /** Whether it was broken off, and went on by itself. */
  isResumed: boolean
  /** Which list of a file with several it is: a sheet, a file of an archive; and those that may be read instead. */
  list: string | null
  otherLists: string[]
  who: string | null
  createdAt: string
  finishedAt: string | null
  canBeUndone: boolean
}

/** A trial after which more than this share of the stock would be gone has to be confirmed by its number. */
export const doubtfulShare = 0.3
export const undoHours = 24
export const historyMonths = 12
/** Days for which a file waits for a person: it may hold chassis numbers and whatever else a program writes. */
export const undecidedDays = 30
export const maxFileBytes = 20 * 1024 * 1024

export function isDoubtful({ removed, stock }: Pick<ImportCounts, 'removed' | 'stock'>): boolean {
  return removed > stock * doubtfulShare
}
