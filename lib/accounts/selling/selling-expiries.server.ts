import { draftDays } from '@/lib/accounts/consent/storage-limits'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

/** Drafts that nobody has gone on with for as long as their cookie lasts, and what is left of those that became ads. */
export const sellingExpiries: readonly Expiry[] = [
  { table: 'ad_draft', isOver: (db) => db`saved_at < now() - ${draftDays} * interval '1 day'` },
]
