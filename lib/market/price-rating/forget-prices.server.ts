import type { Db } from '@/lib/kernel/db/db.server'

/** Deletes what was learned from prices that were none, after invented ads are gone: models, their proof, last estimates. */
export async function forgetPrices(db: Db): Promise<void> {
  await db`delete from price_model`
  await db`delete from price_proof`
  await db`delete from closing_estimate where not exists (select from ad where ad.id = closing_estimate.ad_id)`
}
