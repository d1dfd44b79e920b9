import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { earnedHoursSql } from './earned-time.server'

/** Number of ads at a time: a writer of one of them waits for them only. */
const adsAtOnce = 2_000
/** Time in which a new ad is looked at each minute: its photographs and its verdict come after it. */
const newHours = 2

type Among = { areNew?: boolean; ids?: readonly number[] }

/** Stores by what the order «Consigliati» ranks each ad: every hour that of all, each minute that of new ones, or that of a few. Only what has changed is written; answers how many. */
export async function storeRecommended(db: Db, among: Among = {}): Promise<number> {
  let [stored, after] = [0, 0]
  for (;;) {
    const { last, count } = await inTransaction(db, (db) => storeSome(db, after, among))
    stored += count
    if (last === null) return stored
    after = last
  }
}

/** Whether nothing has been stored yet. */
export async function lacksRecommended(db: Db): Promise<boolean> {
  const [row] = await db<{ isLacking: boolean }[]>`
    select not exists (select from ad where status = 'published' and recommended_at <> published_at) as is_lacking`
  return row?.isLacking ?? false
}

async function storeSome(db: Db, after: number, { areNew = false, ids }: Among): Promise<{ last: number | null; count: number }> {
  await allowLongWork(db)
  const lately = areNew ? db`and a.published_at > now() - make_interval(hours => ${newHours})` : db``
  const few = ids === undefined ? db`` : db`and a.id = any(${[...ids]}::bigint[])`
  const [row] = await db<{ last: number | null; count: number }[]>`
    with looked as materialized (
      select a.id, a.published_at + make_interval(hours => ${earnedHoursSql(db)}) as moment
      from ad a ${ratingJoin(db)} where a.status = 'published' and a.id > ${after} ${lately} ${few} order by a.id limit ${adsAtOnce}
    ), stored as (
      update ad set recommended_at = looked.moment from looked
      where ad.id = looked.id and ad.recommended_at is distinct from looked.moment returning 1
    )
    select (select max(id) from looked) as last, (select count(*)::int from stored) as count`
  return row ?? { last: null, count: 0 }
}
