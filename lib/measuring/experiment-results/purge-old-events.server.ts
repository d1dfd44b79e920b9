import type { Db } from '@/lib/kernel/db/db.server'
import { eventMonths } from './thresholds'

/** For a nightly job: no experiment is judged by what happened longer ago than events are kept. */
export async function purgeOldEvents(db: Db): Promise<void> {
  await db`delete from experiment_exposure where received_at < now() - ${eventMonths} * interval '1 month'`
  await db`delete from experiment_conversion where received_at < now() - ${eventMonths} * interval '1 month'`
  await db`delete from known_experiment known where seen_at < now() - ${eventMonths} * interval '1 month' and not exists (select from experiment_exposure shown where shown.experiment_id = known.experiment_id)`
}
