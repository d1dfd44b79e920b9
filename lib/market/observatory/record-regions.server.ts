import type { Db } from '@/lib/kernel/db/db.server'
import { regions } from '@/lib/kernel/italian/regions'
import { isRegion } from '@/lib/market/places/place'
import { listRegionalAds, type ModelOf } from './market-queries.server'
import type { Place, PriceAt } from './observed-vehicle'
import { priceInRegion } from './region-prices'

/** Writes down what the observed car of a model is worth in each region; those of which the model of prices knows nothing are left out. */
export async function recordRegions(
  db: Db,
  { month, ...of }: ModelOf & { month: string },
  priceAt: (place: Place) => PriceAt | undefined,
): Promise<void> {
  const known = new Map((await listRegionalAds(db, { ...of, fuel: null })).map((ads) => [ads.region, ads]))
  const rows = Object.keys(regions)
    .filter(isRegion)
    .flatMap((region) => {
      const own = known.get(region)
      const price = priceInRegion(region, own, priceAt)
      if (!price) return []
      const { euro, lowEuro, highEuro, isEstimate } = price
      return [{ ...of, region, month, priceEuro: euro, lowEuro, highEuro, ads: own?.rated ?? 0, isEstimate }]
    })
  if (rows.length === 0) return
  await db`
    insert into observed_region_month ${db(rows)}
    on conflict (make, model, region, month) do update set price_euro = excluded.price_euro, low_euro = excluded.low_euro,
      high_euro = excluded.high_euro, ads = excluded.ads, is_estimate = excluded.is_estimate`
}
