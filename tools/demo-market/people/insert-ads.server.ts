import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'

/** Writes some ads in one statement and gives their numbers, in the same order. All name the same columns. */
export async function insertAds(db: Db, ads: readonly NewAd[]): Promise<number[]> {
  const written = await db<{ id: number }[]>`insert into ad ${db([...ads])} returning id`
  return written.map(({ id }) => id)
}
