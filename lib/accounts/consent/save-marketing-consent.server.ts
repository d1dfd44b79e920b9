import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { ConsentOrigin, MarketingChoice } from './marketing-consent'

export type MarketingAnswer = MarketingChoice & { textVersion: string }

/** Adds a consent row, with the version of the texts that were seen; of a user, the row with the highest id applies. */
export async function saveMarketingConsent(
  db: Db,
  userId: number,
  answer: MarketingAnswer & { privacyConsentSource: ConsentOrigin /** When it was given; now, if left out. */; at?: Date },
): Promise<void> {
  const { firstPartyMarketing, thirdPartyMarketing, privacyConsentSource, textVersion, at } = answer
  await inTransaction(db, async (db) => {
    const { count } = await db`select 1 from app_user where id = ${userId} for no key update` // one after the other, so that ids follow the answers
    if (count === 0) throw new AppError('notFound')
    await db`
      insert into marketing_consent (user_id, first_party_marketing, third_party_marketing, text_version, privacy_consent_source, created_at)
      values (${userId}, ${firstPartyMarketing}, ${thirdPartyMarketing}, ${textVersion}, ${privacyConsentSource}, coalesce(${at ?? null}, clock_timestamp()))`
  })
}
