import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { findNewAds } from '@/lib/market/search/engine/new-ads.server'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { searchChips } from '@/lib/market/search/query/search-chips'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { AdEventKind, AlertFrequency } from './alert-frequency'
import {
  addressToSave,
  filtersInWords,
  proposedName,
  type SavedSearch,
  type SavedSearchPage,
  type SearchToEdit,
  type SearchToSave,
} from './saved-search'
import { ownedBy, type SearchOwner } from './search-owner.server'

const pageSize = 10
/** Days whose new ads say how many mails there will be. */
const observedDays = 30
/** New ads that are shown of each search. */
const shownAds = 3

type Row = {
  id: number
  address: string
  name: string
  savedAt: Date
  seenAt: Date
  frequency: AlertFrequency
  pausedAt: Date | null
  mailedAt: Date | null
}
type Owner = Pick<User, 'id' | 'email'>

/** One page of somebody's saved searches, the newest first, with what is new in each; beyond the last page, the last. */
export async function listSavedSearches(db: Db, owner: Owner, page: number): Promise<SavedSearchPage> {
  const [counted] = await db<{ total: number }[]>`
    select count(*)::int as total from saved_search where user_id = ${owner.id} and removed_at is null`
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(page, pages)
  const rows = await db<Row[]>`
    select id, address, name, saved_at, seen_at, frequency, paused_at,
      (select max(queued_at) from alert_mail where alert_mail.user_id = saved_search.user_id and saved_search.id = any(search_ids)) as mailed_at
    from saved_search where user_id = ${owner.id} and removed_at is null
    order by saved_at desc, id desc limit ${pageSize} offset ${(shown - 1) * pageSize}`
  const searches: SavedSearch[] = []
  for (const row of rows) searches.push(await describe(db, row, owner)) // one after the other: a page takes one connection
  return { searches, total, page: shown, pages }
}

/** The address is read anew, so that a search follows the filters as they are now. */
async function describe(
  db: Db,
  { id, address, name, savedAt, seenAt, frequency, pausedAt, mailedAt }: Row,
  { email }: Owner,
): Promise<SavedSearch> {
  const query = findSearch(address)
  return {
    id,
    name,
    savedAt: savedAt.toISOString(),
    frequency,
    pausedAt: pausedAt?.toISOString() ?? null,
    mailedAt: mailedAt?.toISOString() ?? null,
    search: query ? { href: searchHref(query), filters: filtersInWords(query) } : null,
    found: query ? await findNewAds(db, query, { since: seenAt, email }, shownAds) : null,
  }
}

/** What somebody is about to save; undefined for an address that is no search. */
export async function findSearchToSave(db: Db, given: string): Promise<SearchToSave | undefined> {
  const query = findSearch(given)
  return query && toBeSaved(db, query)
}

/** A saved search that is about to be changed, with the filters of another address if one is given; undefined when there is no such search. */
export async function findSearchToEdit(db: Db, owner: SearchOwner, id: number, given?: string): Promise<SearchToEdit | undefined> {
  const [row] = await db<{ address: string; name: string; frequency: AlertFrequency }[]>`
    select address, name, frequency from saved_search where id = ${id} and ${ownedBy(db, owner)} and removed_at is null`
  const query = row && findSearch(given ?? row.address)
  if (!query) return undefined
  const chips = searchChips(query).map(({ label, href }) => ({ label, address: href }))
  return { ...(await toBeSaved(db, query)), ...{ name: row.name, frequency: row.frequency }, id, list: listPageOf(query.list).label, chips }
}

/** The names of all of somebody's saved searches, the newest first. */
export async function listSearchNames(db: Db, userId: number): Promise<{ id: number; name: string }[]> {
  return db<{ id: number; name: string }[]>`
    select id, name from saved_search where user_id = ${userId} and removed_at is null order by saved_at desc, id desc`
}

async function toBeSaved(db: Db, query: SearchQuery): Promise<SearchToSave> {
  const { total, mailsAWeek } = await countLately(db, query)
  return { address: addressToSave(query), name: proposedName(query), filters: filtersInWords(query), total, mailsAWeek }
}

/** How many mails a week the search of an address would send at once; null when that is not known. */
export async function findMailsAWeek(db: Db, address: string): Promise<number | null> {
  const query = findSearch(address)
  return query ? (await countLately(db, query)).mailsAWeek : null
}

/** One mail an ad, of those of the last 30 days; a market that is younger says nothing. */
async function countLately(db: Db, query: SearchQuery): Promise<{ total: number | null; mailsAWeek: number | null }> {
  const since = new Date(Date.now() - observedDays * 86_400_000)
  const found = await findNewAds(db, query, { since, email: '' }, 0)
  if (!found) return { total: null, mailsAWeek: null }
  const { count: older } = await db`select 1 from ad where published_at < ${since} limit 1`
  return { total: found.total, mailsAWeek: older === 0 ? null : Math.round((found.fresh * 7) / observedDays) }
}

type ExportedSearch = {
  address: string
  name: string
  savedAt: Date
  seenAt: Date
  removedAt: Date | null
  frequency: AlertFrequency
  pausedAt: Date | null
}

/** The searches of a user, for the copy of their data. */
export async function exportSavedSearches(db: Db, userId: number): Promise<ExportedSearch[]> {
  return db<ExportedSearch[]>`
    select address, name, saved_at, seen_at, removed_at, frequency, paused_at from saved_search where user_id = ${userId} order by saved_at, id`
}

type ExportedEvent = { ad: number; kind: AdEventKind; happenedAt: Date; toldAt: Date | null }

/** What their saved searches have found. */
export async function exportSavedSearchEvents(db: Db, userId: number): Promise<ExportedEvent[]> {
  return db<ExportedEvent[]>`
    select ad_id as ad, kind, happened_at, told_at from saved_search_event join saved_search on saved_search.id = search_id
    where user_id = ${userId} order by happened_at, ad_id`
}

/** The times at which they were written to about it. */
export async function exportAlertMails(db: Db, userId: number): Promise<{ queuedAt: Date }[]> {
  return db<{ queuedAt: Date }[]>`select queued_at from alert_mail where user_id = ${userId} order by queued_at`
}
