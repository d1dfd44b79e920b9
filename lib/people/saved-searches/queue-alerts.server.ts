import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findAdsToMatch } from '@/lib/market/search/ads-to-match.server'
import { findSearch } from '@/lib/market/search/find-search.server'
import { matches } from '@/lib/market/search/match-ad'
import { type AdEventKind, digestHour } from './alert-frequency'
import { type AlertedSearch, alertMail } from './alert-mail.server'

type Reader = { id: number; email: string }
type EventRow = { searchId: number; address: string; name: string; savedAt: Date; isDigest: boolean; adId: number; kind: AdEventKind }

/**
 * Writes to everybody whose searches have found something: at once, or in one mail a day for all others. For a job. Gives how many mails were queued; one
 * person whose mail fails stops no other.
 */
export async function queueAlerts(db: Db, now = new Date()): Promise<number> {
  const readers = await db<Reader[]>`
    select id, email from app_user where exists (
      select 1 from saved_search_event e join saved_search s on s.id = e.search_id where s.user_id = app_user.id and ${isDue(db, now)})
    order by id`
  let queued = 0
  for (const reader of readers) {
    queued += await inTransaction(db, (db) => queueFor(db, reader, now)).catch((error: unknown) => {
      reportFailure(error, { route: 'jobs/alerts' }, 'nobody was written to about a saved search')
      return 0
    })
  }
  return queued
}

/** Events are marked as told in the transaction that queues their mail: each is told once, however many processes look. */
async function queueFor(db: Db, { id }: Reader, now: Date): Promise<number> {
  const [reader] = await db<Reader[]>`select id, email from app_user where id = ${id} for no key update`
  if (!reader) return 0
  const rows = await db<EventRow[]>`
    with due as (
      update saved_search_event e set told_at = ${now} from saved_search s
      where s.id = e.search_id and s.user_id = ${id} and ${isDue(db, now)} returning e.search_id, e.ad_id, e.kind, e.happened_at
    )
    select s.id as search_id, s.address, s.name, s.saved_at, s.frequency <> 'at_once' as is_digest, due.ad_id, due.kind
    from due join saved_search s on s.id = due.search_id
    join ad on ad.id = due.ad_id and ad.status = 'published' and lower(ad.contact_email) is distinct from lower(${reader.email})
    order by s.saved_at desc, s.id desc, due.happened_at desc, due.ad_id desc`
  const groups = [rows.filter((row) => !row.isDigest), rows.filter((row) => row.isDigest)].filter((group) => group.length > 0)
  let queued = 0
  for (const group of groups) queued += await queueOne(db, reader, group, now)
  return queued
}

async function queueOne(db: Db, { id, email }: Reader, rows: readonly EventRow[], now: Date): Promise<number> {
  const searches: AlertedSearch[] = []
  for (const searchId of new Set(rows.map((row) => row.searchId))) {
    const own = rows.filter((row) => row.searchId === searchId)
    const [first] = own
    const search = first && (await describe(db, own, first, now))
    if (search && search.ads.length > 0) searches.push(search)
  }
  if (searches.length === 0) return 0
  const code = randomToken()
  await queueMail(db, alertMail({ to: email, code, searches }))
  const row = {
    code,
    userId: id,
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
    query?.place ?? null,
  )
  return { id: searchId, name, address, savedAt, ads: cards.map((card) => ({ card, kind: kinds.get(card.id) ?? 'new' })) }
}

/** The event `e` of the search `s` has not been told and its time has come: that of a digest only if none has left since. */
function isDue(db: Db, now: Date): SqlFragment {
  const inItaly = db`${now}::timestamptz at time zone 'Europe/Rome' - ${digestHour}::interval`
  const since = (unit: 'day' | 'week') => db`(date_trunc(${unit}, ${inItaly}) + ${digestHour}::interval) at time zone 'Europe/Rome'`
  return db`(e.told_at is null and s.paused_at is null and s.removed_at is null and e.happened_at > s.alerts_since and (
    s.frequency = 'at_once'
    or (e.happened_at <= case s.frequency when 'daily' then ${since('day')} when 'weekly' then ${since('week')} end
      and not exists (select 1 from alert_mail m where m.user_id = s.user_id and m.is_digest and m.queued_at >= ${since('day')}))))`
}
