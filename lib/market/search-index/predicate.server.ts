import { priceParam } from '@/lib/market/search/engine/histogram/price-histogram'
import type { SearchRequest } from '@/lib/market/search/engine/search-engine'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { filtersOf, isChoice, isPriced } from '@/lib/market/search/query/filter-params'
import { type FilterPredicate, filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import type { SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'
import { wholeMakes } from '@/lib/market/search/query/vehicle-choice'
import { groupSizeOf, sizeOf } from '@/lib/market/search-index/columns/code-groups'
import { numberPlaces } from '@/lib/market/search-index/columns/index-columns.server'
import { turnkeyPricesOf } from '@/lib/market/search-index/columns/turnkey-prices.server'
import * as turnkeyScan from '@/lib/market/search-index/columns/turnkey-scan'
import { type AdIndex, flagBit, integersOf, known, undeclared } from './ad-index.server'
import * as scan from './scan'

/** Mask of an ad that misses more than one filter, never a single bit: it is in no facet. */
export const excluded = 3 << 29
const msPerHour = 3_600_000
const largest = 2 ** 31 - 1
const sampleSize = 512
const sample = new Int32Array(sampleSize)

type Limits = { low: number; high: number }
type Keep = (slots: Int32Array, count: number) => number

/**
 * What a search requires of the columns. Filters whose options are counted set a bit of their own where an ad misses them. An ad that misses none is found; one
 * that misses a single filter counts for the options of that filter. All others have to be met.
 */
export type Predicate = {
  /** What an ad misses, by its code in each column that is searched. */
  misses: readonly { column: Uint16Array; miss: Int32Array }[]
  /** Each keeps the slots that meet it, those that keep the fewest first. */
  keeps: readonly Keep[]
  /** The bit of each filter whose options are counted. */
  bits: ReadonlyMap<string, number>
  /** Prices to be plotted: they are counted before their limits (null: none) apply, which are not among `keeps` then. */
  prices: { column: Int32Array; limits: Limits | null } | null
}

export function predicateOf(
  index: AdIndex,
  { query, dimensions, includesPrices, ranked }: SearchRequest,
  distances: Float64Array | null,
  now = Date.now(),
): Predicate {
  const counted = new Set(dimensions.flatMap(({ param, holdsSeveral }) => (holdsSeveral ? [] : [param])))
  const priced = includesPrices && isPriced(query.list)
  const all = filterPredicatesOf(query)
  const demands = priced ? all.filter(({ param }) => param !== priceParam) : all
  const bits = bitsOf(query, demands, counted)
  const counts = new Set(
    filtersOf(query.list)
      .filter(isChoice)
      .map(({ param }) => param),
  )
  const keeps = [
    ...demands.filter(({ param }) => !counts.has(param)).flatMap((demand) => keepsOf(index, demand, now)),
    ...keepNear(index, query, distances),
    ...(ranked && ranked.seller !== null ? [keepRange(index, 'seller', ranked.seller, ranked.seller)] : []),
  ]
  return {
    misses: [...vehicleMisses(index, query, bits), ...groupMisses(index, query, demands, bits)],
    keeps: inOrder(index, keeps),
    bits,
    prices: priced ? pricesOf(index, all) : null,
  }
}

function pricesOf(index: AdIndex, demands: readonly FilterPredicate[]): Predicate['prices'] {
  const own = demands.find(({ param }) => param === priceParam)
  return { column: integersOf(index, 'priceCents'), limits: own?.kind === 'between' ? limitsOf(own) : null }
}

/** The fewer are left, the less the others have to do: so the order goes by how many of the newest ads each keeps. */
function inOrder(index: AdIndex, keeps: readonly Keep[]): readonly Keep[] {
  if (keeps.length < 2) return keeps
  const from = Math.max(0, index.end - sampleSize)
  return keeps
    .map((keep) => ({ keep, passed: keep(sample, scan.takeUsed(sample, index.columns.vehicles, from, index.end)) }))
    .toSorted((a, b) => a.passed - b.passed)
    .map(({ keep }) => keep)
}

function bitsOf({ vehicles }: SearchQuery, demands: readonly FilterPredicate[], counted: ReadonlySet<string>): Map<string, number> {
  const ofVehicles = [...(vehicles.length > 0 ? ['marca'] : []), ...(vehicles.some(({ model }) => model) ? ['modello'] : [])]
  const active = [...ofVehicles, ...demands.map(({ param }) => param)]
  return new Map(active.filter((param) => counted.has(param)).map((param, index) => [param, 1 << index]))
}

/** Another make misses the filter of makes alone, another model of a chosen make that of models: the facet of makes ignores both. */
function vehicleMisses(index: AdIndex, query: SearchQuery, bits: ReadonlyMap<string, number>): Predicate['misses'] {
  const { vehicles, excluded: unwanted } = query
  if (vehicles.length + unwanted.length === 0) return []
  const { vehicleCodes } = index
  const [makeBit, modelBit] = [bits.get('marca') ?? excluded, bits.get('modello') ?? bits.get('marca') ?? excluded]
  const miss = new Int32Array(vehicleCodes.size).fill(vehicles.length > 0 ? makeBit : 0)
  const mark = (choices: readonly VehicleChoice[], bit: number) => {
    for (const { from, to } of choices.map((choice) => vehicleCodes.rangeOf(choice))) miss.fill(bit, from, to)
  }
  mark(wholeMakes(vehicles), modelBit)
  mark(vehicles, 0)
  mark(unwanted, excluded)
  return [{ column: index.columns.vehicles, miss }]
}

function groupMisses(
  index: AdIndex,
  { list }: SearchQuery,
  demands: readonly FilterPredicate[],
  bits: ReadonlyMap<string, number>,
): Predicate['misses'] {
  const { offers } = listPageOf(list)
  const scope = offers === null ? [] : [{ column: 'offerType', values: new Set<string>(offers), bit: excluded }]
  const required = demands.flatMap((demand) =>
    demand.kind === 'oneOf'
      ? [{ column: demand.column, values: new Set(demand.values.map(String)), bit: bits.get(demand.param) ?? excluded }]
      : [],
  )
  return index.layout.groups.flatMap((group, place) => {
    let weight = 1
    let misses: Int32Array | null = null
    for (const column of group) {
      const size = sizeOf(column)
      for (const { values, bit } of [...scope, ...required].filter((one) => one.column === column.column)) {
        misses ??= new Int32Array(groupSizeOf(group))
        addBit(misses, weight, [bit, ...column.values.map((value) => (values.has(value) ? 0 : bit))])
      }
      weight *= size
    }
    return misses ? [{ column: known(index.columns.groups[place]), miss: misses }] : []
  })
}

/** `bits` by the code of one column, which is a digit of the whole. */
function addBit(misses: Int32Array, weight: number, bits: readonly number[]): void {
  for (let start = 0, digit = 0; start < misses.length; start += weight) {
    const bit = bits[digit] ?? 0
    for (let code = start; code < start + weight; code++) misses[code] = (misses[code] ?? 0) | bit
    digit = digit + 1 === bits.length ? 0 : digit + 1
  }
}

function keepsOf(index: AdIndex, demand: FilterPredicate, now: number): Keep[] {
  switch (demand.kind) {
    case 'oneOf':
      return [] // among the groups
    case 'equals':
      return keepFlags(index, demand.column, [String(demand.value)])
    case 'allOf':
      return keepFlags(index, demand.column, demand.values)
    case 'someOf':
      return [keepSomeFlags(index, demand.column, demand.values)]
    case 'contains': {
      const place = index.layout.texts.indexOf(demand.column)
      return [keepPassing(known(index.columns.texts[place]), known(index.textTables[place]).withWords(demand.words))]
    }
    case 'words':
      throw new Error('a search in the text of the ads is for the database')
    case 'between':
      return [keepRange(index, demand.column, demand.from, demand.to)]
    case 'turnkey':
      return keepTurnkey(index, demand)
    case 'since':
      return [keepRange(index, demand.column, (now - demand.hours * msPerHour) * 1_000, null)]
  }
}

function keepFlags(index: AdIndex, column: string, values: readonly string[]): Keep[] {
  const masks = new Map<number, number>()
  for (const value of values) {
    const { word, mask } = known(flagBit(index.layout, column, value))
    masks.set(word, (masks.get(word) ?? 0) | mask)
  }
  return [...masks].map(([word, mask]) => {
    const flags = known(index.columns.flags[word])
    return (slots, count) => scan.keepFlagged(slots, count, flags, mask)
  })
}

function keepSomeFlags(index: AdIndex, column: string, values: readonly string[]): Keep {
  const bits = values.map((value) => known(flagBit(index.layout, column, value)))
  const words = bits.map(({ word }) => known(index.columns.flags[word]))
  const masks = Int32Array.from(bits, ({ mask }) => mask)
  return (slots, count) => scan.keepSomeFlagged(slots, count, words, masks)
}

/** A number that nobody declared is below every range. */
function keepRange(index: AdIndex, column: string, from: number | null, to: number | null): Keep {
  const number = index.layout.numbers.findIndex((each) => each.column === column)
  const { isFloat, place } = known(numberPlaces(index.layout)[number])
  if (isFloat) {
    const floats = known(index.columns.floats[place])
    return (slots, count) => scan.keepFloats(slots, count, floats, from ?? -Infinity, to ?? Infinity)
  }
  const integers = known(index.columns.integers[place])
  const { low, high } = limitsOf({ from, to })
  return (slots, count) => scan.keepIntegers(slots, count, integers, low, high)
}

/** The transfer costs something: an asking price over the limit is left out before the total is computed. */
function keepTurnkey(index: AdIndex, { province, from, to }: Extract<FilterPredicate, { kind: 'turnkey' }>): Keep[] {
  const prices = turnkeyPricesOf(index, province)
  const keepPossible = keepRange(index, 'priceCents', null, to)
  return [(slots, count) => turnkeyScan.keepTurnkey(slots, keepPossible(slots, count), prices, from ?? 0, to ?? Infinity)]
}

function limitsOf({ from, to }: { from: number | null; to: number | null }): Limits {
  return { low: Math.ceil(from ?? undeclared + 1), high: Math.min(to ?? largest, largest) }
}

function keepNear(index: AdIndex, { radiusKm }: SearchQuery, distances: Float64Array | null): Keep[] {
  if (distances === null || radiusKm === null) return []
  const pass = new Uint8Array(distances.length)
  for (let spot = 0; spot < pass.length; spot++) pass[spot] = Number((distances[spot] ?? Number.NaN) <= radiusKm)
  return [keepPassing(index.columns.spots, pass)]
}

function keepPassing(column: Int32Array, pass: Uint8Array): Keep {
  return (slots, count) => scan.keepPassing(slots, count, column, pass)
}
