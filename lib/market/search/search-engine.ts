import type { SearchedColumn } from './filter-kinds'
import type { SearchQuery } from './search-query'

/** What is counted: the values of a column, for the filter of this parameter. */
export type Dimension = { param: string; column: SearchedColumn }
export type Counts = ReadonlyMap<string, number>

/** The ads of a list that are wanted, in its order (`limit` 0: none), and the choices whose values are counted. */
export type SearchAsk = { query: SearchQuery; from: number; limit: number; dimensions: readonly Dimension[] }
/** The exact total, and by parameter how many ads have each stored value; null when counting them takes too long. */
export type SearchAnswer = { total: number; ids: readonly number[]; counts: ReadonlyMap<string, Counts> | null }

/** Whoever answers searches: PostgreSQL, the index of this process, or others. Each facet ignores its own filter. */
export type SearchEngine = { answer: (ask: SearchAsk) => Promise<SearchAnswer> }
