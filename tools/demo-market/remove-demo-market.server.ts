import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { forgetMonths } from '@/lib/market/observatory/forget-months.server'
import { recordMonths } from '@/lib/market/observatory/record-months.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { forgetPrices } from '@/lib/market/price-rating/forget-prices.server'
import { rateAllAds } from '@/lib/market/price-rating/rate-ads.server'
import { refreshLandingPages } from '@/lib/market/search/page/landing-pages.server'
import { reservedTld } from './demo-contact'
import { isDemoAccount, isDemoAd, isDemoDealer } from './existing-market.server'
import { clearDemoMarket, countOrigins, type MarketOrigins } from './reset-demo-market.server'

/** What people have made about generated ads and dealers. It has no other side any more, so it goes with them. */
export type Attached = { conversations: number; savedAds: number; reviews: number }

export async function countAttached(db: Db): Promise<Attached> {
  const [ads, dealers] = [db`select id from ad where ${isDemoAd(db)}`, db`select id from dealer where ${isDemoDealer(db)}`]
  const [found] = await db<Attached[]>`
    select
      (select count(*)::int from reply where ${isOfPeople(db)} and (user_id is not null or email not like ${`%.${reservedTld}`}) and (ad_id in (${ads}) or dealer_id in (${dealers}))) as conversations,
      (select count(*)::int from saved_ad where ${isOfPeople(db)} and removed_at is null and ad_id in (${ads})) as saved_ads,
      (select count(*)::int from dealer_review where ${isOfPeople(db)} and dealer_id in (${dealers})) as reviews`
  return found ?? { conversations: 0, savedAds: 0, reviews: 0 }
}

/** Whether somebody wrote or saved this, and not an account that was generated. */
const isOfPeople = (db: Db): SqlFragment => db`not exists (select from app_user where app_user.id = user_id and ${isDemoAccount(db)})`

/**
 * Deletes the demo market and what was learned from it, wholly or not at all, and remembers that nobody wants another. Ads, accounts, searches and
 * conversations of people about anything else stay. What is left is judged anew, as in any other night.
 */
export async function removeDemoMarket(db: Db, now: Date): Promise<MarketOrigins> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('demo market', 0))` // a start that loads one meanwhile is over first
    const found = await countOrigins(db)
    await clearDemoMarket(db)
    if (found.demoAds > 0) {
      await forgetMonths(db)
      await forgetPrices(db)
      await fitPriceModels(db, now)
      await rateAllAds(db)
      await recordMonths(db)
      await refreshLandingPages(db)
    }
    await db`delete from demo_removal`
    await db`insert into demo_removal (removed_at) values (${now})`
    return found
  })
}
