import type { SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import type { Readiness } from './live-index.server'

/** What a thread of the index is given when it starts. */
export type IndexSettings = { databaseUrl: string; snapshotFile: string }

export type ToIndex = { kind: 'search'; number: number; request: SearchRequest } | { kind: 'close' }

export type FromIndex =
  | { kind: 'answer'; number: number; answer: SearchResult | undefined }
  | { kind: 'ready'; readiness: Readiness; bytes: number }
  /** What was found before may not be true any more. */
  | { kind: 'changed' }
  /** Says that it knows of every change until now; sent about twice a second. */
  | { kind: 'current'; ads: number; bytes: number }
  /** Says that it is built anew. */
  | { kind: 'lost' }
  | { kind: 'tooLarge'; neededMb: number; availableMb: number }
  | { kind: 'failed'; error: unknown }
