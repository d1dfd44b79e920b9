import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { clearDemoMarket } from '../reset-demo-market.server'
import { seedTestPast } from './test-past'

const options = { ads: 240, seed: 3 }

/** Numbers that are none when everything about the past holds together. */
async function faultsOf(db: Db, today: Date): Promise<Record<string, number> | undefined> {
  const [row] = await db<Record<string, number>[]>`
    select
      (select count(*)::int from ad where published_at > ${today} or closed_at > ${today} or price_changed_at > ${today}) as ads_of_the_future,
      (select count(*)::int from ad where closed_at < published_at or created_at > published_at) as lives_backwards,
      (select count(*)::int from ad where closed_at < ${today}::timestamptz - interval '91 days'
        and closed_at - published_at not between interval '19 days 23 hours' and interval '80 days 1 hour') as odd_lives,
      (select count(*)::int from ad_price p join ad a on a.id = p.ad_id
        where p.recorded_at < a.published_at - interval '1 second' or p.recorded_at > coalesce(a.closed_at, ${today})) as prices_outside,
      (select count(*)::int from ad a where a.price_cents is distinct from
        (select price_cents from ad_price where ad_id = a.id order by recorded_at desc, id desc limit 1)) as histories_that_end_elsewhere,
      (select count(*)::int from ad a join lateral (select id, recorded_at from ad_price where ad_id = a.id order by id desc limit 1) last on true
        where a.reduced_from_cents is not null and a.reduced_from_cents is distinct from lowest_price_before(a.id, last.recorded_at, last.id)) as not_the_lowest,
      (select count(*)::int from ad_view v join ad a on a.id = v.ad_id
        where v.day < a.published_at::date or v.day > coalesce(a.closed_at, ${today})::date) as views_outside,
      (select count(*)::int from saved_ad s join ad a on a.id = s.ad_id
        where s.saved_at < a.published_at or s.saved_at > coalesce(a.closed_at, ${today})) as saves_outside,
      (select count(*)::int from reply r join ad a on a.id = r.ad_id join reply_message m on m.reply_id = r.id where r.email like '%@clienti.example'
        and (r.created_at < a.published_at or r.created_at > coalesce(a.closed_at, ${today}) or m.created_at > ${today})) as messages_outside,
      (select count(*)::int from observed_month m where not exists
        (select from observed_region_month r where r.make = m.make and r.model = m.model and r.month = m.month)) as months_without_regions,
      (select count(*)::int from closing_estimate c join ad a on a.id = c.ad_id where c.closed_at <> a.closed_at) as closed_otherwise`
  return row
}

/** Everything that a past consists of, apart from what the database numbers itself. */
async function summaryOf(db: Db): Promise<unknown> {
  return [
    ...(await db`
      select 1 as part, md5(string_agg(concat_ws('|', status, make, model, price_cents, published_at, closed_at, reduced_from_cents), ';' order by id)) as text from ad
      union all select 2, md5(string_agg(concat_ws('|', ad_id - 10000001, price_cents, recorded_at), ';' order by ad_id, id)) from ad_price
      union all select 3, md5(string_agg(concat_ws('|', ad_id, day, times), ';' order by ad_id, day)) from ad_view
      union all select 4, md5(string_agg(concat_ws('|', subject, day, times), ';' order by subject, subject_id, day)) from phone_reveal
      union all select 5, md5(string_agg(concat_ws('|', month, make, model, paid_euro), ';' order by id)) from paid_price
      union all select 6, md5(string_agg(concat_ws('|', month, make, model, price_euro, ads, days_online), ';' order by make, model, month)) from observed_month
      union all select 7, md5(string_agg(concat_ws('|', month, make, model, region, price_euro, ads, is_estimate), ';' order by make, model, region, month)) from observed_region_month
      order by part`),
  ]
}

test(
  'a market of two years holds together, is the same twice, and leaves nothing when it is cleared',
  withRollback(async (db) => {
    const today = new Date()
    await db`delete from ad`
    await db`delete from dealer`
    await seedTestPast(db, { ...options, beganAt: today })
    expect(Object.entries((await faultsOf(db, today)) ?? {}).filter(([, count]) => count > 0)).toEqual([])
    const [found] = await db<Record<string, number>[]>`
      select (select count(*)::int from ad where closed_at < ${today} and status in ('sold', 'withdrawn', 'expired')) as gone,
        (select count(*)::int from ad where status = 'published' and reduced_from_cents is not null) as reduced,
        (select count(*)::int from ad_view) as views, (select count(*)::int from saved_ad) as saves, (select count(*)::int from paid_price) as paid`
    expect(found?.['gone']).toBeGreaterThanOrEqual(360)
    expect(found?.['reduced']).toBeGreaterThan(15)
    expect(Math.min(found?.['views'] ?? 0, found?.['saves'] ?? 0, found?.['paid'] ?? 0)).toBeGreaterThan(30)
    const first = await summaryOf(db)
    await seedTestPast(db, { ...options, beganAt: today })
    expect(await summaryOf(db)).toEqual(first)
    await clearDemoMarket(db)
    expect([
      ...(await db`select from demo_market union all select from paid_price where is_demo union all select from saved_ad union all select from reply`),
    ]).toEqual([])
  }),
)
