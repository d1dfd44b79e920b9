import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { ratedOffers, type ValuedAd } from '@/lib/market/price-rating/published-vehicle'
import { valuedColumns } from '@/lib/market/price-rating/valued-columns.server'
import type { ObservedMonth, RegionMonth } from './observed-months'
import { adsNeeded, type ObservedVehicle } from './observed-vehicle'
import type { SeenWear } from './price-curves'
import type { RegionalAds } from './region-prices'

export type ModelOf = { make: string; model: string }
/** What of its ads is looked at; null: all. */
export type MarketPart = { region: string | null; fuel: string | null }
export type Market = ModelOf & MarketPart

/** Number of cars of about an age among which the one in the middle is looked for. */
const candidatesAtMost = 60
/** Number of ads that have left in a year that are valued: the last ones tell enough, and each has to be valued. */
const leftAtMost = 400

/** The ads `a` of a model whose prices are compared. */
function comparedAds(db: Db, { make, model }: ModelOf, category: Category = 'auto'): SqlFragment {
  return db`a.category = ${category} and a.make = ${make} and a.model = ${model} and ${hasComparedPrice(db)}`
}

/** Condition of ads whose price is compared: neither rentals nor classics, not damaged, and not tied to a loan. */
export function hasComparedPrice(db: Db): SqlFragment {
  return db`a.offer_type in ${db([...ratedOffers])} and a.price_cents > 0
    and a.accident is distinct from 'si' and a.running is not false and a.finance_required is not true`
}

function inPart(db: Db, { region, fuel }: MarketPart): SqlFragment {
  return db`${region === null ? db`` : db`and a.region = ${region}`} ${fuel === null ? db`` : db`and a.fuel = ${fuel}`}`
}

/** How many ads each model has whose prices are compared; models with too few are left out. */
export async function listModelCounts(db: Db): Promise<(ModelOf & { ads: number })[]> {
  return db<{ make: string; model: string; ads: number }[]>`
    select a.make, min(a.model) as model, count(*)::int as ads from ad a
    where a.status = 'published' and a.category = 'auto' and a.model is not null and ${hasComparedPrice(db)}
    group by a.make, a.model having count(*) >= ${adsNeeded} order by a.make, a.model`
}

/** Counts the ads of every region, whichever is looked at: those on offer, and those with an estimate that are or that have left within a year. */
export async function listRegionalAds(db: Db, { fuel, ...of }: Omit<Market, 'region'>): Promise<RegionalAds[]> {
  return db<RegionalAds[]>`
    select region, count(*) filter (where is_on_offer)::int as ads, count(estimate_euro)::int as rated,
      mode() within group (order by province_code) as province, percentile_cont(0.5) within group (order by price_cents / 100.0 / estimate_euro) as asked_of_estimate
    from (
      select a.region, a.province_code, a.price_cents, r.estimate_euro, true as is_on_offer from ad a left join price_rating r on r.ad_id = a.id
      where a.status = 'published' and ${comparedAds(db, of)} ${inPart(db, { region: null, fuel })}
      union all
      select a.region, a.province_code, a.price_cents, c.estimate_euro, false from ad a join closing_estimate c on c.ad_id = a.id
      where a.status in ('sold', 'withdrawn') and ${comparedAds(db, of)} ${inPart(db, { region: null, fuel })} and a.closed_at > now() - interval '1 year') as seen
    group by region`
}

/** Counts the ads of every fuel, whichever is looked at. */
export async function listFuelCounts(db: Db, { region, ...of }: Omit<Market, 'fuel'>): Promise<{ fuel: string | null; ads: number }[]> {
  return db<{ fuel: string | null; ads: number }[]>`
    select a.fuel, count(*)::int as ads from ad a where a.status = 'published' and ${comparedAds(db, of)} ${inPart(db, { region, fuel: null })}
    group by a.fuel order by ads desc, a.fuel`
}

/** Counts the ads by whole years of age; null where the first registration is not known. */
export async function listAgeCounts(db: Db, market: Market): Promise<{ years: number | null; ads: number }[]> {
  return db<{ years: number | null; ads: number }[]>`
    select extract(year from age(a.first_registration))::int as years, count(*)::int as ads
    from ad a where a.status = 'published' and ${comparedAds(db, market)} ${inPart(db, market)} group by years`
}

