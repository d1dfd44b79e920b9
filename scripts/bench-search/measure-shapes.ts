import { performance } from 'node:perf_hooks'
import type { Db } from '@/lib/kernel/db/db.server'
import type { SearchAnswer, SearchAsk } from '@/lib/market/search/search-engine'
import type { OpenIndex } from '@/lib/market/search/search-engine.server'
import { choicesOf, dimensionsOf } from '@/lib/market/search/search-facets.server'
import { pageSize, type SearchQuery } from '@/lib/market/search/search-query'
import { askNaively } from './naive-engine'
import { searchShapes } from './shapes'

/** Of every kind, before the first is timed: a server has answered many kinds before, and their code is compiled. */
const warmUps = 20

/** In milliseconds; the engine as a page asks it, through its thread or its client. */
export type ShapeFigures = { name: string; total: number; p50: number; p99: number; naive: number }

export type Answering = Pick<OpenIndex, 'answer'>

/** All choices of the list are counted. The two are asked in turn, so that a busy machine is busy for both. */
export async function measureShapes(
  db: Db,
  index: Answering,
  { rounds, naiveRounds }: { rounds: number; naiveRounds: number },
): Promise<ShapeFigures[]> {
  const figures: ShapeFigures[] = []
  const shapes = searchShapes().map(({ name, query }) => ({ name, ask: askOf(query) }))
  for (let round = 0; round < warmUps; round++) for (const { ask } of shapes) await answerOf(index, ask)
  for (const { name, ask } of shapes) {
    const [times, naive]: [number[], number[]] = [[], []]
    const found = await answerOf(index, ask)
    for (let round = 0; round < naiveRounds; round++) {
      naive.push(await timeOf(async () => requireSame(name, found, await askNaively(db, ask))))
      for (let turn = 0; turn < rounds / naiveRounds; turn++) times.push(await timeOf(() => answerOf(index, ask)))
    }
    figures.push({ name, total: found.total, p50: quantile(times, 0.5), p99: quantile(times, 0.99), naive: quantile(naive, 0.5) })
  }
  return figures
}

/** As a list asks: all choices, and the pieces of a group that is open because some of it is chosen. */
const askOf = (query: SearchQuery): SearchAsk => ({
  query,
  from: (query.page - 1) * pageSize,
  limit: pageSize,
  dimensions: dimensionsOf(query, [...choicesOf(query), ...Object.keys(query.filters)]),
  drawsPrices: true,
})

function requireSame(name: string, found: SearchAnswer, expected: { total: number; ids: readonly number[] }): void {
  if (found.total !== expected.total || String(found.ids) !== String(expected.ids)) throw new Error(`«${name}» is answered differently`)
}

async function answerOf(index: Answering, ask: SearchAsk): Promise<SearchAnswer> {
  const answer = await index.answer(ask)
  if (!answer) throw new Error('the index does not answer')
  return answer
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
