import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type DealerStatistics, statisticsWeeks, totalOf, type VehicleReach, type WeekReach } from './dealer-statistics'

/** The first day that is counted: a Monday in Italy. */
function firstDay(db: Db): SqlFragment {
  return db`(date_trunc('week', now() at time zone 'Europe/Rome') - ${statisticsWeeks - 1} * interval '1 week')::date`
}

function italianDay(db: Db, column: SqlFragment): SqlFragment {
  return db`(${column} at time zone 'Europe/Rome')::date`
}

/** Whatever happened to a dealer's ads since the first day: `ad_id`, null for calls about the dealer itself, the day, what, and how often. */
function happenings(db: Db, dealerId: number): SqlFragment {
  const own = db`select id from ad where ad.dealer_id = ${dealerId}`
  return db`
    select ad_id, day, 'views' as kind, times from ad_view where ad_id in (${own}) and day >= ${firstDay(db)}
    union all select ad_id, ${italianDay(db, db`saved_at`)}, 'saves', 1 from saved_ad
      where ad_id in (${own}) and removed_at is null and ${italianDay(db, db`saved_at`)} >= ${firstDay(db)}
    union all select ad_id, ${italianDay(db, db`created_at`)}, 'messages', 1 from reply
      where ad_id in (${own}) and ${italianDay(db, db`created_at`)} >= ${firstDay(db)}
    union all select null, ${italianDay(db, db`created_at`)}, 'messages', 1 from reply
      where dealer_id = ${dealerId} and ${italianDay(db, db`created_at`)} >= ${firstDay(db)}
    union all select ad_id, ${italianDay(db, db`created_at`)}, 'calls', 1 from callback
      where dealer_id = ${dealerId} and ${italianDay(db, db`created_at`)} >= ${firstDay(db)}
    union all select subject_id, day, 'calls', times from phone_reveal
      where subject = 'ad' and subject_id in (${own}) and day >= ${firstDay(db)}
    union all select null, day, 'calls', times from phone_reveal where subject = 'dealer' and subject_id = ${dealerId} and day >= ${firstDay(db)}`
}

function sums(db: Db): SqlFragment {
  return db`
    coalesce(sum(times) filter (where kind = 'views'), 0)::int as views, coalesce(sum(times) filter (where kind = 'saves'), 0)::int as saves,
    coalesce(sum(times) filter (where kind = 'messages'), 0)::int as messages, coalesce(sum(times) filter (where kind = 'calls'), 0)::int as calls`
}

/** The last twelve weeks of a dealer, the oldest first, and its vehicles, those most opened first. */
export async function getStatistics(db: Db, { dealerId }: Dealership, mostVehicles: number): Promise<DealerStatistics> {
  const weeks = await db<WeekReach[]>`
    select to_char(monday, 'YYYY-MM-DD') as week, ${sums(db)}
    from generate_series(${firstDay(db)}::timestamp, now() at time zone 'Europe/Rome', interval '1 week') monday
      left join (${happenings(db, dealerId)}) happening on day >= monday::date and day < monday::date + 7
    group by monday order by monday`
  return { weeks, total: totalOf(weeks), vehicles: await listVehicles(db, dealerId, mostVehicles) }
}

type VehicleRow = Omit<VehicleReach, 'title' | 'href'> & { make: string; model: string | null; category: Category; version: string }

async function listVehicles(db: Db, dealerId: number, most: number): Promise<VehicleReach[]> {
  const rows = await db<VehicleRow[]>`
    select ad.id as ad_id, ad.category, make, model, version,
      case when status = 'published' then greatest(0, extract(day from now() - published_at))::int end as days_online, ${sums(db)}
    from ad join (${happenings(db, dealerId)} union all select id, null, 'views', 0 from ad where ad.dealer_id = ${dealerId}) happening
      on happening.ad_id = ad.id
    where status in ('published', 'paused', 'reserved', 'sold')
    group by ad.id order by views desc, ad.id desc limit ${most}`
  return rows.map(({ make, model, category, version, ...row }) => ({
    ...row,
    title: vehicleTitle({ category, make, model, version }),
    href: adPath({ id: row.adId, make, model, version }),
  }))
}
