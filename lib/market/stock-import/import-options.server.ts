import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { ImportMapping } from '@/lib/market/stock-import/columns/import-mapping'
import type { ReportLine } from './report-line'

export type ImportOptions = {
  /** All rows belong to this dealer, whatever seller they name. */
  dealerId?: number
  dryRun?: boolean
  category?: Category
  mapping?: ImportMapping
  /** The file is all that its dealer or source has to offer: what it no longer has is withdrawn. */
  fullStock?: boolean
  /** Withdraws also when more than the usual share is missing. */
  confirmWithdrawals?: boolean
  now?: Date
  /** Says that nobody else can write for its dealer: it takes no turn with other imports, so neither waits for the other. */
  isAlone?: boolean
  /** Question before each row, with how many there were: no more is read once it says no. */
  goesOn?: (rows: number) => boolean
  /** Called at the end of a dry run, while the database still is as the import would leave it. */
  onTried?: (db: Db) => Promise<void>
  onReport?: (line: ReportLine) => void
  onProgress?: (bytesRead: number, bytesTotal: number) => void
}
