import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { createDatabase } from '@/scripts/database/test-database'
import { hasAds, hasDemoDealers } from './existing-market.server'
import { dealersFor, isRated, seedDemoMarket } from './seed-demo-market.server'

const today = new Date('2026-11-21T10:00:00Z')

test(
  'an empty database is filled with ads, dealers, price history and price labels',
  withRollback(async (db) => {
    const steps = new Set<string>()
    expect(await seedDemoMarket(db, { ads: 600, today, onProgress: (step) => steps.add(step) })).toEqual({ ads: 600, dealers: 40 })
    const [found] = await db<Record<string, number>[]>`
    select count(*)::int as ads, count(distinct category)::int as categories, count(*) filter (where dealer_id is null)::int as private,
      (select count(*)::int from ad_price) as prices, (select count(*)::int from price_rating where verdict in ('great', 'good')) as labels,
      count(*) filter (where price_cents is not null)::int + count(*) filter (where previous_price_cents is not null)::int as expected_prices
    from ad`
    expect(found).toMatchObject({ ads: 600, categories: 4, prices: found?.['expectedPrices'] })
    expect(found?.['private']).toBeGreaterThan(80)
    expect(found?.['labels']).toBeGreaterThan(0)
    expect([...steps]).toEqual(['dealers', 'ads', 'prices'])
  }),
)

test('a database that has ads is loaded again only with the option to begin anew', async () => {
  const database = await createDatabase(env().databaseUrl)
  onTestFinished(database.remove)
  const db = openPool(database.url, 2)
  onTestFinished(() => db.end())
  await migrate(db)
  const both = await Promise.allSettled([1, 2].map(() => seedDemoMarket(db, { ads: 60, today })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([await hasAds(db), await hasDemoDealers(db)]).toEqual([true, true])
  await expect(seedDemoMarket(db, { ads: 60, today })).rejects.toMatchObject({ code: 'conflict' })
  await seedDemoMarket(db, { ads: 50, seed: 2, today, reset: true })
  expect(await db`select count(*)::int as n from ad`).toEqual([{ n: 50 }])
})

test.each([
  { ads: 1, dealers: 40 },
  { ads: 6_000, dealers: 150 },
  { ads: 1_000_000, dealers: 6_777 },
])('$ads ads are sold by $dealers dealers', ({ ads, dealers }) => {
  expect(dealersFor(ads)).toBe(dealers)
})

test.each([
  { ads: 100_000, rated: true },
  { ads: 100_001, rated: false },
])('a market of $ads ads has rated prices when it is loaded: $rated', ({ ads, rated }) => {
  expect(isRated({ ads })).toBe(rated)
})
