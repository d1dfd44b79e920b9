import type { Db } from '@/lib/kernel/db/db.server'
import { privateAdsOf } from '@/lib/market/ads/page/seller-address.server'

/** Deletes what somebody who leaves has said of the past of their vehicles, papers included. Before their ads lose the address. */
export async function eraseRecords(db: Db, email: string): Promise<void> {
  await db`delete from vehicle_record where ad_id in (select id from ad where ${privateAdsOf(db, email)})`
}
