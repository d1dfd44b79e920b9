import path from 'node:path'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { lacksPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { renewPrices } from '@/lib/market/price-rating/renew-prices.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { hasAds } from '@/tools/demo-market/existing-market.server'
import { fillMarket } from '../database/fill-market'

const folder = path.resolve('.data/bench-search')

export type BenchMarket = { db: Pool; applicationUrl: string; dataDir: string; close: () => Promise<void> }

/** A demo market of so many ads, stored for the next run and for other benchmarks. */
export async function openBenchMarket(shutdown: Shutdown, ads: number, purpose: string): Promise<BenchMarket> {
  const dataDir = path.join(folder, String(ads))
  const tell = (line: string) => console.log(line)
  const server = await shutdown.register(
    () => startEmbeddedPostgres({ dataDir, purpose, onNote: tell }),
    (open) => open.stop(),
  )
  setDatabaseUrl(server.applicationUrl, server.url)
  await prepareDatabase(tell)
  const db = openPool(server.url)
  if (!(await hasAds(db))) await fillMarket(db, ads, 1)
  if (await lacksPriceModels(db)) await renewPrices(db) // a large market leaves them to the jobs of a site
  await db`vacuum analyze ad, price_rating`
  const close = async () => {
    await db.end({ timeout: 5 })
    await server.stop()
  }
  return { db, applicationUrl: server.applicationUrl, dataDir, close }
}
