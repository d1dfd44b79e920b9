import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type ComparedAd, comparePrices, groupBy, type PricedAd } from './comparables'
import {
  comparablesNeeded,
  doubtfulPriceBelow,
  goodPriceAtMost,
  greatPriceAtMost,
  hasOrdinaryPrice,
  type MarketPrice,
  offerGroupFor,
} from './price-rating'

const msPerYear = 365.25 * 86_400_000

/** Joins to the ad `a` what its price is compared with, as `m`. */
export function marketPriceJoin(db: Db): SqlFragment {
  return db`left join market_price m on m.ad_id = a.id`
}

/** `ratePrice` in SQL, over `marketPriceJoin`: 1, 2 or null. */
export function priceLabelSql(db: Db): SqlFragment {
  return db`case
    when not ${ordinaryPriceSql(db)} then null
    when m.comparables is null or m.comparables < ${comparablesNeeded} then null
    when a.price_cents::bigint * 100 < m.median_cents::bigint * ${doubtfulPriceBelow} then null
    when a.price_cents::bigint * 100 <= m.median_cents::bigint * ${greatPriceAtMost} then 1
    when a.price_cents::bigint * 100 <= m.median_cents::bigint * ${goodPriceAtMost} then 2
  end`
}

/** Works out anew what each published ad is compared with; answers how many can be compared. */
export async function refreshMarketPrices(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`lock table market_price in share row exclusive mode`
    await db`delete from market_price`
    let written = 0
    const makes = await db<Make[]>`select category, make from ad where status = 'published' group by category, make`
    for (const make of makes) written += await writePrices(db, await compareMake(db, make, now))
    await db`analyze market_price`
    return written
  })
}

/** `hasOrdinaryPrice` in SQL. */
function ordinaryPriceSql(db: Db): SqlFragment {
  return db`(a.accident is distinct from 'si' and a.running is not false and a.finance_required is not true)`
}

type Make = { category: Category; make: string }
type AdRow = {
  id: number
  model: string | null
  offerType: string
  firstRegistration: Date | null
  mileageKm: number | null
  priceCents: number | null
  accident: string | null
  running: boolean | null
  financeRequired: boolean | null
}

/** One make at a time: its ads are held in memory. */
async function compareMake(db: Db, { category, make }: Make, now: Date): Promise<ComparedAd[]> {
  const rows = await db<AdRow[]>`
    select id, model, offer_type, first_registration, mileage_km, price_cents, accident, running, finance_required from ad
    where status = 'published' and category = ${category} and make = ${make}`
  const alike = groupBy(rows, ({ model, offerType }) => (model === null ? undefined : `${offerGroupFor(offerType)} ${model}`))
  alike.delete(undefined)
  return [...alike.values()].flatMap((ads) =>
    comparePrices(
      category,
      ads.flatMap((ad) => toPricedAd(ad, now) ?? []),
    ),
  )
}

/** Undefined without what is compared; what is new or km 0 and says no mileage was not driven. */
function toPricedAd(ad: AdRow, now: Date): PricedAd | undefined {
  const { id, offerType, firstRegistration, mileageKm, priceCents } = ad
  const group = offerGroupFor(offerType)
  const km = mileageKm ?? (group === 'fresh' ? 0 : null)
  if (group === undefined || firstRegistration === null || km === null || !priceCents || !hasOrdinaryPrice(ad)) return undefined
  const ageYears = (now.getTime() - firstRegistration.getTime()) / msPerYear
  return { id, year: firstRegistration.getUTCFullYear(), ageYears, mileageKm: km, priceCents }
}

async function writePrices(db: Db, prices: readonly ComparedAd[]): Promise<number> {
  if (prices.length === 0) return 0
  const result = await db`
    insert into market_price (ad_id, median_cents, comparables)
    select * from unnest(${prices.map(({ id }) => id)}::bigint[], ${prices.map(({ medianCents }) => medianCents)}::int[],
      ${prices.map(({ comparables }) => comparables)}::int[])`
  return result.count
}

/** What the price of an ad is compared with. */
export async function findMarketPrice(db: Db, adId: number): Promise<MarketPrice | undefined> {
  const [price] = await db<MarketPrice[]>`select median_cents, comparables from market_price where ad_id = ${adId}`
  return price
}
