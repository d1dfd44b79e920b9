import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
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
  const [ids, { total, facets }] = await Promise.all([findAdIds(db, query), countChoices(db, query, params)])
  const pages = Math.ceil(total / pageSize)
  if (query.page > Math.max(1, pages)) throw new AppError('notFound')
  const [cards, suggestions] = await Promise.all([getAdCards(db, ids, query.place), total === 0 ? suggestSearches(db, query) : []])
  return { total, pages, cards, facets, suggestions }
}

/** The exact total, and the options of all choices or of those named; without numbers when counting them takes too long. */
export async function countChoices(db: Db, query: SearchQuery, params?: readonly string[]): Promise<{ total: number; facets: Facets }> {
  return (await countFacets(db, query, params)) ?? { total: await countAds(db, query), facets: plainFacets(query, params) }
}

export async function countAds(db: Db, query: SearchQuery): Promise<number> {
  const [row] = await orUnavailable(db<{ count: number }[]>`select count(*)::int as count ${matching(db, query)}`)
  return row?.count ?? 0
}

/** The ids on one page of the list, in its order. */
export async function findAdIds(db: Db, query: SearchQuery, limit = pageSize): Promise<number[]> {
  const offset = (query.page - 1) * limit
  const rows = await db<{ id: number }[]>`select a.id ${matching(db, query)} order by ${orderOf(db, query)} limit ${limit} offset ${offset}`
  return rows.map((row) => row.id)
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
