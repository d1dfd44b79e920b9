import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { hasComparedPrice, type ModelOf } from '@/lib/market/observatory/market-queries.server'
import type { Verdict } from '@/lib/market/price-rating/price-rating'
import { listPages } from '@/lib/market/search/page/list-pages'
import type { PricedGroup } from './figure'

/** A make with or without a model, or all vehicles of a category. */
export type Vehicles = { category: Category; make: string | null; model: string | null }

/** Published used vehicles `a` whose prices are compared. */
function used(db: Db, { category, make, model }: Vehicles): SqlFragment {
  return db`a.status = 'published' and a.category = ${category} and a.offer_type in ${db([...listPages.usate.offers])} and ${hasComparedPrice(db)}
    ${make === null ? db`` : db`and a.make = ${make}`} ${model === null ? db`` : db`and a.model = ${model}`}`
}

const carsOf = (of: ModelOf): Vehicles => ({ category: 'auto', ...of })
const allCars: Vehicles = { category: 'auto', make: null, model: null }

/** Finds the prices of used vehicles; half of them lie from low to high. */
export async function findUsedPrices(
  db: Db,
  vehicles: Vehicles,
): Promise<{ ads: number; lowCents: number | null; medianCents: number | null; highCents: number | null }> {
  const [row] = await db<{ ads: number; quartiles: number[] | null }[]>`
    select count(*)::int as ads, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by a.price_cents) as quartiles
    from ad a where ${used(db, vehicles)}`
  const [lowCents = null, medianCents = null, highCents = null] = row?.quartiles ?? []
  return { ads: row?.ads ?? 0, lowCents, medianCents, highCents }
}

/** Prices of used cars of a model by year of first registration, the newest first. */
export async function listPricesByYear(db: Db, of: ModelOf): Promise<PricedGroup[]> {
  return db<PricedGroup[]>`
    select extract(year from a.first_registration)::text as name, count(*)::int as ads,
      percentile_cont(0.5) within group (order by a.price_cents) as median_cents
    from ad a where ${used(db, carsOf(of))} and a.first_registration is not null group by name order by name desc`
}

/** Prices of used cars of a model by mileage; `group`: how many of the limits it has reached. */
export async function listPricesByMileage(
  db: Db,
  of: ModelOf,
  limits: readonly number[],
): Promise<{ group: number; ads: number; medianCents: number | null }[]> {
  return db<{ group: number; ads: number; medianCents: number | null }[]>`
    select width_bucket(a.mileage_km, ${[...limits]}::int[]) as "group", count(*)::int as ads,
      percentile_cont(0.5) within group (order by a.price_cents) as median_cents
    from ad a where ${used(db, carsOf(of))} and a.mileage_km is not null group by "group" order by "group"`
}

/** Used cars by fuel, those with the most ads first. */
export async function listPricesByFuel(db: Db): Promise<PricedGroup[]> {
  return db<PricedGroup[]>`
    select a.fuel as name, count(*)::int as ads, percentile_cont(0.5) within group (order by a.price_cents) as median_cents
    from ad a where ${used(db, allCars)} group by a.fuel order by ads desc, a.fuel`
}

/** Cars without a mile on them beside used ones that are at most a year old. */
export async function findKm0Prices(db: Db, { make, model }: ModelOf): Promise<{ km0: PricedGroup; used: PricedGroup }> {
  const rows = await db<{ name: string; ads: number; medianCents: number | null }[]>`
    select case when a.offer_type = 'km0' then 'km0' else 'used' end as name, count(*)::int as ads,
      percentile_cont(0.5) within group (order by a.price_cents) as median_cents
    from ad a where a.status = 'published' and a.category = 'auto' and a.make = ${make} and a.model = ${model} and ${hasComparedPrice(db)}
      and (a.offer_type = 'km0' or (a.offer_type in ${db([...listPages.usate.offers])} and a.first_registration >= current_date - interval '1 year'))
    group by 1`
  const named = (name: string) => rows.find((row) => row.name === name) ?? { name, ads: 0, medianCents: null }
  return { km0: named('km0'), used: named('used') }
}

/** Cars for long-term rental by make; the price is the fee of a month. */
export async function listRentalFees(db: Db): Promise<(PricedGroup & { name: string })[]> {
  return db<{ name: string; ads: number; medianCents: number | null }[]>`
    select a.make as name, count(*)::int as ads, percentile_cont(0.5) within group (order by a.rental_fee_cents) as median_cents
    from ad a where a.status = 'published' and a.category = 'auto' and a.offer_type = 'noleggio' and a.rental_fee_cents > 0
    group by a.make order by ads desc, a.make`
}

/** Used cars by class of emissions. */
export async function listEmissionClasses(db: Db): Promise<{ name: string | null; ads: number }[]> {
  return db<{ name: string | null; ads: number }[]>`
    select a.emission_class as name, count(*)::int as ads from ad a where ${used(db, allCars)} group by a.emission_class`
}

/** Classic cars by the decade they were built in. */
export async function listClassicDecades(db: Db): Promise<PricedGroup[]> {
  return db<PricedGroup[]>`
    select (a.construction_year / 10 * 10)::text as name, count(*)::int as ads,
      percentile_cont(0.5) within group (order by a.price_cents) filter (where a.price_cents > 0) as median_cents
    from ad a where a.status = 'published' and a.category = 'auto' and a.offer_type = 'epoca' and a.construction_year is not null
    group by 1 order by 1`
}

/** What is said of the prices of used cars. */
export async function listVerdicts(db: Db): Promise<{ verdict: Verdict; ads: number }[]> {
  return db<{ verdict: Verdict; ads: number }[]>`
    select r.verdict, count(*)::int as ads from ad a join price_rating r on r.ad_id = a.id where ${used(db, allCars)} group by r.verdict`
}
