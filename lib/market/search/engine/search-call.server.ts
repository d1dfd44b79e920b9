import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { searchHeading, searchTitle } from '@/lib/market/search/page/search-heading'
import type { Facets } from '@/lib/market/search/page/search-results'
import { type SearchChip, searchChips } from '@/lib/market/search/query/search-chips'
import { withPage, withSort } from '@/lib/market/search/query/search-edit'
import { nextPageHref, searchHref } from '@/lib/market/search/query/search-href'
import { pageSize, type SearchQuery, type Sort, sorts, sortsOf } from '@/lib/market/search/query/search-query'
import type { ReadingNote } from '@/lib/market/search/sentence/claims'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'
import { findSearch } from './find-search.server'
import type { PriceHistogram } from './histogram/price-histogram'
import { readCursor } from './list-cursor'
import { findAds, searchAds } from './search-ads.server'
import type { ListPosition } from './search-engine'
import { searchEngine } from './search-engine.server'

/** What a call of a list page requests: the search, behind what its page begins, and what of a sentence was not understood. */
type RequestedSearch = { query: SearchQuery; after: ListPosition | null; words: readonly string[]; notes: readonly ReadingNote[] }

export type SearchDescription = {
  address: string
  list: ListPageSlug
  heading: string
  title: string
  total: number
  pages: number
  chips: readonly SearchChip[]
  options: Facets
  prices: PriceHistogram | null
  sort: Sort
  sorts: readonly { value: Sort; label: string; address: string }[]
  words: readonly string[]
  notes: readonly ReadingNote[]
}

export type SearchResultsPage = {
  address: string
  total: number
  page: number
  pages: number
  previous: string | null
  next: string | null
  ads: readonly AdCard[]
}

/** All that a list page says of a search, but its ads. `q` as `readRequest` takes it. */
export async function describeSearch(db: Db, q: string): Promise<SearchDescription> {
  const { query, words, notes } = await readRequest(db, q)
  const { total, facets, prices } = await findAds(searchEngine(db), withPage(query, 1), { limit: 0, includesPrices: true })
  return {
    address: searchHref(query),
    list: query.list,
    heading: searchHeading(query),
    title: searchTitle(query),
    total,
    pages: Math.ceil(total / pageSize),
    chips: searchChips(query),
    options: facets,
    prices,
    sort: query.sort,
    sorts: sortsOf(query).map((value) => ({ value, label: sorts[value], address: searchHref(withSort(query, value)) })),
    words,
    notes,
  }
}

/** One page of the ads that a search finds. Throws notFound for a page beyond the last one. */
export async function listSearchResults(db: Db, q: string): Promise<SearchResultsPage> {
  const { query, after } = await readRequest(db, q)
  const { total, pages, next, cards } = await searchAds(db, query, [], after)
  const pageAddress = (page: number) => (page < 1 || page > pages ? null : searchHref(withPage(query, page)))
  return {
    address: searchHref(query),
    total,
    page: query.page,
    pages,
    previous: pageAddress(query.page - 1),
    next: query.words === null ? next && nextPageHref(query, next) : pageAddress(query.page + 1),
    ads: cards,
  }
}

/** The address of a list without its first slash («usate/fiat?prezzo_a=9000»), or what somebody would type in the box («panda diesel»): its wishes give way where they find nothing. */
async function readRequest(db: Db, q: string, now = new Date()): Promise<RequestedSearch> {
  const query = findSearch(`/${q}`)
  if (query) return { query, after: readCursor(new URLSearchParams(q.slice(q.indexOf('?') + 1)), query), words: [], notes: [] }
  if (/[/?=]/.test(q) || q.trim() === '') throw new AppError('notFound')
  const { hard, ...read } = readSentence(q, { list: null, thisYear: now.getFullYear() })
  const givesWay = hard !== null && (await findAds(searchEngine(db), read.query, { limit: 0, params: [] })).total === 0
  return { ...read, query: givesWay ? hard : read.query, after: null }
}
