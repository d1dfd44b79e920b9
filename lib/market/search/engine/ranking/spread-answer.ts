import type { SearchEngine, SearchRequest, SearchResult } from '../search-engine'
import { rankedAds } from './ranked-ads'
import { spreadSellers } from './spread-sellers'

/** Answers a page of the order «Consigliati»: the engine gives the ads by what they have earned, and not more than two of one seller follow one another. */
export async function answerSpread(engine: SearchEngine, request: SearchRequest): Promise<SearchResult> {
  let first: SearchResult | undefined
  const page = await spreadSellers(
    async ({ after, seller, limit }) => {
      const isMore = first !== undefined
      const counted = isMore ? { dimensions: [], includesPrices: false } : {}
      const answer = await engine.answer({ ...request, ...counted, from: 0, after, limit, ranked: { seller, isMore } })
      first ??= answer
      return answer.ranked ?? rankedAds([])
    },
    request.after ?? null,
    request,
  )
  const { total = 0, counts = null, prices = null } = first ?? {}
  return { total, counts, prices, ...page }
}
