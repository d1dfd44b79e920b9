import type { Db } from '@/lib/db/db.server'
import type { PrivacyChoice } from './privacy-choice'

/** Adds the proof of a choice. One that is sent again, because its answer was lost, is already there. */
export async function savePrivacyChoice(db: Db, { consentId, version, purposes, source, decidedAt }: PrivacyChoice): Promise<void> {
  await db`
    insert into privacy_choice (consent_id, decided_at, banner_version, purposes, source)
    values (${consentId}, ${decidedAt}, ${version}, ${[...purposes]}, ${source})
    on conflict (consent_id, decided_at) do nothing`
}
