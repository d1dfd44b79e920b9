import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import type { SearchEngine } from './search-engine'
import { searchEngine } from './search-engine.server'
import { dimensionsOf, facetsOf } from './search-facets.server'
import { pageSize, type SearchQuery } from './search-query'
import type { Facets, SearchResults } from './search-results'
import { suggestSearches } from './search-suggestions.server'

type Found = { total: number; ids: readonly number[]; facets: Facets }

/** One page of a list with all that stands on it, and the options of all choices or of those named. Throws notFound for a page beyond the last, unavailable when the database is too busy. */
export async function searchAds(db: Db, query: SearchQuery, params?: readonly string[]): Promise<SearchResults> {
  const { total, ids, facets } = await findAds(searchEngine(db), query, pageSize, params)
  const pages = Math.ceil(total / pageSize)
  if (query.page > Math.max(1, pages)) throw new AppError('notFound')
  const [cards, suggestions] = await orUnavailable(
    Promise.all([getAdCards(db, ids, query.place), total === 0 ? suggestSearches(db, query) : []]),
  )
  return { total, pages, cards, facets, suggestions }
}

/** The ads of a page that holds `limit` of them, the exact total, and the options of all choices or of those named; without numbers when counting them takes too long. */
export async function findAds(engine: SearchEngine, query: SearchQuery, limit: number, params?: readonly string[]): Promise<Found> {
  const dimensions = dimensionsOf(query, params)
  const { total, ids, counts } = await orUnavailable(engine.answer({ query, from: (query.page - 1) * limit, limit, dimensions }))
  return { total, ids, facets: facetsOf(query, dimensions, counts) }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', 'the search took too long', { cause: error })
    throw error
  }
}
