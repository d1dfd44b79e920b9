import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** Deletes ads for good, with all that belongs to them alone; answers which they were. */
export async function deleteAds(db: Db, which: SqlFragment): Promise<number[]> {
  const deleted = await db<{ id: number }[]>`delete from ad where ${which} returning id`
  return deleted.map(({ id }) => id)
}
