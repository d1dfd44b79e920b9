import type { Db } from '@/lib/kernel/db/db.server'
import { isListed, ownedBy } from './saved-ad-sql.server'
import type { SeenAd } from './watchlist'

/** Marks these ads of the list as seen: what costs less than its owner was shown, or is sold from now on, is news. */
export async function markSeen(db: Db, userId: number, seen: readonly SeenAd[]): Promise<void> {
  const ads = seen.map(({ ad }) => ad)
  const prices = seen.map(({ priceCents }) => priceCents)
  const sold = seen.filter(({ isSold }) => isSold).map(({ ad }) => ad) // the driver takes a list of booleans for a boolean
  await db`
    update saved_ad set seen_price_cents = shown.price_cents, seen_sold = shown.ad_id = any(${sold}), told_price_cents = null
    from unnest(${ads}::bigint[], ${prices}::int[]) as shown (ad_id, price_cents)
    where saved_ad.ad_id = shown.ad_id and ${ownedBy(db, userId)} and ${isListed(db)}
      and (seen_price_cents, seen_sold, told_price_cents) is distinct from (shown.price_cents, shown.ad_id = any(${sold}), null)`
}
