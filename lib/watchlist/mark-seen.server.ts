import type { Db } from '@/lib/db/db.server'
import { isListed, ownedBy, priceNow } from './saved-ad-sql.server'

/** Its owner has looked at the list: what costs less or is sold from now on is news again. */
export async function markSeen(db: Db, userId: number): Promise<void> {
  await db`
    update saved_ad set seen_price_cents = ${priceNow(db)}, seen_sold = ad.status = 'sold' from ad
    where ad.id = saved_ad.ad_id and ${ownedBy(db, userId)} and ${isListed(db)}
      and (seen_price_cents, seen_sold) is distinct from (${priceNow(db)}, ad.status = 'sold')`
}
