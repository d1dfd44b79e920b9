import { microsPerMillimetre } from '@/lib/market/ads/order/earned-time'
import type { RankedAds, SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { buyerProvinceOf, type SearchQuery } from '@/lib/market/search/query/search-query'
import { sortOrderOf } from '@/lib/market/search/query/sort-order'
import { type AdIndex, floatsOf, known, undeclared } from '@/lib/market/search-index/ad-index.server'
import { FirstInOrder } from '@/lib/market/search-index/first-in-order'
import type { MarketIndex } from '@/lib/market/search-index/market-index.server'
import { type Predicate, predicateOf } from '@/lib/market/search-index/predicate.server'
import * as scan from '@/lib/market/search-index/scan'
import { FacetCounters } from './facet-counters.server'
import { numberPlaces } from './index-columns.server'
import { PriceCounter } from './price-counter.server'
import { turnkeyPricesOf } from './turnkey-prices.server'
import * as turnkeyScan from './turnkey-scan'

const slots = new Int32Array(scan.blockSize)
const masks = new Int32Array(scan.blockSize)
/** Slots of the ads that are found, in the first part; then of those that miss a single filter, by filter. */
const parts = new Int32Array(scan.blockSize * scan.maxParts)
const partCounts = new Int32Array(scan.maxParts)
const partAt = Array.from({ length: scan.maxParts }, (_, part) => parts.subarray(part * scan.blockSize, (part + 1) * scan.blockSize))
const [found = parts] = partAt
const better = new Int32Array(scan.blockSize)
const keys = new Float64Array(scan.blockSize)

/** One page, the exact total, the options of choices and the prices, in one pass over all ads of the category. */
export function searchColumns(market: MarketIndex, request: SearchRequest): SearchResult {
  const { query, from, after = null, limit, dimensions } = request
  const index = market.partOf(listPageOf(query.list).category)
  const distances = query.place && index.spotTable.distancesFrom(query.place, query.radiusKm)
  const predicate = predicateOf(index, request, distances)
  const counters = new FacetCounters(index, query, dimensions, predicate.bits)
  const prices = predicate.prices && new PriceCounter(index, predicate.prices)
  const order = orderOf(index, query, distances)
  const wanted = from + limit + 1
  const first = limit === 0 ? undefined : new FirstInOrder(wanted, order.tieOf)
  const seen = after && { key: order.keyOf(after.key), tie: order.sign * after.id }
  const isUnfiltered = predicate.misses.length + predicate.keeps.length === 0 && !predicate.prices?.limits
  const isGuessed = isUnfiltered && !seen && wanted > deep && 2 * wanted < index.count
  if (isUnfiltered) {
    counters.countEverything()
    prices?.countEverything()
    if (first && isGuessed) first.worst = guessWorst(index, order, wanted)
  }
  let total = isUnfiltered ? index.count : 0
  for (let start = lastBlock(index.end); start >= 0 && (first || !isUnfiltered); start -= scan.blockSize) {
    const end = Math.min(index.end, start + scan.blockSize)
    const hits = isUnfiltered
      ? scan.takeUsed(found, index.columns.vehicles, start, end)
      : searchBlock(index, predicate, { counters, prices }, start, end)
    if (!isUnfiltered) total += hits
    if (!first) continue
    const taken = order.takeBetter(found, hits, { least: seen?.key ?? -Infinity, worst: first.worst })
    first.add(better, keys, seen ? scan.keepBehind(better, keys, taken, seen, order.tieOf) : taken)
  }
  if (first && isGuessed && first.isShortOf(total)) takeAll(first, index, order)
  const page = pageOf(index, first?.take(from) ?? [], request, order)
  return { total, ...page, counts: counters.read(), prices: prices?.read() ?? null }
}

/** A page behind so many ads is worth a guess at where it ends. */
const deep = 2_000
const sampleSize = 1_024

/** The key behind which none of the wanted ones of all ads stands, with odds of some hundred to one: from some ads at even distances. */
function guessWorst({ columns: { vehicles }, end, count }: AdIndex, order: Order, wanted: number): number {
  const step = Math.max(1, end / sampleSize)
  let sampled = 0
  for (let place = step / 2; place < end; place += step) {
    const slot = Math.floor(place)
    found[sampled] = slot
    sampled += Number(vehicles[slot] !== 0)
  }
  const taken = order.takeBetter(found, sampled, { least: -Infinity, worst: Infinity })
  const share = wanted / count
  const rank = Math.ceil(taken * share + 3 * Math.sqrt(taken * share * (1 - share)))
  return rank < taken ? known(keys.subarray(0, taken).sort()[rank]) : Infinity
}

/** Takes all once more, after a guess that left too few. */
function takeAll(first: FirstInOrder, index: AdIndex, order: Order): void {
  first.clear()
  for (let start = lastBlock(index.end); start >= 0; start -= scan.blockSize) {
    const hits = scan.takeUsed(found, index.columns.vehicles, start, Math.min(index.end, start + scan.blockSize))
    first.add(better, keys, order.takeBetter(found, hits, { least: -Infinity, worst: first.worst }))
  }
}

/** Start of the last block: a search begins at the end, as the newest ads stand there, and most lists begin with them. */
function lastBlock(end: number): number {
  return Math.floor((end - 1) / scan.blockSize) * scan.blockSize
}

type Counting = { counters: FacetCounters; prices: PriceCounter | null }

/** Leaves what was found in `found`; answers how many. */
function searchBlock(index: AdIndex, predicate: Predicate, { counters, prices }: Counting, from: number, to: number): number {
  const { misses, bits } = predicate
  let count = misses.length > 0 ? takeWithMisses(index, predicate, from, to) : takePassing(found, index, predicate, from, to)
  if (misses.length > 0) {
    partCounts.fill(0)
    scan.sortByMiss(parts, partCounts, slots, masks, count)
    for (const bit of bits.values()) {
      const part = scan.partOf(bit)
      const [missing, missed] = [known(partAt[part]), partCounts[part] ?? 0]
      counters.countMisses(bit, missing, prices ? prices.keep(missing, missed) : missed)
    }
    count = partCounts[0] ?? 0
  }
  const hits = prices ? prices.countAndKeep(found, count) : count
  counters.countHits(found, hits)
  return hits
}

function takePassing(left: Int32Array, { columns }: AdIndex, { keeps }: Predicate, from: number, to: number): number {
  let count = scan.takeUsed(left, columns.vehicles, from, to)
  for (const keep of keeps) count = keep(left, count)
  return count
}

/** Leaves in `slots` what misses one of the counted filters at most, and in `masks` which. */
function takeWithMisses(index: AdIndex, predicate: Predicate, from: number, to: number): number {
  const [first, ...others] = predicate.misses
  const isFirst = first && predicate.keeps.length === 0
  let count = isFirst
    ? scan.takeSingleMisses(slots, masks, index.columns.vehicles, first, from, to)
    : takePassing(slots, index, predicate, from, to)
  if (!isFirst) masks.fill(0, 0, count)
  for (const { column, miss } of isFirst ? others : predicate.misses) count = scan.keepSingleMisses(slots, masks, count, column, miss)
  return count
}

/** One more than is wanted says that more follow. */
function pageOf(
  index: AdIndex,
  slots: readonly number[],
  { limit, ranked }: SearchRequest,
  { valueAt }: Order,
): Pick<SearchResult, 'ids' | 'next' | 'ranked'> {
  const { ids } = index.columns
  if (ranked) return { ids: [], next: null, ranked: rankedOf(index, slots.slice(0, limit), valueAt) }
  const idOf = (slot: number) => known(ids[slot])
  const last = slots.length > limit ? slots[limit - 1] : undefined
  return { ids: slots.slice(0, limit).map(idOf), next: last === undefined ? null : { key: valueAt(last), id: idOf(last) } }
}

function rankedOf(index: AdIndex, slots: readonly number[], valueAt: Order['valueAt']): RankedAds {
  const sellers = floatsOf(index, 'seller')
  return {
    ids: Float64Array.from(slots, (slot) => known(index.columns.ids[slot])),
    keys: Float64Array.from(slots, (slot) => valueAt(slot) ?? Number.NaN),
    sellers: Float64Array.from(slots, (slot) => known(sellers[slot])),
  }
}

/** The order of a list: the smaller key first, and of equal keys the smaller tie. */
type Order = {
  sign: 1 | -1
  tieOf(slot: number): number
  /** The key of a value, and the value of a slot; null is not declared. */
  keyOf(value: number | null): number
  valueAt(slot: number): number | null
  /** Leaves in `better` and `keys` what may stand among the first. */
  takeBetter(slots: Int32Array, count: number, bounds: scan.Bounds): number
}

function orderOf(index: AdIndex, query: SearchQuery, distances: Float64Array | null): Order {
  const { by, descending } = sortOrderOf(query)
  const sign = descending ? -1 : 1
  const { ids, integers, floats, spots } = index.columns
  const base = {
    sign,
    tieOf: (slot: number) => sign * (ids[slot] ?? 0),
    keyOf: (value: number | null) => (value === null ? Infinity : sign * value),
  } as const
  const order = { sign, undeclared }
  if (by === 'distance') {
    const nearness = { ...order, column: spots, list: millimetres(distances ?? new Float64Array()) }
    return {
      ...base,
      valueAt: (slot) => declared(nearness.list[spots[slot] ?? 0] ?? Number.NaN),
      takeBetter: (slots, count, bounds) => scan.takeBetterListed(better, keys, slots, count, nearness, bounds),
    }
  }
  if (by === 'turnkeyPrice') {
    const prices = turnkeyPricesOf(index, buyerProvinceOf(query) ?? '')
    return {
      ...base,
      valueAt: (slot) => declared(turnkeyScan.turnkeyPrice(prices, slot)),
      takeBetter: (slots, count, bounds) => turnkeyScan.takeBetterTurnkey(better, keys, slots, count, prices, bounds),
    }
  }
  if (by === 'recommendedNear') return { ...base, ...recommendedNear(index, distances ?? new Float64Array()) }
  const { isFloat, place } = known(numberPlaces(index.layout)[index.layout.numbers.findIndex(({ column }) => column === by)])
  if (isFloat) {
    const column = known(floats[place])
    return {
      ...base,
      valueAt: (slot) => declared(column[slot] ?? Number.NaN),
      takeBetter: (slots, count, bounds) => scan.takeBetterFloats(better, keys, slots, count, { ...order, column }, bounds),
    }
  }
  const column = known(integers[place])
  return {
    ...base,
    valueAt: (slot) => declared(column[slot] ?? undeclared),
    takeBetter: (slots, count, bounds) => scan.takeBetterIntegers(better, keys, slots, count, { ...order, column }, bounds),
  }
}

function declared(value: number): number | null {
  return Number.isNaN(value) || value === undeclared ? null : value
}

/** What is recommended at a place: the moments of ads, and what their places take off. */
function recommendedNear(index: AdIndex, distances: Float64Array): Pick<Order, 'valueAt' | 'takeBetter'> {
  const { spots } = index.columns
  const column = floatsOf(index, 'recommendedAt')
  const delays = millimetres(distances).map((millimetre) => millimetre * microsPerMillimetre)
  return {
    valueAt: (slot) => declared((column[slot] ?? Number.NaN) - (delays[spots[slot] ?? 0] ?? Number.NaN)),
    takeBetter: (slots, count, bounds) => scan.takeBetterDelayed(better, keys, slots, count, { column, spots, delays }, bounds),
  }
}

/** Whole millimetres as `millimetresSql` rounds them. */
function millimetres(distancesKm: Float64Array): Float64Array {
  return distancesKm.map((km) => Math.floor(km * 1_000_000 + 0.5))
}
