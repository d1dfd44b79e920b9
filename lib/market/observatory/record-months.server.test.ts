import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { listObservedMonths, listRegionMonths } from './market-queries.server'
import { listObservedModels } from './observed-models.server'
import { recordMonths } from './record-months.server'

const panda = { make: 'fiat', model: 'panda' }
const nextMonth = new Date('2026-04-15T00:00:00Z')

async function openMarket(db: Db): Promise<void> {
  await addValuedOffers(db, 400)
}

/** Publishes the same effects in another month; that of the month goes along. */
const publishAgain = (db: Db) => db`
  update price_model set version = version + 1, fitted_at = ${nextMonth}, price_names = replace(price_names, 'month 2026-03', 'month 2026-04')`

test(
  'a month is written once for each model with enough ads, and again by a later night of it',
  withRollback(async (db) => {
    expect(await recordMonths(db)).toBe(0)
    await openMarket(db)
    expect([await recordMonths(db), await recordMonths(db)]).toEqual([3, 3])
    const months = await listObservedMonths(db, panda)
    expect(months.map(({ month }) => month)).toEqual(['2026-03'])
    expect(months[0]?.lowEuro).toBeLessThan(months[0]?.euro ?? 0)
    await db`delete from ad where make = 'volkswagen' and id not in (select id from ad where make = 'volkswagen' order by id limit 29)`
    expect(await recordMonths(db)).toBe(2)
  }),
)

test(
  'a month is recorded for each region: from its own ads, or as an estimate where they are too few',
  withRollback(async (db) => {
    await openMarket(db)
    await db`update ad set region = case province_code when 'PI' then 'toscana' when 'MI' then 'lombardia' else 'campania' end where status = 'published'`
    await rateDueAds(db)
    await recordMonths(db)
    const found = await db<{ region: string; month: string; isEstimate: boolean; ads: number; isOrdered: boolean }[]>`
      select region, to_char(month, 'YYYY-MM') as month, is_estimate, ads, low_euro < price_euro and price_euro < high_euro as is_ordered
      from observed_region_month where make = 'fiat' and model = 'panda' order by region`
    expect(found.filter(({ isEstimate }) => !isEstimate).map(({ region }) => region)).toEqual(['campania', 'lombardia', 'toscana'])
    expect(found.every(({ isEstimate, ads, isOrdered, month }) => isEstimate === ads < 30 && isOrdered && month === '2026-03')).toBe(true)
    expect(await listRegionMonths(db, panda, 'toscana')).toMatchObject([{ month: '2026-03', isEstimate: false }])
  }),
)

test(
  'a changed mix of cars with unchanged prices of the model leaves the index where it is',
  withRollback(async (db) => {
    await openMarket(db)
    await recordMonths(db)
    await db`delete from ad where make = 'fiat' and model = 'panda' and (version like '%Easy%' or power_kw = 51)`
    await publishAgain(db)
    await recordMonths(db)
    const [before, after] = await listObservedMonths(db, panda)
    expect(after).toMatchObject({ month: '2026-04', euro: before?.euro, lowEuro: before?.lowEuro, highEuro: before?.highEuro })
    expect(after?.ads).toBeLessThan((before?.ads ?? 0) / 2)
  }),
)

test(
  'the index rises by a tenth when every price rises by a tenth',
  withRollback(async (db) => {
    await openMarket(db)
    await recordMonths(db)
    await db`update ad set price_cents = price_cents * 1.1 where status = 'published'`
    await fitPriceModels(db, nextMonth)
    await recordMonths(db)
    const [before, after] = await listObservedMonths(db, panda)
    expect((after?.euro ?? 0) / (before?.euro ?? 1)).toBeCloseTo(1.1, 1)
  }),
)

test(
  'the models with enough ads are listed with their last month, those with the most ads first',
  withRollback(async (db) => {
    await openMarket(db)
    expect(await listObservedModels(db)).toEqual([])
    await recordMonths(db)
    const listed = await listObservedModels(db)
    expect(listed.map(({ ads }) => ads)).toEqual(listed.map(({ ads }) => ads).toSorted((a, b) => b - a))
    expect(listed).toHaveLength(3)
    await db`update observed_month set month = date_trunc('month', now())`
    await db`
      insert into observed_month select make, model, date_trunc('month', now()) - interval '1 year', price_euro * 2, low_euro, high_euro, ads from observed_month
      where model = 'panda'`
    const [found] = (await listObservedModels(db)).filter(({ model }) => model.slug === 'panda')
    expect(found).toMatchObject({ make: { name: 'Fiat' }, ageYears: 5, mileageKm: 60_000, changeInAYear: -0.5, daysOnline: null })
    expect(found?.months).toEqual([
      [12, (found?.euro ?? 0) * 2],
      [0, found?.euro],
    ])
    await db`delete from observed_month where model = 'panda' and month = date_trunc('month', now())`
    expect((await listObservedModels(db)).map(({ model }) => model.slug)).not.toContain('panda')
  }),
)

test(
  'a month stores the median days on offer, unless fewer than thirty ads left',
  withRollback(async (db) => {
    await openMarket(db)
    await db`
      update ad set status = 'sold', published_at = now() - interval '60 days', closed_at = now() - interval '60 days' + id % 3 * interval '10 days'
      where id in (select id from ad where make = 'fiat' and model = 'panda' order by id limit 30)`
    await recordMonths(db)
    const [days] = await db<{ days: number | null }[]>`
      select round(percentile_cont(0.5) within group (order by id % 3 * 10))::int as days from ad where status = 'sold'`
    const listed = await db<{ model: string; daysOnline: number | null }[]>`select model, days_online from observed_month`
    expect(listed.find(({ model }) => model === 'panda')?.daysOnline).toBe(days?.days)
    await db`update ad set status = 'published', closed_at = null where id = (select min(id) from ad where status = 'sold')`
    await recordMonths(db)
    const again = await db<{ daysOnline: number | null }[]>`select days_online from observed_month where model = 'panda'`
    expect(again).toEqual([{ daysOnline: null }])
  }),
)
