// reads: lib/market/price-rating/price-worker.server.ts
import { expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { createDatabase } from '@/scripts/database/test-database'
import { renewPricesApart } from './renew-prices-apart.server'
import { addTestOffers } from './test-offers'

test('a thread that is stopped leaves models and ratings as they were', async () => {
  const database = await createDatabase(env().databaseUrl)
  const db = openPool(database.url, 2)
  await migrate(db)
  await addTestOffers(db, 120)
  const stopped = new AbortController()
  const stopping = renewPricesApart(database.url, stopped.signal)
  stopped.abort()
  await stopping
  expect(await db`select 1 from price_rating where not is_due`).toHaveLength(0)
  await renewPricesApart(database.url, new AbortController().signal)
  expect(await db`select 1 from price_rating where not is_due and model_version = (select version from price_model)`).toHaveLength(120)
  await db.end({ timeout: 5 })
  await database.remove()
})
