import { forgetReveals } from '@/lib/accounts/contact/leads/reveal-phone.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { deleteAds } from '@/lib/market/ads/imported/delete-ads.server'
import { deleteDealersWithoutAds } from '@/lib/market/dealers/delete-dealers.server'
import { storeVersions } from '@/lib/market/versions/store-versions.server'
import { isDemoAd, isDemoDealer } from './existing-market.server'
import { clearExperiments } from './experiments/clear-experiments.server'
import { clearPast } from './past/clear-past.server'
import { clearPeople } from './people/clear-people.server'
import { deleteLoosePictures } from './pictures/remove-pictures.server'
import { clearLogos, clearReputation } from './reputation/add-reputation.server'

/** How much of a market was generated, and how much was not. */
export type MarketOrigins = { demoAds: number; demoDealers: number; otherAds: number; otherDealers: number }

export async function countOrigins(db: Db): Promise<MarketOrigins> {
  const [found] = await db<MarketOrigins[]>`
    select ads.demo as demo_ads, ads.everything - ads.demo as other_ads, dealers.demo as demo_dealers, dealers.everything - dealers.demo as other_dealers
    from (select count(*)::int as everything, (count(*) filter (where ${isDemoAd(db)}))::int as demo from ad) ads,
      (select count(*)::int as everything, (count(*) filter (where ${isDemoDealer(db)}))::int as demo from dealer) dealers`
  return found ?? { demoAds: 0, demoDealers: 0, otherAds: 0, otherDealers: 0 }
}

/**
 * Deletes what was generated, with its watchlist entries and messages, and nothing else: row by row, because TRUNCATE takes
 * whole tables and all that refer to them. A generated dealer who has other ads stays.
 */
export async function clearDemoMarket(db: Db): Promise<void> {
  await clearExperiments(db, new Date())
  await clearPeople(db)
  await clearPast(db)
  await clearReputation(db)
  await storeVersions(db, [], { areDemo: true })
  const logos = await db<{ logoId: string | null }[]>`select logo_id from dealer where ${isDemoDealer(db)}`
  await forgetReveals(db, 'ad', await deleteAds(db, isDemoAd(db)))
  await deleteLoosePictures(db)
  await forgetReveals(db, 'dealer', await deleteDealersWithoutAds(db, isDemoDealer(db)))
  await clearLogos(
    db,
    logos.flatMap(({ logoId }) => logoId ?? []),
  )
}

/** An empty market begins with the first numbers again, so that the same seed gives the same addresses and pictures. */
export async function restartIds(db: Db): Promise<void> {
  const { otherAds, otherDealers } = await countOrigins(db)
  if (otherAds + otherDealers > 0) return
  await db`alter table ad alter column id restart`
  await db`alter table dealer alter column id restart`
}
