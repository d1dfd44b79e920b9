import type { Db } from '@/lib/kernel/db/db.server'
import type { NewDealer } from './dealer'

/** Changes what buyers read about a dealer; what is left out stays. Its address keeps the name it was made of. */
export async function saveDealerProfile(db: Db, id: number, { openingHours, ...plain }: Partial<NewDealer>): Promise<void> {
  const columns = openingHours === undefined ? plain : { ...plain, openingHours: db.json(openingHours) }
  await db`update dealer set ${db(columns)} where id = ${id}`
}
