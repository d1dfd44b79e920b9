import { isTimeout } from '@/lib/kernel/db/database-failure'
import { nearestFirst, type RelaxedQuery } from '@/lib/market/search/query/relax-query'
import type { SearchEngine, SearchResult } from './search-engine'

/** A list of fewer ads than this shows what is nearly what was looked for. */
export const fewAds = 5
const maxNear = 4

/** An ad that one limit keeps out, and the limit with which it is found. */
export type RelaxedResult = { id: number; label: string; insteadOf: string }

/** The ads nearest to a search beyond one of its limits, each limit in turn; none of those that it finds itself. */
export async function findRelaxedResults(
  engine: SearchEngine,
  wider: readonly RelaxedQuery[],
  found: readonly number[],
): Promise<RelaxedResult[]> {
  const known = new Set(found)
  const limit = maxNear + found.length
  const beyond: RelaxedResult[][] = []
  for (const search of wider) {
    const ids = await idsOf(engine.answer({ query: nearestFirst(search), from: 0, limit, dimensions: [], includesPrices: false }))
    beyond.push(ids.map((id) => ({ id, label: search.label, insteadOf: search.insteadOf })))
  }
  return inTurn(beyond)
    .filter(({ id }) => !known.has(id) && known.add(id))
    .slice(0, maxNear)
}

async function idsOf(answer: Promise<SearchResult>): Promise<readonly number[]> {
  try {
    return (await answer).ids
  } catch (error) {
    if (isTimeout(error)) return []
    throw error
  }
}

/** The first of each, then the second of each. */
function inTurn<T>(rows: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, place) => rows.flatMap((row) => row.slice(place, place + 1))).flat()
}
