import type { Db } from '@/lib/kernel/db/db.server'

/** For a nightly job: no experiment is judged by what happened more than thirteen months ago. */
export async function purgeOldEvents(db: Db): Promise<void> {
  await db`delete from experiment_exposure where received_at < now() - interval '13 months'`
  await db`delete from experiment_conversion where received_at < now() - interval '13 months'`
  await db`delete from known_experiment known where seen_at < now() - interval '13 months' and not exists (select from experiment_exposure shown where shown.experiment_id = known.experiment_id)`
}
