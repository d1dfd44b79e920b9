import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { alertLinkDays, keptEventDays } from './alert-frequency'
import { undoMinutes } from './saved-search'

/** Removed searches whose undo period is over, what was told of so long ago that nobody would ask again, and the links of old mails. */
export const savedSearchExpiries: readonly Expiry[] = [
  { table: 'saved_search', isOver: (db) => db`removed_at < now() - ${undoMinutes} * interval '1 minute'` },
  { table: 'saved_search_event', isOver: (db) => db`happened_at < now() - ${keptEventDays} * interval '1 day'` },
  { table: 'alert_mail', isOver: (db) => db`queued_at < now() - ${alertLinkDays} * interval '1 day'` },
]
