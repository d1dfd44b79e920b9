import type { Db } from '@/lib/kernel/db/db.server'

/** Deletes the recorded months of all models: what they say of invented ads nobody can take out. The next night begins anew. */
export async function forgetMonths(db: Db): Promise<void> {
  await db`delete from observed_vehicle` // its months go with it
}
