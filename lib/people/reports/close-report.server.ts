import type { Db } from '@/lib/kernel/db/db.server'

/** Closes the open reports of an ad, as accepted or dismissed. */
export async function closeReportsOf(db: Db, adId: number, state: 'accepted' | 'dismissed'): Promise<void> {
  await db`update ad_report set state = ${state} where ad_id = ${adId} and state = 'new'`
}
