import { performance } from 'node:perf_hooks'
import type { Db } from '@/lib/kernel/db/db.server'
import { answerSpread } from '@/lib/market/search/engine/ranking/spread-answer'
import type { SearchEngine, SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import type { OpenIndex } from '@/lib/market/search/engine/search-engine.server'
import { choicesOf, dimensionsOf } from '@/lib/market/search/engine/search-facets.server'
import { pageSize, type SearchQuery } from '@/lib/market/search/query/search-query'
import { searchNaively } from './naive-engine'
import { searchShapes } from './shapes'

/** Warm-up requests of every kind before the first is timed, so that their code is compiled as in a running server. */
const warmUps = 20

export type Answering = Pick<OpenIndex, 'answer'>
/** `rounds`: how often each kind of search is requested. */
export type Measured = { name: string; engine: Answering; rounds: number }
/** Figures in milliseconds; each engine is requested as by a page, through its thread or its client. */
export type ShapeFigures = { name: string; total: number; engines: { p50: number; p99: number }[]; naive: number }

/** Counts all choices of the list. The engines take turns, so that a busy machine is busy for all. No request is repeated, so that none is answered from a cache. */
export async function measureShapes(db: Db, measured: readonly Measured[], naiveRounds: number): Promise<ShapeFigures[]> {
  const figures: ShapeFigures[] = []
  let requests = 0
  const shapes = searchShapes().map(({ name, query }) => ({ name, nextRequest: () => requestOf(query, (requests += 1)) }))
  for (const { engine, rounds } of measured)
    for (let round = 0; round < Math.min(warmUps, rounds); round++)
      for (const { nextRequest } of shapes) await answerOf(engine, nextRequest())
  for (const { name, nextRequest } of shapes) {
    const naive: number[] = []
    const times: number[][] = measured.map(() => [])
    const same = nextRequest()
    const found = await Promise.all(measured.map(({ engine }) => answerOf(engine, same)))
    for (let round = 0; round < naiveRounds; round++) {
      const start = performance.now()
      const expected = await searchNaively(db, same)
      naive.push(performance.now() - start)
      for (const answer of found) requireSame(name, same, answer, expected)
      for (const [place, { engine, rounds }] of measured.entries())
        for (let turn = 0; turn < rounds / naiveRounds; turn++) times[place]?.push(await timeOf(() => answerOf(engine, nextRequest())))
    }
    const engines = times.map((list) => ({ p50: quantile(list, 0.5), p99: quantile(list, 0.99) }))
    figures.push({ name, total: found[0]?.total ?? 0, engines, naive: quantile(naive, 0.5) })
  }
  return figures
}

/** A request as of a list: all choices, and the options of an open group. Each number gives a distinct price limit, so that no request repeats. */
function requestOf(query: SearchQuery, number: number): SearchRequest {
  const { prezzo_a: [highest] = [] } = query.filters
  const price = highest === undefined ? { prezzo_da: [String(number)] } : { prezzo_a: [String(Number(highest) + number)] }
  const search = { ...query, filters: { ...query.filters, ...price } }
  return {
    query: search,
    from: (query.page - 1) * pageSize,
    limit: pageSize,
    dimensions: dimensionsOf(search, [...choicesOf(search), ...Object.keys(search.filters)]),
    includesPrices: true,
  }
}

/** SQL alone does not spread sellers: of the usual order the number is compared. */
function requireSame(
  name: string,
  { query }: SearchRequest,
  found: SearchResult,
  expected: { total: number; ids: readonly number[] },
): void {
  const isSame = query.sort === 'consigliati' || String(found.ids) === String(expected.ids)
  if (found.total !== expected.total || !isSame) throw new Error(`«${name}» is answered differently`)
}

async function answerOf(index: Answering, request: SearchRequest): Promise<SearchResult> {
  const engine: SearchEngine = {
    answer: async (part) => {
      const answer = await index.answer(part)
      if (!answer) throw new Error('the index does not answer')
      return answer
    },
  }
  return request.query.sort === 'consigliati' ? answerSpread(engine, request) : engine.answer(request)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
