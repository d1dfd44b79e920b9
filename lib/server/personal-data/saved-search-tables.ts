import { alertEventRetentionDays, alertLinkDays, requestDays } from '@/lib/accounts/saved-searches/alert-frequency'
import { undoMinutes } from '@/lib/accounts/saved-searches/saved-search-limits'
import { valuationUndoMinutes } from '@/lib/accounts/saved-valuations/saved-valuation'
import { each, gone, stays, type TableOfPeople } from './table-of-people'

const withoutAccount = { withheld: 'has no account: by hand, on request' }

/** The saved searches and valuations, and what their owners were notified of, for `personal-columns.ts`. */
export const savedSearchTables: Readonly<Record<string, TableOfPeople>> = {
  saved_search: {
    owner: 'who saved the search, by account or address',
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
    others: ['id', 'user_id', 'subscriber_id', 'alerts_since'],
  },
  saved_valuation: {
    owner: 'who saved what a vehicle is worth',
    retention: `as long as the account; ${valuationUndoMinutes} minutes after it was taken off the list`,
    personal: {
      address: gone('savedValuations.address'),
      name: gone('savedValuations.name'),
      euro: gone('savedValuations.euro'),
      saved_at: gone('savedValuations.savedAt'),
      removed_at: gone('savedValuations.removedAt'),
    },
    others: ['id', 'user_id'],
  },
  saved_search_event: {
    owner: 'whose saved search has found an ad that something happened to',
    retention: `${alertEventRetentionDays} days, and as long as the search`,
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
    others: ['user_id', 'subscriber_id', 'search_ids', 'is_digest'],
  },
  alert_request: {
    owner: 'who requested alerts without an account',
    retention: `${requestDays} days, confirmed or not`,
    personal: {
      token_hash: gone({ withheld: 'starts the alert' }),
      email: gone('alertRequests.email'),
      address: gone('alertRequests.address'),
      frequency: gone('alertRequests.frequency'),
      requested_at: gone('alertRequests.requestedAt'),
    },
    others: [],
  },
  subscriber: {
    owner: 'who confirmed an address for alerts without an account',
    retention: 'as long as one of its searches, and a day longer; with an account of that address it becomes the account’s',
    personal: each('email email_key confirmed_at', stays(withoutAccount)),
    others: ['id'],
  },
}
