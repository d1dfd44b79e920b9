import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { privateAdsOf } from '@/lib/market/ads/page/seller-address.server'

/** The private ads that give an address as their seller's, with all that is stored of them, for the owner of the address. */
export async function exportAds(db: Db, email: string): Promise<Ad[]> {
  return db<Ad[]>`select ${db(adColumnNames.map(sqlName))} from ad where ${privateAdsOf(db, email)} order by id`
}
