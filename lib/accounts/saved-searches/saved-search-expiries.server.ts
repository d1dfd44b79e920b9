import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { alertEventRetentionDays, alertLinkDays, requestDays } from './alert-frequency'
import { undoMinutes } from './saved-search-limits'

/** Removed searches whose undo period is over, requests that nobody confirmed and addresses without a search, events that were mailed long ago, and the links of old mails. */
export const savedSearchExpiries: readonly Expiry[] = [
  { table: 'saved_search', isOver: (db) => db`removed_at < now() - ${undoMinutes} * interval '1 minute'` },
  { table: 'saved_search_event', isOver: (db) => db`happened_at < now() - ${alertEventRetentionDays} * interval '1 day'` },
  { table: 'alert_request', isOver: (db) => db`requested_at < now() - ${requestDays} * interval '1 day'` },
  {
    table: 'subscriber',
    // Not on the day they confirm: their search may be on its way.
    isOver: (db) =>
      db`confirmed_at < now() - interval '1 day' and not exists (select from saved_search where subscriber_id = subscriber.id)`,
  },
  { table: 'alert_mail', isOver: (db) => db`queued_at < now() - ${alertLinkDays} * interval '1 day'` },
]
