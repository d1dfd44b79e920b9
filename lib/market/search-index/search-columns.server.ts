import { listPageOf } from '@/lib/market/search/list-pages'
import type { SearchAnswer, SearchAsk } from '@/lib/market/search/search-engine'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { sortOrderOf } from '@/lib/market/search/sort-order'
import { type AdIndex, numberPlaces, undeclared } from './ad-index.server'
import { FacetCounters } from './facet-counters.server'
import { FirstInOrder } from './first-in-order'
import type { MarketIndex } from './market-index.server'
import { distancesFrom, known, type Predicate, predicateOf } from './predicate.server'
import * as scan from './scan'

const slots = new Int32Array(scan.blockSize)
const masks = new Int32Array(scan.blockSize)
const found = new Int32Array(scan.blockSize)
const better = new Int32Array(scan.blockSize)
const keys = new Float64Array(scan.blockSize)

/** One page, the exact total and the options of choices, in one pass over all ads of the category. */
export function searchColumns(market: MarketIndex, { query, from, limit, dimensions }: SearchAsk): SearchAnswer {
  const index = market.partOf(listPageOf(query.list).category)
  const predicate = predicateOf(index, query, new Set(dimensions.map(({ param }) => param)))
  const counters = new FacetCounters(index, query, dimensions, predicate.bits)
  const first = limit === 0 ? undefined : new FirstInOrder(from + limit, tieOf(index, query))
  const takeBetter = first && betterTaker(index, query)
  const isUnfiltered = predicate.misses.length + predicate.keeps.length === 0
  if (isUnfiltered) counters.countEverything()
  let total = isUnfiltered ? index.count : 0
  for (let start = lastBlock(index.end); start >= 0 && (first || !isUnfiltered); start -= scan.blockSize) {
    const end = Math.min(index.end, start + scan.blockSize)
    const hits = isUnfiltered
      ? scan.takeUsed(found, index.columns.vehicles, start, end)
      : searchBlock(index, predicate, counters, start, end)
    if (!isUnfiltered) total += hits
    if (first && takeBetter) first.add(better, keys, takeBetter(found, hits, first.worst))
  }
  const ids = (first?.take(from) ?? []).map((slot) => known(index.columns.ids[slot]))
  return { total, ids, counts: counters.read() }
}

/** From the end: the newest ads stand there, and most lists begin with them. */
function lastBlock(end: number): number {
  return Math.floor((end - 1) / scan.blockSize) * scan.blockSize
}

/** Leaves what was found in `found`; answers how many. */
function searchBlock(index: AdIndex, { keeps, misses }: Predicate, counters: FacetCounters, from: number, to: number): number {
  const left = misses.length === 0 ? found : slots
  let count = scan.takeUsed(left, index.columns.vehicles, from, to)
  for (const keep of keeps) count = keep(left, count)
  if (misses.length === 0) {
    counters.countHits(found, count)
    return count
  }
  masks.fill(0, 0, count)
  for (const { column, miss } of misses) count = scan.keepSingleMisses(slots, masks, count, column, miss)
  const { hits, missing } = scan.splitMissing(found, slots, masks, count)
  counters.countHits(found, hits)
  if (missing > 0) counters.countMisses(slots, masks, missing)
  return hits
}

function betterTaker(index: AdIndex, query: SearchQuery): (slots: Int32Array, count: number, worst: number) => number {
  const { by, descending } = sortOrderOf(query)
  const order = { sign: descending ? -1 : 1, undeclared }
  const { integers, floats, spots } = index.columns
  if (by === 'distance') {
    const nearness = { ...order, column: spots, list: query.place ? distancesFrom(index, query.place) : new Float64Array() }
    return (slots, count, worst) => scan.takeBetterListed(better, keys, slots, count, nearness, worst)
  }
  const { isFloat, place } = known(numberPlaces(index.layout)[index.layout.numbers.findIndex(({ column }) => column === by)])
  if (isFloat) {
    const keysOf = { ...order, column: known(floats[place]) }
    return (slots, count, worst) => scan.takeBetterFloats(better, keys, slots, count, keysOf, worst)
  }
  const keysOf = { ...order, column: known(integers[place]) }
  return (slots, count, worst) => scan.takeBetterIntegers(better, keys, slots, count, keysOf, worst)
}

function tieOf({ columns: { ids } }: AdIndex, query: SearchQuery): (slot: number) => number {
  const sign = sortOrderOf(query).descending ? -1 : 1
  return (slot) => sign * (ids[slot] ?? 0)
}
