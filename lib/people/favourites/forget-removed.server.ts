import type { Db } from '@/lib/kernel/db/db.server'
import { undoMinutes } from './watchlist'

/** Removals nobody can take back any more. For a nightly job. */
export async function forgetRemovedAds(db: Db): Promise<void> {
  await db`delete from saved_ad where removed_at < now() - ${undoMinutes} * interval '1 minute'`
}
