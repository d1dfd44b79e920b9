import type { Dimension } from '@/lib/market/search/search-engine'
import { type AdIndex, flagBit, known } from './ad-index.server'
import * as scan from './scan'

type Counter = { column: Int32Array; counts: Int32Array }

/** How many of the ads that are found have each value of the columns that hold several. Words of flags are counted by their bytes: fewer steps than bits. */
export class FlagCounters {
  /** By the place of the word. */
  private readonly counters = new Map<number, Counter>()

  constructor(
    private readonly index: AdIndex,
    private readonly dimensions: readonly Dimension[],
  ) {
    for (const { column } of dimensions) {
      for (const { word } of this.flagsOf(column)) {
        this.counters.set(word, { column: known(index.columns.flags[word]), counts: new Int32Array(scan.flagCodes) })
      }
    }
  }

  countHits(slots: Int32Array, count: number): void {
    for (const { column, counts } of this.counters.values()) scan.countFlags(counts, column, slots, count)
  }

  /** Where nothing is filtered every ad is found. */
  countEverything(): void {
    for (const [word, { counts }] of this.counters) counts.set(known(this.index.totals.flags[word]))
  }

  read(): [param: string, Map<string, number>][] {
    return this.dimensions.map(({ param, column }) => {
      const counts = this.flagsOf(column).map(({ value, word, mask }): [string, number] => [
        value,
        countOf(known(this.counters.get(word)).counts, mask),
      ])
      return [param, new Map(counts.filter(([, count]) => count > 0))]
    })
  }

  private flagsOf(column: string): { value: string; word: number; mask: number }[] {
    return this.index.layout.flags
      .filter((flag) => flag.column === column)
      .map(({ value }) => ({ value, ...known(flagBit(this.index.layout, column, value)) }))
  }
}

/** Of a count by bytes, those that have the bit. */
function countOf(counts: Int32Array, mask: number): number {
  const byte = Math.floor((31 - Math.clz32(mask)) / 8)
  const bit = mask >>> (byte * 8)
  let sum = 0
  for (let code = 0; code < 256; code++) if ((code & bit) !== 0) sum += counts[byte * 256 + code] ?? 0
  return sum
}
