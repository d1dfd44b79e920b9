import { performance } from 'node:perf_hooks'
import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { SearchEngine } from '@/lib/market/search/engine/search-engine'
import type { Suggestion } from '@/lib/market/search/page/search-results'
import type { RelaxedQuery } from '@/lib/market/search/query/relax-query'
import { searchChips } from '@/lib/market/search/query/search-chips'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

const maxSuggestions = 4
/** Limits of searches and of time, after which none is begun: a visitor who finds nothing does not wait long either. */
const maxSearches = 30
const timeoutMs = 1_500

/** Suggests to a search that finds nothing which fewest filters to leave out, or which limit to move, and how many ads that gives. */
export async function suggestSearches(engine: SearchEngine, query: SearchQuery, wider: readonly RelaxedQuery[]): Promise<Suggestion[]> {
  const countAll = countsWithin(engine, timeoutMs)
  const keys = [...new Set(searchChips(query).map(({ key }) => key))]
  const limits = await countAll(wider.map(({ label, insteadOf, query: without }) => ({ labels: [label], insteadOf, without })))
  for (const together of [keys.map((key) => [key]), pairsOf(keys), [keys]]) {
    const found = await countAll(
      together.map((dropped) => ({ labels: labelsOf(query, dropped), without: dropped.reduce(withoutFilter, query) })),
    )
    if (found.length + limits.length > 0) return best([...limits, ...found])
  }
  return []
}

type Attempt = { labels: string[]; insteadOf?: string; without: SearchQuery }

/** Counts while there is time; gives what finds something. */
function countsWithin(engine: SearchEngine, ms: number) {
  const until = performance.now() + ms
  let left = maxSearches
  return async (attempts: readonly Attempt[]): Promise<Suggestion[]> => {
    const found: Suggestion[] = []
    for (const { without, ...attempt } of attempts) {
      if (left-- <= 0 || performance.now() > until) break
      const count = await countOf(engine, without)
      if (count > 0) found.push({ ...attempt, href: searchHref(without), count })
    }
    return found
  }
}

async function countOf(engine: SearchEngine, query: SearchQuery): Promise<number> {
  try {
    const { total } = await engine.answer({ query, from: 0, limit: 0, dimensions: [], includesPrices: false })
    return total
  } catch (error) {
    if (isTimeout(error)) return 0
    throw error
  }
}

function best(found: readonly Suggestion[]): Suggestion[] {
  const different = new Map(found.map((suggestion) => [suggestion.href, suggestion]))
  return [...different.values()].sort((a, b) => b.count - a.count).slice(0, maxSuggestions)
}

function labelsOf(query: SearchQuery, keys: readonly string[]): string[] {
  return searchChips(query)
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
}

function pairsOf(keys: readonly string[]): string[][] {
  return keys.flatMap((one, place) => keys.slice(place + 1).map((other) => [one, other]))
}
