import type { Db } from '@/lib/kernel/db/db.server'
import { isDemoAd } from '../existing-market.server'
import { clearMarketState, findMarketState } from './market-state.server'
import { clearShoppers } from './shoppers.server'

/** Deletes what the past of a market left in tables that its ads do not take with them: accounts, answers, months and proofs. Its ads are still there. */
export async function clearPast(db: Db): Promise<void> {
  if (!(await findMarketState(db))) return
  await clearShoppers(db)
  await db`delete from paid_price where is_demo`
  await db`delete from observed_vehicle`
  await db`delete from price_proof`
  await db`delete from closing_estimate where ad_id in (select id from ad where ${isDemoAd(db)})`
  await clearMarketState(db)
}
