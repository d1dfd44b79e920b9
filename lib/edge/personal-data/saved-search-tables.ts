import { alertLinkDays, keptEventDays } from '@/lib/people/saved-searches/alert-frequency'
import { undoMinutes } from '@/lib/people/saved-searches/saved-search'
import { gone, type TableOfPeople } from './table-of-people'

/** The saved searches and what their owners were told, for `personal-columns.ts`. */
export const savedSearchTables: Readonly<Record<string, TableOfPeople>> = {
  saved_search: {
    owner: 'who saved the search',
    retention: `as long as the account; ${undoMinutes} minutes after it was taken off the list`,
    personal: {
      address: gone('savedSearches.address'),
      name: gone('savedSearches.name'),
      saved_at: gone('savedSearches.savedAt'),
      seen_at: gone('savedSearches.seenAt'),
      removed_at: gone('savedSearches.removedAt'),
      frequency: gone('savedSearches.frequency'),
      paused_at: gone('savedSearches.pausedAt'),
    },
    others: ['id', 'user_id', 'alerts_since'],
  },
  saved_search_event: {
    owner: 'whose saved search has found an ad that something happened to',
    retention: `${keptEventDays} days, and as long as the search`,
    personal: {
      ad_id: gone('savedSearchEvents.ad'),
      kind: gone('savedSearchEvents.kind'),
      happened_at: gone('savedSearchEvents.happenedAt'),
      told_at: gone('savedSearchEvents.toldAt'),
    },
    others: ['search_id', 'event_id'],
  },
  alert_mail: {
    owner: 'who was written to about saved searches',
    retention: `${alertLinkDays} days, in which the links of the mail work, and as long as the account`,
    personal: { code: gone({ withheld: 'ends these mails' }), queued_at: gone('alertMails.queuedAt') },
    others: ['user_id', 'search_ids', 'is_digest'],
  },
}
