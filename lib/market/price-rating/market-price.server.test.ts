import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findMarketPrice, marketPriceJoin, priceLabelSql, refreshMarketPrices } from './market-price.server'
import { hasOrdinaryPrice, ratePrice } from './price-rating'

const panda = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  firstRegistration: new Date('2021-06-01'),
  mileageKm: 60_000,
  priceCents: 1_000_000,
}
type Facts = { [Fact in keyof typeof panda]?: (typeof panda)[Fact] | null }

/** Answers the id of the first. */
async function addAds(db: Db, count: number, facts: Facts = {}): Promise<number> {
  const rows = Array.from({ length: count }, () => ({ ...panda, ...facts }))
  const [first] = await db<{ id: number }[]>`insert into ad ${db(rows)} returning id`
  return first?.id ?? 0
}

test(
  'an ad is compared with the other published ads of its model and kind of offer that have a price and a mileage',
  withRollback(async (db) => {
    const id = await addAds(db, 1, { priceCents: 500_000 })
    await addAds(db, 9)
    const elsewhere: Facts[] = [
      { offerType: 'km0' },
      { offerType: 'noleggio' },
      { offerType: 'epoca' },
      { status: 'sold' },
      { model: '500' },
      { model: null },
      { make: 'lancia' },
      { category: 'veicoli-commerciali' },
      { priceCents: null },
      { priceCents: 0 },
      { mileageKm: null },
      { firstRegistration: null },
    ]
    for (const facts of elsewhere) await addAds(db, 7, facts)
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, id)).toEqual({ medianCents: 1_000_000, comparables: 9 })
    expect(await db`select ad_id from market_price`).toHaveLength(10)
  }),
)

test.each(['usato', 'aziendale', 'dimostrativo'])('%s is compared with what was driven', (offerType) =>
  withRollback(async (db) => {
    const id = await addAds(db, 1, { offerType })
    await addAds(db, 8)
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, id)).toMatchObject({ comparables: 8 })
  })(),
)

test(
  'new and km 0 ads without a mileage are compared as not driven',
  withRollback(async (db) => {
    const id = await addAds(db, 1, { offerType: 'nuovo', mileageKm: null })
    await addAds(db, 8, { offerType: 'km0', mileageKm: 20_000 })
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, id)).toMatchObject({ comparables: 8 })
  }),
)

test(
  'medians are worked out anew: what is gone from the market goes',
  withRollback(async (db) => {
    await addAds(db, 9)
    expect(await refreshMarketPrices(db)).toBe(9)
    await db`update ad set status = 'sold' where model = 'panda'`
    expect(await refreshMarketPrices(db)).toBe(0)
  }),
)

test(
  'no label praises a damaged vehicle or a price that asks for a loan, and no median counts it',
  withRollback(async (db) => {
    await addAds(db, 9)
    await db`update ad set accident = 'si' where id = ${await addAds(db, 1, { priceCents: 800_000 })}`
    await db`update ad set running = false where id = ${await addAds(db, 1, { priceCents: 800_100 })}`
    await db`update ad set finance_required = true where id = ${await addAds(db, 1, { priceCents: 800_200 })}`
    const cheap = await addAds(db, 1, { priceCents: 800_300 })
    await refreshMarketPrices(db)
    expect(await findMarketPrice(db, cheap)).toEqual({ medianCents: 1_000_000, comparables: 9 })
    const rows = await db<{ label: number | null; accident: string | null; running: boolean | null; financeRequired: boolean | null }[]>`
      select ${priceLabelSql(db)} as label, accident, running, finance_required
      from ad a ${marketPriceJoin(db)} where a.price_cents < 900000 order by a.price_cents`
    expect(rows.map(({ label }) => label)).toEqual([null, null, null, 1])
    expect(rows.map(hasOrdinaryPrice)).toEqual([false, false, false, true])
  }),
)

test.each([
  { fact: 'mileage_km', value: 200_000 },
  { fact: 'first_registration', value: '2015-01-01' },
  { fact: 'model', value: '500' },
  { fact: 'offer_type', value: 'km0' },
])('an ad whose $fact changes is not rated by what it was, until the next comparison', ({ fact, value }) =>
  withRollback(async (db) => {
    const id = await addAds(db, 9)
    await refreshMarketPrices(db)
    await db`update ad set price_cents = 900000, version = 'Lounge' where id = ${id}`
    expect(await findMarketPrice(db, id)).toBeDefined()
    await db`update ad set ${db({ [fact]: value })} where id = ${id}`
    expect(await findMarketPrice(db, id)).toBeUndefined()
  })(),
)

test(
  'SQL and the rule give every price the same label, and a label follows the price at once',
  withRollback(async (db) => {
    const id = await addAds(db, 1)
    await addAds(db, 20)
    await refreshMarketPrices(db)
    const market = await findMarketPrice(db, id)
    const labels = new Set<number | null>()
    for (const euros of [10_000, 7_000, 6_999, 8_800, 8_801, 9_500, 9_501, 20_000, 0]) {
      await db`update ad set price_cents = ${euros * 100} where id = ${id}`
      const [row] = await db<
        { label: number | null }[]
      >`select ${priceLabelSql(db)} as label from ad a ${marketPriceJoin(db)} where a.id = ${id}`
      expect(row?.label, `${euros} €`).toBe(market && ratePrice(euros * 100, market))
      if (row) labels.add(row.label)
    }
    expect(market?.medianCents).toBe(1_000_000)
    expect(labels).toEqual(new Set([null, 1, 2]))
  }),
)
