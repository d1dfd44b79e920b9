import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdCards, type SeenFrom } from '@/lib/market/ads/ad-cards.server'
import type { Facets, NearCard, SearchResults } from '@/lib/market/search/page/search-results'
import { relaxQuery } from '@/lib/market/search/query/relax-query'
import { buyerProvinceOf, pageSize, type SearchQuery } from '@/lib/market/search/query/search-query'
import { suggestSearches } from '@/lib/market/search/suggestions/search-suggestions.server'
import { cursorText } from './list-cursor'
import { rankingWords } from './ranking/ranked-words'
import { answerSpread } from './ranking/spread-answer'
import { fewAds, findRelaxedResults, type RelaxedResult } from './relaxed-results.server'
import { columnSql } from './search-conditions.server'
import type { ListPosition, SearchEngine, SearchResult } from './search-engine'
import { searchEngine } from './search-engine.server'
import { dimensionsOf, facetsOf } from './search-facets.server'

type Found = Pick<SearchResult, 'total' | 'ids' | 'next' | 'prices' | 'withWords'> & { facets: Facets }
/** `limit`: ads on the page (0: none). `after`: the page behind a position, else that of its number. `params`: the choices to count; all without it. */
type Wanted = { limit: number; after?: ListPosition | null; params?: readonly string[] | undefined; includesPrices?: boolean }

/**
 * One page of a list with all that stands on it: the ads behind a position or, where none are left there, those of the number of the page; and the options of all choices or of those named.
 * Throws notFound for a page beyond the last, unavailable when the database is too busy.
 */
export async function searchAds(
  db: Db,
  query: SearchQuery,
  params?: readonly string[],
  given: ListPosition | null = null,
): Promise<SearchResults> {
  const after = given && (await withSeller(db, given))
  const engine = searchEngine(db)
  const { total, ids, next, facets, prices, withWords } = await findAds(engine, query, {
    limit: pageSize,
    after,
    params,
    includesPrices: true,
  })
  if (after && ids.length === 0) return searchAds(db, query, params)
  const pages = after ? pagesAround(query.page, total, next !== null) : Math.ceil(total / pageSize)
  if (query.page > Math.max(1, pages)) throw new AppError('notFound')
  const wider = total < fewAds ? relaxQuery(query) : []
  const [cards, suggestions, near] = await orUnavailable(
    Promise.all([
      getAdCards(db, ids, seenFrom(query)),
      total === 0 ? suggestSearches(engine, query, wider) : [],
      nearCards(db, query, await findRelaxedResults(engine, wider, ids)),
    ]),
  )
  return {
    total,
    pages,
    next: next && cursorText(query, next),
    ...(after && { hasCursor: true }),
    cards,
    facets,
    prices,
    ...(withWords !== undefined && { withWords }),
    suggestions,
    near,
  }
}

/** A position says by an ad whose turn it was; null where that ad has been deleted, and with it who waited. */
async function withSeller(db: Db, position: ListPosition): Promise<ListPosition | null> {
  const { spread, id } = position
  if (!spread) return position
  const [row] = await db<
    { seller: string | null }[]
  >`select (${columnSql(db, 'seller')})::text as seller from ad a where id = ${spread.last?.id ?? id}`
  if (!row && spread.last) return null
  return { ...position, spread: { ...spread, seller: row?.seller ? Number(row.seller) : null } }
}

function seenFrom(query: SearchQuery): SeenFrom {
  return { place: query.place, buyerProvince: buyerProvinceOf(query), isRecommended: query.sort === 'consigliati' }
}

/** Number of pages: by their numbers there may be fewer or more, since ads have come or gone before this page. */
function pagesAround(page: number, total: number, isFollowed: boolean): number {
  return Math.max(Math.ceil(total / pageSize), isFollowed ? page + 1 : page)
}

async function nearCards(db: Db, query: SearchQuery, near: readonly RelaxedResult[]): Promise<NearCard[]> {
  if (near.length === 0) return []
  const cards = await getAdCards(
    db,
    near.map(({ id }) => id),
    seenFrom(query),
  )
  return near.flatMap(({ id, label, insteadOf }) => cards.filter((card) => card.id === id).map((card) => ({ card, label, insteadOf })))
}

/** The ads of a page, the exact total, and the options of choices; without numbers when counting them takes too long. */
export async function findAds(
  engine: SearchEngine,
  query: SearchQuery,
  { limit, after = null, params, includesPrices = false }: Wanted,
): Promise<Found> {
  const dimensions = dimensionsOf(query, params)
  const request = { query, from: after ? 0 : (query.page - 1) * limit, after, limit, dimensions, includesPrices }
  const isSpread = query.sort === 'consigliati'
  const ordered: SearchEngine = { answer: (one) => (isSpread && one.limit > 0 ? answerSpread(engine, one) : engine.answer(one)) }
  const { counts, ...found } = await orUnavailable(rankingWords(ordered).answer(request))
  return { ...found, facets: facetsOf(query, dimensions, counts) }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', 'the search took too long', { cause: error })
    throw error
  }
}
