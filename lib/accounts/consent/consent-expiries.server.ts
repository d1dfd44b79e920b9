import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { marketingProofYears } from './marketing-consent'
import { privacyProofYears } from './privacy-choice'

/**
 * A proof is retained until five years after the choice has ceased to count: the time within which the law fines.
 * A privacy choice counts for half a year at most; an answer about e-mails until the next one, so the last one stays with its account.
 * The triggers of migration 0017 let no younger one go.
 */

export const consentExpiries: readonly Expiry[] = [
  { table: 'privacy_choice', isOver: (db) => db`recorded_at < now() - ${privacyProofYears} * interval '1 year'` },
  {
    table: 'marketing_consent',
    isOver: (db) => db`
      exists (select 1 from marketing_consent later where later.user_id = marketing_consent.user_id and later.id > marketing_consent.id
        and later.created_at < now() - ${marketingProofYears} * interval '1 year')`,
  },
]