/** How old nine of ten cars are, in years, and what those of about an age have driven; nothing where there are none. */
export async function findSeenWear(db: Db, market: Market, ageYears: number): Promise<SeenWear> {
  const [row] = await db<{ ages: number[] | null; km: number[] | null }[]>`
    select percentile_cont(array[0.05, 0.95]) within group (order by (current_date - a.first_registration) / 365.0) as ages,
      percentile_cont(array[0.05, 0.95]) within group (order by a.mileage_km)
        filter (where abs(current_date - a.first_registration - ${Math.round(ageYears * 365)}::int) < 3 * 365) as km
    from ad a where a.status = 'published' and ${comparedAds(db, market)} ${inPart(db, { ...market, region: null })}`
  return { ages: rangeOf(row?.ages), km: rangeOf(row?.km) }
}

function rangeOf(ends: number[] | null | undefined): { from: number; to: number } {
  const [from = 1, to = 0] = ends ?? []
  return { from, to }
}

/** Cars of the model on offer, those of about an age first. */
export async function listCandidates(db: Db, { fuel, ...of }: Omit<Market, 'region'>, ageYears: number): Promise<ValuedAd[]> {
  return db<ValuedAd[]>`
    select ${valuedColumns(db)} from ad a where a.status = 'published' and ${comparedAds(db, of)} ${inPart(db, { region: null, fuel })}
      and a.first_registration is not null
    order by abs(current_date - a.first_registration - ${Math.round(ageYears * 365)}::int), a.id limit ${candidatesAtMost}`
}

export async function listLeftAds(db: Db, market: Market, category: Category = 'auto'): Promise<(ValuedAd & { days: number })[]> {
  return db<(ValuedAd & { days: number })[]>`
    select ${valuedColumns(db)}, (extract(epoch from a.closed_at - a.published_at) / 86400)::float8 as days
    from ad a where a.status in ('sold', 'withdrawn') and ${comparedAds(db, market, category)} ${inPart(db, market)}
      and a.closed_at > now() - interval '1 year' and a.closed_at >= a.published_at
    order by a.closed_at desc limit ${leftAtMost}`
}

export async function findObservedVehicle(db: Db, { make, model }: ModelOf): Promise<ObservedVehicle | undefined> {
  const [vehicle] = await db<ObservedVehicle[]>`
    select make, model, version, body, fuel, gearbox, drive, power_kw, displacement_cc, doors, seats, age_years, mileage_km
    from observed_vehicle where make = ${make} and model = ${model}`
  return vehicle
}

/** Lists the observed months of a model in their order. */
export async function listObservedMonths(db: Db, { make, model }: ModelOf): Promise<ObservedMonth[]> {
  return db<ObservedMonth[]>`
    select to_char(month, 'YYYY-MM') as month, price_euro as euro, low_euro, high_euro, ads from observed_month
    where make = ${make} and model = ${model} order by observed_month.month`
}

/** Lists the observed months of a model in a region in their order. */
export async function listRegionMonths(db: Db, { make, model }: ModelOf, region: string): Promise<RegionMonth[]> {
  return db<RegionMonth[]>`
    select to_char(month, 'YYYY-MM') as month, price_euro as euro, low_euro, high_euro, ads, is_estimate from observed_region_month
    where make = ${make} and model = ${model} and region = ${region} order by observed_region_month.month`
}

type ModelMonth = ObservedMonth & ModelOf & { ageYears: number; mileageKm: number; daysOnline: number | null }

/** Lists the months of every model in two years and the one before, in their order. */
export async function listRecentMonths(db: Db): Promise<ModelMonth[]> {
  return db<ModelMonth[]>`
    select m.make, m.model, to_char(m.month, 'YYYY-MM') as month, m.price_euro as euro, m.low_euro, m.high_euro, m.ads, m.days_online,
      v.age_years, v.mileage_km
    from observed_month m join observed_vehicle v on v.make = m.make and v.model = m.model
    where m.month >= date_trunc('month', now()) - interval '25 months' order by m.month`
}

/** Days after which half of the ads of each model had left, of those that left in the last year; models of too few are left out. */
export async function listModelDays(db: Db): Promise<(ModelOf & { days: number })[]> {
  return db<{ make: string; model: string; days: number }[]>`
    select a.make, min(a.model) as model,
      round(percentile_cont(0.5) within group (order by extract(epoch from a.closed_at - a.published_at) / 86400))::int as days
    from ad a where a.status in ('sold', 'withdrawn') and a.category = 'auto' and a.model is not null and ${hasComparedPrice(db)}
      and a.closed_at > now() - interval '1 year' and a.closed_at >= a.published_at
    group by a.make, a.model having count(*) >= ${adsNeeded}`
}
