import type { Db } from '@/lib/kernel/db/db.server'
import { undoMinutes } from './watchlist'

/** Deletes removed ads whose undo period is over. For a nightly job. */
export async function purgeRemovedAds(db: Db): Promise<void> {
  await db`delete from saved_ad where removed_at < now() - ${undoMinutes} * interval '1 minute'`
}
