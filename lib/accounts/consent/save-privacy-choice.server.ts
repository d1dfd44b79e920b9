import type { Db } from '@/lib/kernel/db/db.server'
import type { PrivacyChoice } from './privacy-choice'

/** Adds the proof of a choice. One that is sent again, because its answer was lost, is already there. Gives back when the same browser decided last: another tab may have been faster. */
export async function savePrivacyChoice(db: Db, { consentId, version, purposes, source, decidedAt }: PrivacyChoice): Promise<Date> {
  await db`
    insert into privacy_choice (consent_id, decided_at, banner_version, purposes, source)
    values (${consentId}, ${decidedAt}, ${version}, ${[...purposes]}, ${source})
    on conflict (consent_id, decided_at) do nothing`
  const [last] = await db<{ at: Date }[]>`select max(decided_at) as at from privacy_choice where consent_id = ${consentId}`
  return last?.at ?? decidedAt
}
