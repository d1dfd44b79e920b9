import type { Db } from '@/lib/kernel/db/db.server'
import { findSearch } from '@/lib/market/search/find-search.server'
import { listPageOf } from '@/lib/market/search/list-pages'
import { findNewAds } from '@/lib/market/search/new-ads.server'
import { searchChips } from '@/lib/market/search/search-chips'
import { searchHref } from '@/lib/market/search/search-href'
import type { User } from '@/lib/people/users/user'
import type { SavedSearch, SavedSearchPage } from './saved-search'

const pageSize = 10
/** New ads that are shown of each search. */
const shownAds = 3

type Row = { id: number; address: string; name: string; savedAt: Date; seenAt: Date }
type Owner = Pick<User, 'id' | 'email'>

/** One page of somebody's saved searches, the newest first, with what is new in each; beyond the last page, the last. */
export async function listSavedSearches(db: Db, owner: Owner, page: number): Promise<SavedSearchPage> {
  const [counted] = await db<{ total: number }[]>`
    select count(*)::int as total from saved_search where user_id = ${owner.id} and removed_at is null`
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(page, pages)
  const rows = await db<Row[]>`
    select id, address, name, saved_at, seen_at from saved_search where user_id = ${owner.id} and removed_at is null
    order by saved_at desc, id desc limit ${pageSize} offset ${(shown - 1) * pageSize}`
  const searches: SavedSearch[] = []
  for (const row of rows) searches.push(await describe(db, row, owner)) // one after the other: a page takes one connection
  return { searches, total, page: shown, pages }
}

/** The address is read anew, so that a search follows the filters as they are now. */
async function describe(db: Db, { id, address, name, savedAt, seenAt }: Row, { email }: Owner): Promise<SavedSearch> {
  const query = findSearch(address)
  return {
    id,
    name,
    savedAt: savedAt.toISOString(),
    search: query
      ? { href: searchHref(query), filters: [listPageOf(query.list).label, ...searchChips(query).map(({ label }) => label)] }
      : null,
    found: query ? await findNewAds(db, query, { since: seenAt, email }, shownAds) : null,
  }
}

type ExportedSearch = { address: string; name: string; savedAt: Date; seenAt: Date; removedAt: Date | null }

/** For the copy of their data. */
export async function exportSavedSearches(db: Db, userId: number): Promise<ExportedSearch[]> {
  return db<ExportedSearch[]>`
    select address, name, saved_at, seen_at, removed_at from saved_search where user_id = ${userId} order by saved_at, id`
}
