import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { PriceHistogram } from './histogram/price-histogram'

/** What is counted: the values of a column, for the filter of this parameter. Of a column that holds several, what is found counts for each of them. */
export type Dimension = { param: string; column: SearchedColumn; holdsSeveral?: true }
export type Counts = ReadonlyMap<string, number>

/**
 * The place of an ad in the order of a list: what it is ordered by, as a whole number, and its id. Moments are microseconds and dates days since 1970, distances
 * millimetres; null where nothing is declared.
 */
export type ListPosition = AdPosition & { spread?: SpreadState }
export type AdPosition = { key: number | null; id: number }

/**
 * What «not more than two of one seller in a row» needs to know behind a position. `run`: how many ads of the seller came last. `last`: the last shown ad of a seller whose ads in front of
 * the position waited; missing where none did. `seller`: theirs; missing until it has been looked up.
 */
export type SpreadState = { run: number; last?: AdPosition; seller?: number | null }

/** Ads in their order: id, key and seller of each; NaN where nothing is declared. */
export type RankedAds = { ids: Float64Array; keys: Float64Array; sellers: Float64Array }

/** The ads of a list that are wanted, in its order (`limit` 0: none), behind a position or from a number on; the choices to count, and whether prices are plotted. */
export type SearchRequest = {
  query: SearchQuery
  from: number
  /** Position from which `from` counts, where it is given. */
  after?: ListPosition | null
  limit: number
  dimensions: readonly Dimension[]
  includesPrices: boolean
  /** Wants ads with their keys and sellers, of one seller alone where one is given. `isMore`: nothing is counted. */
  ranked?: { seller: number | null; isMore: boolean }
  /** Says that the total is not wanted; it may be 0 then. */
  isUncounted?: boolean
}
/**
 * `next`: the position behind which more ads follow (null: none do). `counts`: by parameter how many ads have each stored value, null when counting takes too long.
 * `prices`: the asking prices whatever the limits of the price; null when not requested, on lists without prices, or when they take too long.
 */
export type SearchResult = {
  total: number
  ids: readonly number[]
  next: ListPosition | null
  counts: ReadonlyMap<string, Counts> | null
  prices: PriceHistogram | null
  /** The ads, in the place of `ids` and `next`, where the request asks for them. */
  ranked?: RankedAds
  /** How many of the ads have the words that put them first; absent without such words. */
  withWords?: number
}

/** What answers searches: PostgreSQL, the index of this process, or others. Each facet of a choice ignores its own filter; pieces of equipment are counted among what is found. */
export type SearchEngine = { answer: (request: SearchRequest) => Promise<SearchResult> }
