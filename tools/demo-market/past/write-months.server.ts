import type { Db } from '@/lib/kernel/db/db.server'
import { regions } from '@/lib/kernel/italian/regions'
import { hasComparedPrice } from '@/lib/market/observatory/market-queries.server'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import { addMonths } from '../calendar'
import { driftOf, flowOf, levelBetween } from './price-level'

type Recorded = { make: string; model: string; priceEuro: number; lowEuro: number; highEuro: number; ads: number }
type Month = Recorded & { month: Date }

/** Share by which the market grew in a month. */
const growth = 0.011

/**
 * Writes down what the observed car of each model was worth in earlier months, from its last recorded month, by the level of prices then.
 * How many ads there were is a law of the market, because only a part of what is gone is stored (decision 140).
 */
export async function writeMonthsBefore(db: Db, recordedIn: Date, count: number): Promise<void> {
  const recorded = await listRecorded(db, recordedIn)
  const months = Array.from({ length: count }, (_, index) => addMonths(recordedIn, -1 - index))
  await writeMonths(
    db,
    recorded.flatMap((one) => months.map((month) => atMonth(one, month, recordedIn))),
  )
}

/** The months between the last recorded one and this month, which the product writes down itself. */
export async function writeMissedMonths(db: Db, now: Date): Promise<void> {
  const [row] = await db<{ last: Date | null }[]>`select max(month) as last from observed_month`
  if (!row?.last) return
  const recorded = await listRecorded(db, row.last)
  const missed: Month[] = []
  for (let month = addMonths(row.last, 1); month < addMonths(now, 0); month = addMonths(month, 1))
    for (const one of recorded) missed.push(atMonth(one, month, row.last))
  await writeMonths(db, missed)
}

/**
 * Writes down what the observed cars were worth in each region in the months that have none yet, from the last one that has: as in all Italy, and a
 * little faster or slower. How many ads there were in a year grew with the market, and with too few of them it was an estimate then too.
 */
export async function writeMissingRegions(db: Db): Promise<void> {
  const slugs = Object.keys(regions)
  await db`
    insert into observed_region_month (make, model, region, month, price_euro, low_euro, high_euro, ads, is_estimate)
    select make, model, region, month, round(price_euro * level, -1), round(low_euro * level, -1), round(high_euro * level, -1), ads, is_estimate or ads < ${adsNeeded}
    from (
      select m.make, m.model, l.region, m.month, l.price_euro, l.low_euro, l.high_euro, l.is_estimate,
        m.price_euro::numeric / c.price_euro * exp(d.drift * (m.month - l.month) / 365.25)::numeric as level, round(l.ads * exp(${growth}::float8 * (m.month - l.month) / 30.44))::int as ads
      from observed_month m
      join (select distinct on (make, model, region) * from observed_region_month order by make, model, region, month desc) l on l.make = m.make and l.model = m.model
      join observed_month c on c.make = l.make and c.model = l.model and c.month = l.month
      join unnest(${slugs}::text[], ${slugs.map(driftOf)}::float8[]) as d (region, drift) on d.region = l.region) as given
    on conflict (make, model, region, month) do nothing`
}

function atMonth(one: Recorded, month: Date, reference: Date): Month {
  const level = levelBetween({ category: 'auto', ...one }, middleOf(month), middleOf(reference))
  const [priceEuro = 0, lowEuro = 0, highEuro = 0] = [one.priceEuro, one.lowEuro, one.highEuro].map(
    (euro) => Math.round((euro * level) / 10) * 10,
  )
  const monthsAgo = (reference.getTime() - month.getTime()) / (30.44 * 86_400_000)
  const size = Math.exp(-growth * monthsAgo) * (flowOf(month) / flowOf(reference)) ** 0.5
  return { ...one, month, priceEuro, lowEuro, highEuro, ads: Math.max(adsNeeded, Math.round(one.ads * size)) }
}

const middleOf = (month: Date) => new Date(month.getTime() + 14 * 86_400_000)

async function listRecorded(db: Db, month: Date): Promise<Recorded[]> {
  return db<Recorded[]>`
    select make, model, price_euro, low_euro, high_euro, ads from observed_month where month = ${month.toISOString().slice(0, 10)}::date order by make, model`
}

/** The days online are those of the ads that had left by then in a year, by the rule of the observatory. */
async function writeMonths(db: Db, months: readonly Month[]): Promise<void> {
  if (months.length === 0) return
  const column = <Value>(of: (month: Month) => Value) => months.map(of)
  await db`
    insert into observed_month (make, model, month, price_euro, low_euro, high_euro, ads, days_online)
    select given.make, given.model, given.month, given.price_euro, given.low_euro, given.high_euro, given.ads,
      (select case when count(*) >= ${adsNeeded} then
          round(percentile_cont(0.5) within group (order by extract(epoch from a.closed_at - a.published_at) / 86400))::int end
        from ad a where a.status in ('sold', 'withdrawn') and a.category = 'auto' and a.make = given.make and a.model = given.model
          and ${hasComparedPrice(db)} and a.closed_at >= a.published_at and a.closed_at < given.month + interval '1 month'
          and a.closed_at >= given.month - interval '11 months')
    from unnest(${column(({ make }) => make)}::text[], ${column(({ model }) => model)}::text[],
      ${column(({ month }) => month.toISOString().slice(0, 10))}::date[], ${column(({ priceEuro }) => priceEuro)}::int[],
      ${column(({ lowEuro }) => lowEuro)}::int[], ${column(({ highEuro }) => highEuro)}::int[], ${column(({ ads }) => ads)}::int[])
      as given (make, model, month, price_euro, low_euro, high_euro, ads)
    on conflict (make, model, month) do nothing`
}
