import type { Db } from '@/lib/kernel/db/db.server'

/** `email`: '' where nobody wants an answer. */
export type ClosedReport = { id: number; email: string }

/** Closes the open reports of an ad, as accepted or dismissed, and gives them. */
export async function closeReportsOf(db: Db, adId: number, state: 'accepted' | 'dismissed'): Promise<ClosedReport[]> {
  return db<ClosedReport[]>`update ad_report set state = ${state} where ad_id = ${adId} and state = 'new' returning id, email`
}

/** Opens reports again whose decision was undone. */
export async function reopenReports(db: Db, ids: readonly number[]): Promise<void> {
  await db`update ad_report set state = 'new' where id = any(${[...ids]})`
}
