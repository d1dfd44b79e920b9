import type { Db } from '@/lib/kernel/db/db.server'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { listPlaces } from '@/lib/market/places/places.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateAllAds } from '@/lib/market/price-rating/rate-ads.server'
import { type DemoMarket, demoAd, planDemoMarket } from '../demo-ad'
import { clearDemoMarket, restartIds } from '../reset-demo-market.server'
import type { MarketState } from './market-state.server'
import { type LaterPrice, withDrop, writeLaterPrices } from './present-drops.server'
import { seedPast } from './seed-past.server'

/** The market of a test, without the people and the rest of a demo. */
export function planTestMarket({ seed, beganAt }: Pick<MarketState, 'seed' | 'beganAt'>): DemoMarket {
  return planDemoMarket({ seed, today: beganAt, dealers: 40, places: listPlaces() })
}

/** Fills an empty market with ads and their past, as the seed does. */
export async function seedTestPast(db: Db, { seed, ads, beganAt }: Omit<MarketState, 'grownTo'>): Promise<void> {
  await clearDemoMarket(db)
  await restartIds(db)
  const market = planTestMarket({ seed, beganAt })
  const dealerIds = await addDealers(db, market.dealers)
  const [row] = await db<{ last: number }[]>`select coalesce(max(id), 0) as last from ad`
  const later: LaterPrice[] = []
  const onOffer = Array.from({ length: ads }, (_, index) => withDrop(market, index, demoAd(market, index), later))
  await copyAds(
    db,
    onOffer.map((ad) => ({ ...ad, dealerId: typeof ad.dealerId === 'number' ? (dealerIds[ad.dealerId] ?? null) : null })),
  )
  await writeLaterPrices(db, row?.last ?? 0, later)
  await fitPriceModels(db, beganAt)
  await rateAllAds(db)
  await seedPast(db, { market, ads, dealerIds, isUnread: true })
}
