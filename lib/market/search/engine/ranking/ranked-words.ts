import { withFilter } from '@/lib/market/search/query/search-edit'
import { textParam } from '@/lib/market/search/query/search-query'
import type { SearchEngine, SearchResult } from '../search-engine'

/**
 * Puts ads first that have the words of a search, in its order, and all others behind them: words that nobody understood leave nothing out. What is counted
 * is the search without them. Any engine answers so, since it is three searches of each. Pages go by number: no position tells which of the two halves it is in.
 */
export function rankingWords(engine: SearchEngine): SearchEngine {
  return {
    async answer(request): Promise<SearchResult> {
      const { words, ...rest } = request.query
      const query = { ...rest, words: null }
      if (words === null || query.filters[textParam] || request.limit === 0) return engine.answer({ ...request, query })
      const { from, limit } = request
      const uncounted = { after: null, limit, dimensions: [], includesPrices: false }
      const [all, first] = await Promise.all([
        engine.answer({ ...request, query, after: null, from: 0, limit: 0 }),
        engine.answer({ ...uncounted, query: { ...withFilter(query, textParam, [words]), page: query.page }, from }),
      ])
      const missing = Math.min(limit, all.total - from) - first.ids.length
      const others =
        missing > 0
          ? await engine.answer({
              ...uncounted,
              query: { ...query, lacks: words },
              from: Math.max(0, from - first.total),
              limit: missing,
              isUncounted: true,
            })
          : { ids: [] }
      return { ...all, ids: [...first.ids, ...others.ids], next: null, withWords: first.total }
    },
  }
}
