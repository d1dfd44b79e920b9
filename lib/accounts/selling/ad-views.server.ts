import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

const retentionMonths = 24

/** Adds to today how often the pages of these ads were opened, by their ids; an id of no ad is passed over. */
export async function storeAdViews(db: Db, views: ReadonlyMap<number, number>): Promise<void> {
  const [ids, times] = [[...views.keys()], [...views.values()]]
  await db`
    insert into ad_view (ad_id, day, times)
    select ad.id, (now() at time zone 'Europe/Rome')::date, given.times
    from unnest(${ids}::bigint[], ${times}::int[]) as given (id, times) join ad on ad.id = given.id order by ad.id
    on conflict (ad_id, day) do update set times = ad_view.times + excluded.times`
}

/** Those of these ads that somebody sells: nobody counts as a visitor of their own. */
export async function ownAmong(db: Db, userId: number, adIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from ad where id = any(${[...adIds]}::bigint[]) and owner_id = ${userId}`
  return rows.map(({ id }) => id)
}

export const adViewExpiries: readonly Expiry[] = [
  { table: 'ad_view', isOver: (db) => db`day < now() - ${retentionMonths} * interval '1 month'` },
]
