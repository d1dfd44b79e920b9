import { undoSeconds } from '@/lib/accounts/moderation/moderation-case'
import { renewalDays } from '@/lib/accounts/selling/own-ad'
import { isListed, ownedBy } from '@/lib/accounts/watchlist/saved-ad-sql.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** How far back news goes. */
const newsDays = 30

/** Everything that has happened for an account but messages, as `(key, kind, at, ad_id, times, low_cents, high_cents, words)`. */
export function newsOf(db: Db, userId: number): SqlFragment {
  return db`(${drops(db, userId)} union all ${sales(db, userId)} union all ${found(db, userId)} union all ${ends(db, userId)}
    union all ${views(db, userId)} union all ${decisions(db, userId)})`
}

const since = (db: Db) => db`now() - ${newsDays} * interval '1 day'`

/** The price of today of a saved ad, where the one before was higher. */
function drops(db: Db, userId: number): SqlFragment {
  return db`
    select 'drop:' || price.id as key, 'drop' as kind, price.recorded_at as at, ad.id as ad_id, 0 as times, price.price_cents as low_cents,
      before.price_cents as high_cents, '' as words
    from saved_ad join ad on ad.id = saved_ad.ad_id
      join ad_price price on price.ad_id = ad.id and price.price_cents = ad.price_cents and price.recorded_at > greatest(saved_ad.saved_at, ${since(db)})
      cross join lateral (
        select price_cents from ad_price where ad_id = price.ad_id and (recorded_at, id) < (price.recorded_at, price.id)
        order by recorded_at desc, id desc limit 1) before
    where ${ownedBy(db, userId)} and ${isListed(db)} and ad.status = 'published' and price.price_cents < before.price_cents`
}

function sales(db: Db, userId: number): SqlFragment {
  return db`
    select 'sold:' || ad.id, 'sold', ad.closed_at, ad.id, 0, null::integer, null::integer, ''
    from saved_ad join ad on ad.id = saved_ad.ad_id
    where ${ownedBy(db, userId)} and ${isListed(db)} and ad.status = 'sold' and ad.closed_at > greatest(saved_ad.saved_at, ${since(db)})`
}

/** What the saved searches have found, by the day. */
function found(db: Db, userId: number): SqlFragment {
  return db`
    select 'search:' || saved_search.id || ':' || (happened_at at time zone 'Europe/Rome')::date, 'search', max(happened_at), null::bigint,
      count(distinct ad.id)::integer, min(ad.price_cents), max(ad.price_cents), saved_search.name || chr(10) || saved_search.address
    from saved_search join saved_search_event on search_id = saved_search.id and kind = 'new' and happened_at > ${since(db)}
      join ad on ad.id = ad_id and ad.status = 'published'
    where saved_search.user_id = ${userId} and removed_at is null
    group by saved_search.id, (happened_at at time zone 'Europe/Rome')::date`
}

/** Own ads that end soon, while they can be renewed, and those that have. */
function ends(db: Db, userId: number): SqlFragment {
  return db`
    select case when status = 'expired' then 'expired:' else 'expiring:' end || id || ':' || expires_at::date,
      case when status = 'expired' then 'expired' else 'expiring' end,
      case when status = 'expired' then expires_at else expires_at - ${renewalDays} * interval '1 day' end,
      id, greatest(0, ceil(extract(epoch from expires_at - now()) / 86400))::integer, null::integer, null::integer, ''
    from ad where owner_id = ${userId} and dealer_id is null and expires_at > ${since(db)}
      and (status = 'expired' or status in ('published', 'reserved') and expires_at > now())`
}

/** How often own ads were opened last week, on its Monday. */
function views(db: Db, userId: number): SqlFragment {
  const monday = db`date_trunc('week', now() at time zone 'Europe/Rome')`
  return db`
    select 'views:' || ad.id || ':' || ${monday}::date, 'views', (${monday} + interval '7 hours') at time zone 'Europe/Rome', ad.id, sum(ad_view.times)::integer,
      null::integer, null::integer, (select count(*)::text from saved_ad where ad_id = ad.id and ${isListed(db)})
    from ad join ad_view on ad_view.ad_id = ad.id and day >= ${monday}::date - 7 and day < ${monday}::date
    where ad.owner_id = ${userId} and ad.dealer_id is null and ad.status = 'published' group by ad.id`
}

/** What moderators have decided about own ads, once it cannot be undone any more, and what they ask. */
function decisions(db: Db, userId: number): SqlFragment {
  const own = db`moderation_case join ad on ad.id = moderation_case.ad_id and ad.owner_id = ${userId}`
  const isFinal = (moment: SqlFragment) => db`${moment} between ${since(db)} and now() - ${undoSeconds} * interval '1 second'`
  return db`
    select 'decision:' || moderation_case.id, 'decision', decided_at, ad.id, 0, null::integer, null::integer, outcome
    from ${own} where ${isFinal(db`decided_at`)}
    union all select 'appeal:' || moderation_case.id, 'decision', appeal_decided_at, ad.id, 0, null::integer, null::integer, appeal_outcome
    from ${own} where ${isFinal(db`appeal_decided_at`)}
    union all select 'question:' || moderation_case.id, 'question', asked_at, ad.id, 0, null::integer, null::integer, ''
    from ${own} where asked_at > ${since(db)} and answered_at is null and decided_at is null`
}
