import type { Db } from '@/lib/kernel/db/db.server'
import { findAccountSignals } from './find-signals.server'
import { openCase } from './open-case.server'

/** Puts the live ads of an account in the queue where too many accounts have verified its number; what waits already stays as it is. */
export async function noteSharedPhone(db: Db, userId: number): Promise<void> {
  const signals = (await findAccountSignals(db, userId)).filter(({ kind }) => kind === 'shared-phone')
  if (signals.length === 0) return
  const ads = await db<{ id: number }[]>`
    select id from ad where owner_id = ${userId} and status in ('published', 'reserved')
      and not exists (select from moderation_case where ad_id = ad.id and decided_at is null)`
  for (const { id } of ads) await openCase(db, id, signals)
}
