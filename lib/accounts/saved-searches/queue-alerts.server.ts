import { queuePush } from '@/lib/accounts/push/queue-push.server'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findAdsToMatch } from '@/lib/market/search/engine/ads-to-match.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { matches } from '@/lib/market/search/engine/match-ad'
import { buyerProvinceOf } from '@/lib/market/search/query/search-query'
import { type AdEventKind, digestHour, maxAdsInMail } from './alert-frequency'
import { type AlertedSearch, alertMail } from './alert-mail.server'
import { lockOwner, type OwnerColumns, ownedBy, ownerColumns, ownerOf, type SearchOwner } from './search-owner.server'
import { variedAds } from './varied-ads'

type Reader = { owner: SearchOwner; email: string }
type EventRow = { searchId: number; address: string; name: string; savedAt: Date; isDigest: boolean; adId: number; kind: AdEventKind }

/**
 * Sends the alert mails of saved searches: at once, or one a day for all others. A job runs it. Gives how many mails were queued; one person whose mail fails
 * stops no other.
 */
export async function queueAlerts(db: Db, now = new Date()): Promise<number> {
  const owners = await db<OwnerColumns[]>`
    select distinct user_id, subscriber_id from saved_search_event e join saved_search on saved_search.id = e.search_id
    where ${isDue(db, now)} order by 1, 2`
  let queued = 0
  for (const owner of owners) {
    queued += await inTransaction(db, (db) => queueFor(db, ownerOf(owner), now)).catch((error: unknown) => {
      reportFailure(error, { route: 'jobs/alerts' }, 'nobody was written to about a saved search')
      return 0
    })
  }
  return queued
}

/** Events are marked in the transaction that queues their mail: each is mailed once, however many processes look. */
async function queueFor(db: Db, owner: SearchOwner, now: Date): Promise<number> {
  const email = await lockOwner(db, owner)
  if (email === undefined) return 0
  const reader = { owner, email }
  const rows = await db<EventRow[]>`
    with due as (
      update saved_search_event e set told_at = ${now} from saved_search
      where saved_search.id = e.search_id and ${ownedBy(db, owner)} and ${isDue(db, now)} returning e.search_id, e.ad_id, e.kind, e.happened_at
    )
    select s.id as search_id, s.address, s.name, s.saved_at, s.frequency <> 'at_once' as is_digest, due.ad_id, due.kind
    from due join saved_search s on s.id = due.search_id
    join ad on ad.id = due.ad_id and ad.status = 'published' and lower(ad.contact_email) is distinct from lower(${email})
    order by s.saved_at desc, s.id desc, due.happened_at desc, due.ad_id desc`
  const groups = [rows.filter((row) => !row.isDigest), rows.filter((row) => row.isDigest)].filter((group) => group.length > 0)
  let queued = 0
  for (const group of groups) queued += await queueOne(db, reader, group, now)
  return queued
}

async function queueOne(db: Db, { owner, email }: Reader, rows: readonly EventRow[], now: Date): Promise<number> {
  const searches: AlertedSearch[] = []
  for (const searchId of new Set(rows.map((row) => row.searchId))) {
    const own = rows.filter((row) => row.searchId === searchId)
    const [first] = own
    const search = first && (await describe(db, own, first, now))
    if (search && search.ads.length > 0) searches.push(search)
  }
  if (searches.length === 0) return 0
  const code = randomToken()
  await queueMail(db, alertMail({ to: email, code, searches, hasAccount: 'userId' in owner }))
  if ('userId' in owner) await queuePush(db, [owner.userId], { kind: 'searches', href: searches[0]?.address ?? routes.savedSearches })
  const row = {
    code: hashToken(code),
    ...ownerColumns(owner),
    searchIds: searches.map((search) => search.id),
    isDigest: rows.some(({ isDigest }) => isDigest),
    queuedAt: now,
  }
  await db`insert into alert_mail ${db(row)}`
  return 1
}

/** Each ad once: as new where it is, else with what happened to it last. What the search does not find any more is left out. */
async function describe(
  db: Db,
  rows: readonly EventRow[],
  { searchId, name, address, savedAt }: EventRow,
  now: Date,
): Promise<AlertedSearch> {
  const kinds = new Map<number, AdEventKind>()
  for (const { adId, kind } of rows) if (kind === 'new' || !kinds.has(adId)) kinds.set(adId, kind)
  const query = findSearch(address)
  const found = query
    ? (await findAdsToMatch(db, [...kinds.keys()])).filter((ad) => matches(query, ad, now.getTime())).map(({ id }) => id)
    : []
  const cards = await getAdCards(
    db,
    [...kinds.keys()].filter((id) => found.includes(id)),
    { place: query?.place ?? null, buyerProvince: query ? buyerProvinceOf(query) : null },
  )
  const ads = cards.map((card) => ({ card, kind: kinds.get(card.id) ?? ('new' as const) }))
  return { id: searchId, name, address, savedAt, ads: ads.length > maxAdsInMail ? variedAds(ads) : ads }
}

/** The event `e` of its `saved_search` has not been mailed and its time has come: that of a digest only if none has left since. */
function isDue(db: Db, now: Date): SqlFragment {
  const inItaly = db`${now}::timestamptz at time zone 'Europe/Rome' - ${digestHour}::interval`
  const since = (unit: 'day' | 'week') => db`(date_trunc(${unit}, ${inItaly}) + ${digestHour}::interval) at time zone 'Europe/Rome'`
  return db`(e.told_at is null and saved_search.paused_at is null and saved_search.removed_at is null and e.happened_at > saved_search.alerts_since and (
    (saved_search.frequency = 'at_once' and not ${isBeingImported(db, now)})
    or (e.happened_at <= case saved_search.frequency when 'daily' then ${since('day')} when 'weekly' then ${since('week')} end
      and not exists (select 1 from alert_mail m where (m.user_id = saved_search.user_id or m.subscriber_id = saved_search.subscriber_id) and m.is_digest and m.queued_at >= ${since('day')}))))`
}

/** The import that brings the ad of the event `e` goes on: what it brings comes as one mail, at its end. One that has stood still for an hour is not waited for. */
function isBeingImported(db: Db, now: Date): SqlFragment {
  return db`exists (
    select from ad join dealer_import i on i.dealer_id = ad.dealer_id
    where ad.id = e.ad_id and i.state = 'importing' and i.started_at > ${now}::timestamptz - interval '1 hour')`
}
