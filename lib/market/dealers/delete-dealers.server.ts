import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** Deletes the dealers that a condition names, but for those who have ads. Gives their ids. */
export async function deleteDealersWithoutAds(db: Db, which: SqlFragment): Promise<number[]> {
  const gone = await db<{ id: number }[]>`
    delete from dealer where ${which} and not exists (select from ad where dealer_id = dealer.id) returning id`
  return gone.map(({ id }) => id)
}
