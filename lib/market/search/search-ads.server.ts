import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { marketPriceJoin } from '@/lib/market/price-rating/market-price.server'
import { andConditions, conditionsOf, distanceSql, scopeOf } from './search-conditions.server'
import { countFacets, plainFacets } from './search-facets.server'
import { pageSize, type SearchQuery } from './search-query'
import type { Facets, SearchResults } from './search-results'
import { suggestSearches } from './search-suggestions.server'

/** One page of a list with all that stands on it, and the options of all choices or of those named. Throws notFound for a page beyond the last, unavailable when the database is too busy. */
export function searchAds(db: Db, query: SearchQuery, params?: readonly string[]): Promise<SearchResults> {
  return orUnavailable(loadResults(db, query, params))
}

async function loadResults(db: Db, query: SearchQuery, params: readonly string[] | undefined): Promise<SearchResults> {
  const [cards, { total, facets }] = await Promise.all([findCards(db, query), countChoices(db, query, params)])
  const pages = Math.ceil(total / pageSize)
  if (query.page > Math.max(1, pages)) throw new AppError('notFound')
  return { total, pages, cards, facets, suggestions: total === 0 ? await suggestSearches(db, query) : [] }
}

/** The exact total, and the options of all choices or of those named; without numbers when counting them takes too long. */
export async function countChoices(db: Db, query: SearchQuery, params?: readonly string[]): Promise<{ total: number; facets: Facets }> {
  return (await countFacets(db, query, params)) ?? { total: await countAds(db, query), facets: plainFacets(query, params) }
}

export async function countAds(db: Db, query: SearchQuery): Promise<number> {
  const [row] = await orUnavailable(db<{ count: number }[]>`select count(*)::int as count ${matching(db, query)}`)
  return row?.count ?? 0
}

/** One page of the list, in its order. */
export function findCards(db: Db, query: SearchQuery, limit = pageSize): Promise<AdCard[]> {
  const offset = (query.page - 1) * limit
  const chosen = db`a.id in (${adIdsInOrder(db, query)} limit ${limit} offset ${offset}) order by ${orderOf(db, query)}`
  return findAdCards(db, chosen, query.place)
}

export function adIdsInOrder(db: Db, query: SearchQuery): SqlFragment {
  return db`select a.id ${matching(db, query)} order by ${orderOf(db, query)}`
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', 'the search took too long', { cause: error })
    throw error
  }
}

function matching(db: Db, query: SearchQuery): SqlFragment {
  const rated = query.filters['etichetta'] ? marketPriceJoin(db) : db``
  return db`from ad a ${rated} where ${scopeOf(db, query)}${andConditions(db, conditionsOf(db, query))}`
}

/** What is not declared stands last in either direction; equal values go by id, so that pages never overlap. */
function orderOf(db: Db, { sort, list, place }: SearchQuery): SqlFragment {
  const price = list === 'noleggio_lungo_termine' ? db`a.rental_fee_cents` : db`a.price_cents`
  switch (sort) {
    case 'recenti':
      return db`a.published_at desc nulls last, a.id desc`
    case 'prezzo_crescente':
      return db`${price} asc nulls last, a.id asc`
    case 'prezzo_decrescente':
      return db`${price} desc nulls last, a.id desc`
    case 'km':
      return db`a.mileage_km asc nulls last, a.id asc`
    case 'anno_decrescente':
      return db`a.first_registration desc nulls last, a.id desc`
    case 'anno_crescente':
      return db`a.first_registration asc nulls last, a.id asc`
    case 'potenza':
      return db`a.power_kw desc nulls last, a.id desc`
    case 'distanza':
      return place ? db`${distanceSql(db, place)} asc, a.id asc` : db`a.id asc`
  }
}
