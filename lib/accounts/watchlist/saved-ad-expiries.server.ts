import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { undoMinutes } from './watchlist'

/** Removed ads whose undo period is over. */
export const savedAdExpiries: readonly Expiry[] = [
  { table: 'saved_ad', isOver: (db) => db`removed_at < now() - ${undoMinutes} * interval '1 minute'` },
]
