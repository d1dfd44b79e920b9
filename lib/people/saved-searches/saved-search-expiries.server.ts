import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { undoMinutes } from './saved-search'

/** Removed searches whose undo period is over. */
export const savedSearchExpiries: readonly Expiry[] = [
  { table: 'saved_search', isOver: (db) => db`removed_at < now() - ${undoMinutes} * interval '1 minute'` },
]
