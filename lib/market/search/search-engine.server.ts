import type { Db } from '@/lib/kernel/db/db.server'
import { postgresEngine } from './postgres-engine.server'
import type { SearchAnswer, SearchAsk, SearchEngine } from './search-engine'

/** Answers from memory; undefined where it cannot: it is not ready, behind, or has just died. */
export type OpenIndex = {
  answer: (ask: SearchAsk) => Promise<SearchAnswer | undefined>
  /** Calls whenever what was found before may not be true any more. Gives what ends that. */
  onChange: (listener: () => void) => () => void
}

declare global {
  var ingranaSearchIndex: OpenIndex | undefined // global: Next bundles its own copy of this module
}

/** The index of this process while it can answer, else the database. */
export function searchEngine(db: Db, index = globalThis.ingranaSearchIndex): SearchEngine {
  const postgres = postgresEngine(db)
  return index ? { answer: async (ask) => (await index.answer(ask)) ?? postgres.answer(ask) } : postgres
}

/** Calls whenever searches may find something else than before, beyond what the database tells of itself. Gives what ends that. */
export function onFoundChange(listener: () => void): () => void {
  return globalThis.ingranaSearchIndex?.onChange(listener) ?? (() => {})
}
