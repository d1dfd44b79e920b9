import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import type { NewAd } from './ad'

/** Puts one car on offer, a Fiat Panda by default, and gives its id. */
export async function addTestAd(db: Db, ad: Partial<NewAd> = {}): Promise<number> {
  return inTransaction(db, async (db) => {
    await copyAds(db, [{ category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda', ...ad }])
    const [row] = await db<{ id: number }[]>`select currval(pg_get_serial_sequence('ad', 'id')) as id`
    return row?.id ?? 0
  })
}
