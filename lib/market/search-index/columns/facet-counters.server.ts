import type { Dimension } from '@/lib/market/search/engine/search-engine'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { type AdIndex, known } from '@/lib/market/search-index/ad-index.server'
import * as scan from '@/lib/market/search-index/scan'
import { groupSizeOf, sizeOf } from './code-groups'
import { FlagCounters } from './flag-counters.server'

type Counter = { column: Uint16Array; counts: Int32Array }
/** Place of a dimension: in a group, as a digit, or in the codes of the vehicles. */
type Place = { group: number; weight: number; size: number; values: readonly string[] } | 'vehicle'

/** How many ads have each code: of those found, and of those that miss a single filter. */
export class FacetCounters {
  private readonly places: readonly { param: string; place: Place }[]
  private readonly flags: FlagCounters
  private readonly hits = new Map<number | 'vehicle', Counter>()
  private readonly misses = new Map<number, Counter>()

  constructor(
    private readonly index: AdIndex,
    private readonly query: SearchQuery,
    dimensions: readonly Dimension[],
    private readonly bits: ReadonlyMap<string, number>,
  ) {
    this.flags = new FlagCounters(
      index,
      dimensions.filter(({ holdsSeveral }) => holdsSeveral),
    )
    const choices = dimensions.filter(({ holdsSeveral }) => !holdsSeveral)
    this.places = choices.map((dimension) => ({ param: dimension.param, place: this.placeOf(dimension) }))
    for (const { param, place } of this.places) {
      const key = place === 'vehicle' ? place : place.group
      if (!this.hits.has(key)) this.hits.set(key, this.counterOf(place))
      for (const bit of this.bitsFor(param)) if (!this.misses.has(bit)) this.misses.set(bit, this.counterOf(place))
    }
  }

  countHits(slots: Int32Array, count: number): void {
    for (const { column, counts } of this.hits.values()) scan.countCodes(counts, column, slots, count)
    this.flags.countHits(slots, count)
  }

  /** Counts every ad, where nothing is filtered. */
  countEverything(): void {
    const { vehicles, groups } = this.index.totals
    for (const [key, { counts }] of this.hits) counts.set(key === 'vehicle' ? vehicles : known(groups[key]))
    this.flags.countEverything()
  }

  /** Each of these misses this filter alone. */
  countMisses(bit: number, slots: Int32Array, count: number): void {
    const counter = this.misses.get(bit)
    if (counter) scan.countCodes(counter.counts, counter.column, slots, count)
  }

  read(): Map<string, Map<string, number>> {
    const choices = this.places.map(({ param, place }): [string, Map<string, number>] => [
      param,
      place === 'vehicle' ? this.readVehicles(param) : this.readGroup(param, place),
    ])
    return new Map([...choices, ...this.flags.read()])
  }

  /** The facet of makes ignores the model too. */
  private bitsFor(param: string): number[] {
    const own = param === 'marca' ? ['marca', 'modello'] : [param]
    return own.flatMap((each) => this.bits.get(each) ?? [])
  }

  private placeOf({ param, column }: Dimension): Place {
    if (param === 'marca' || param === 'modello') return 'vehicle'
    for (const [group, columns] of this.index.layout.groups.entries()) {
      let weight = 1
      for (const each of columns) {
        if (each.column === column) return { group, weight, size: sizeOf(each), values: each.values }
        weight *= sizeOf(each)
      }
    }
    throw new Error(`the index does not count ${column}`)
  }

  private counterOf(place: Place): Counter {
    const { columns, layout, vehicleCodes } = this.index
    if (place === 'vehicle') return { column: columns.vehicles, counts: new Int32Array(vehicleCodes.size) }
    return { column: known(columns.groups[place.group]), counts: new Int32Array(groupSizeOf(known(layout.groups[place.group]))) }
  }

  private readGroup(param: string, { group, weight, size, values }: Exclude<Place, 'vehicle'>): Map<string, number> {
    const sums = new Int32Array(size)
    for (const counts of this.countsFor(param, group)) addDigits(sums, counts, weight)
    return new Map(values.flatMap((value, place) => (sums[place + 1] ? [[value, sums[place + 1] ?? 0]] : [])))
  }

  /** Counts makes, or the models of the chosen makes, by the text of both: models of other makes may have the same name. */
  private readVehicles(param: string): Map<string, number> {
    const { makes, models } = this.index.vehicleCodes
    const chosen = new Set(this.query.vehicles.map(({ make }) => make.slug))
    const sums = new Map<string, number>()
    for (const counts of this.countsFor(param, 'vehicle')) {
      for (let code = 1; code < counts.length; code++) {
        const [make, count] = [known(makes[code - 1]), counts[code] ?? 0]
        if (count === 0 || (param === 'modello' && !chosen.has(make))) continue
        const text = param === 'marca' ? make : `${make}:${known(models[code - 1])}`
        sums.set(text, (sums.get(text) ?? 0) + count)
      }
    }
    return sums
  }

  private countsFor(param: string, key: number | 'vehicle'): Int32Array[] {
    return [known(this.hits.get(key)).counts, ...this.bitsFor(param).map((bit) => known(this.misses.get(bit)).counts)]
  }
}

/** How many have each value of one column, out of a count of all combinations. */
function addDigits(sums: Int32Array, counts: Int32Array, weight: number): void {
  for (let start = 0, digit = 0; start < counts.length; start += weight) {
    let sum = 0
    for (let code = start; code < start + weight; code++) sum += counts[code] ?? 0
    sums[digit] = (sums[digit] ?? 0) + sum
    digit = digit + 1 === sums.length ? 0 : digit + 1
  }
}
