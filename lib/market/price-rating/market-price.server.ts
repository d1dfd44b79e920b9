import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import {
  comparablesNeeded,
  doubtfulPriceBelow,
  goodPriceAtMost,
  greatPriceAtMost,
  type MarketPrice,
  offerGroupFor,
  offerGroups,
  yearsAround,
} from './price-rating'

/** Joins to the ad `a` what its price is compared with, as `m`. */
export function marketPriceJoin(db: Db): SqlFragment {
  return db`left join market_price m on m.category = a.category and m.make = a.make and m.model = a.model
    and m.year = a.registration_year and m.offer_group = ${offerGroupOf(db)}`
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

/** Works out all medians anew, from the published ads; answers how many there are. */
export async function refreshMarketPrices(db: Db): Promise<number> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`set local work_mem = '128MB'`
    await db`lock table market_price in share row exclusive mode`
    await db`delete from market_price`
    const result = await db`
      insert into market_price (category, make, model, year, offer_group, median_cents, comparables)
      select category, make, model, year, offer_group, round(percentile_cont(0.5) within group (order by price_cents)), count(*)
      from (select a.*, ${offerGroupOf(db)} as offer_group from ad a) a,
        generate_series(registration_year - ${yearsAround}::int, registration_year + ${yearsAround}::int) as year
      where status = 'published' and ${ordinaryPriceSql(db)} and price_cents > 0 and model is not null and offer_group is not null
      group by category, make, model, year, offer_group
      having count(*) >= ${comparablesNeeded}`
    await db`analyze market_price`
    return result.count
  })
}

/** `hasOrdinaryPrice` in SQL. */
function ordinaryPriceSql(db: Db): SqlFragment {
  return db`(a.accident is distinct from 'si' and a.running is not false and a.finance_required is not true)`
}

function offerGroupOf(db: Db): SqlFragment {
  return db`case when a.offer_type in ${db([...offerGroups.used])} then 'used' when a.offer_type in ${db([...offerGroups.fresh])} then 'fresh' end`
}

/** What the price of such an ad is compared with. */
export async function findMarketPrice(
  db: Db,
  ad: { category: string; make: string; model: string | null; year: number; offerType: string },
): Promise<MarketPrice | undefined> {
  const group = offerGroupFor(ad.offerType)
  if (group === undefined || ad.model === null) return undefined
  const [price] = await db<MarketPrice[]>`
    select median_cents, comparables from market_price
    where category = ${ad.category} and make = ${ad.make} and model = ${ad.model} and year = ${ad.year} and offer_group = ${group}`
  return price
}
