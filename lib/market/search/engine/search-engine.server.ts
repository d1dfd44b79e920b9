import type { Db } from '@/lib/kernel/db/db.server'
import { shared } from '@/lib/kernel/process/shared.server'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { searchesText } from '@/lib/market/search/query/filter-predicates'
import { postgresEngine } from './postgres-engine.server'
import type { SearchEngine, SearchRequest, SearchResult } from './search-engine'

/** Answers from memory, or from a cluster; undefined where it cannot: it is not ready, behind, or has just died. */
export type OpenIndex = {
  /** Whether it knows the words of whole ads. */
  hasTexts: boolean
  answer: (request: SearchRequest) => Promise<SearchResult | undefined>
  /** Calls whenever what was found before may not be true any more. Gives what ends that. */
  onChange: (listener: () => void) => () => void
}

/** The index of this process while it can answer, else the database, which always has the texts of the ads. */
export function searchEngine(db: Db, index = shared('searchIndex'), postgres = postgresEngine(db)): SearchEngine {
  return {
    answer: (request) =>
      inSpan({ name: 'search', kind: 'internal' }, async (span) => {
        const known = index && (index.hasTexts || !searchesText(request.query)) ? await index.answer(request) : undefined
        span?.set({ 'ingrana.search.engine': known ? 'index' : 'database' })
        return known ?? postgres.answer(request)
      }),
  }
}

/** Calls whenever searches may find something else than before, beyond what the database notifies of itself. Gives what ends that. */
export function onFoundChange(listener: () => void): () => void {
  return shared('searchIndex')?.onChange(listener) ?? (() => {})
}
