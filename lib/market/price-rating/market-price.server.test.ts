import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findMarketPrice, marketPriceJoin, priceLabelSql, refreshMarketPrices } from './market-price.server'
import { hasOrdinaryPrice, ratePrice } from './price-rating'

/** One ad for each price, registered in the given year. */
async function addAds(db: Db, year: number, euros: readonly number[], offerType = 'usato', status = 'published') {
  const rows = euros.map((euro) => ({
    category: 'auto',
    status,
    offerType,
    make: 'fiat',
    model: 'panda',
    firstRegistration: new Date(Date.UTC(year, 5, 1)),
    priceCents: euro * 100,
  }))
  await db`insert into ad ${db(rows)}`
}
const panda = { category: 'auto', make: 'fiat', model: 'panda', offerType: 'usato' }

test(
  'the median is that of the published ads of the same model, kind of offer and year, one year either way',
  withRollback(async (db) => {
    await addAds(db, 2019, [1_000, 2_000, 3_000])
    await addAds(db, 2020, [4_000, 5_000, 6_000])
    await addAds(db, 2021, [7_000, 8_000])
    await addAds(db, 2022, [90_000])
    await addAds(db, 2020, [50_000], 'km0')
    await addAds(db, 2020, [60_000], 'noleggio')
    await addAds(db, 2020, [70_000], 'usato', 'sold')
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, { ...panda, year: 2020 })).toEqual({ medianCents: 450_000, comparables: 8 })
    expect(await findMarketPrice(db, { ...panda, year: 2019 })).toBeUndefined()
    expect(await findMarketPrice(db, { ...panda, year: 2020, offerType: 'km0' })).toBeUndefined()
    expect(await findMarketPrice(db, { ...panda, year: 2020, offerType: 'epoca' })).toBeUndefined()
  }),
)

test(
  'medians are worked out anew: what is gone from the market goes',
  withRollback(async (db) => {
    await addAds(
      db,
      2020,
      Array.from({ length: 8 }, () => 5_000),
    )
    expect(await refreshMarketPrices(db)).toBe(3)
    await db`update ad set status = 'sold' where model = 'panda'`
    expect(await refreshMarketPrices(db)).toBe(0)
  }),
)

test(
  'no label praises a damaged vehicle or a price that asks for a loan, and no median counts it',
  withRollback(async (db) => {
    await addAds(db, 2020, [10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 8_000, 8_001, 8_002, 8_003])
    await db`update ad set accident = 'si' where price_cents = 800000`
    await db`update ad set running = false where price_cents = 800100`
    await db`update ad set finance_required = true where price_cents = 800200`
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, { ...panda, year: 2020 })).toEqual({ medianCents: 1_000_000, comparables: 9 })
    const cheap = await db<{ label: number | null; accident: string | null; running: boolean | null; financeRequired: boolean | null }[]>`
      select ${priceLabelSql(db)} as label, accident, running, finance_required
      from ad a ${marketPriceJoin(db)} where a.price_cents < 900000 order by a.price_cents`
    expect(cheap.map(({ label }) => label)).toEqual([null, null, null, 1])
    expect(cheap.map(hasOrdinaryPrice)).toEqual([false, false, false, true])
  }),
)

test(
  'SQL and the rule give every price the same label',
  withRollback(async (db) => {
    await addAds(
      db,
      2020,
      [10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 7_000, 6_999, 8_800, 8_801, 9_500, 9_501, 20_000],
    )
    await refreshMarketPrices(db)
    const market = await findMarketPrice(db, { ...panda, year: 2020 })
    const rows = await db<
      { priceCents: number; label: number | null }[]
    >`select a.price_cents, ${priceLabelSql(db)} as label from ad a ${marketPriceJoin(db)} where a.make = 'fiat'`
    expect(market?.medianCents).toBe(1_000_000)
    expect(rows.map(({ label }) => label)).toEqual(rows.map(({ priceCents }) => market && ratePrice(priceCents, market)))
    expect(new Set(rows.map(({ label }) => label))).toEqual(new Set([null, 1, 2]))
  }),
)
