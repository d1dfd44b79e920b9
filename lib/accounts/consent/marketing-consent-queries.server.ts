import type { Db } from '@/lib/kernel/db/db.server'
import { type ConsentOrigin, type MarketingChoice, noMarketing } from './marketing-consent'

type ConsentRecord = MarketingChoice & { textVersion: string; privacyConsentSource: ConsentOrigin; createdAt: Date }

/** The last answer; without one nothing is allowed. */
export async function getMarketingChoice(db: Db, userId: number): Promise<MarketingChoice> {
  const [last] = await db<MarketingChoice[]>`
    select first_party_marketing, third_party_marketing from marketing_consent where user_id = ${userId} order by id desc limit 1`
  return last ? { ...last } : noMarketing
}

/** Every answer, oldest first, for the file with one's own data. */
export async function exportMarketingConsents(db: Db, userId: number): Promise<ConsentRecord[]> {
  return db<ConsentRecord[]>`
    select first_party_marketing, third_party_marketing, text_version, privacy_consent_source, created_at from marketing_consent where user_id = ${userId} order by id`
}
