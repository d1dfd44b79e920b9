import type { Dimension } from '@/lib/market/search/engine/search-engine'
import { type AdIndex, known } from '@/lib/market/search-index/ad-index.server'
import * as scan from '@/lib/market/search-index/scan'
import { bitsPerWord } from './index-columns.server'

type Counter = { column: Int32Array; counts: Int32Array }
type Flag = { value: string; word: number; bit: number }

/** How many of the ads that are found have each value of the columns that hold several. Words of flags are counted by their bytes: fewer steps than bits. */
export class FlagCounters {
  private readonly flags: readonly { param: string; flags: readonly Flag[] }[]
  /** Counters by the place of the word. */
  private readonly counters = new Map<number, Counter>()

  constructor(
    private readonly index: AdIndex,
    dimensions: readonly Dimension[],
  ) {
    this.flags = dimensions.map(({ param, column }) => ({ param, flags: flagsOf(index, column) }))
    for (const word of new Set(this.flags.flatMap(({ flags }) => flags.map((flag) => flag.word)))) {
      this.counters.set(word, { column: known(index.columns.flags[word]), counts: new Int32Array(scan.flagCodes) })
    }
  }

  countHits(slots: Int32Array, count: number): void {
    for (const { column, counts } of this.counters.values()) scan.countFlags(counts, column, slots, count)
  }

  /** Counts every ad, where nothing is filtered. */
  countEverything(): void {
    for (const [word, { counts }] of this.counters) counts.set(known(this.index.totals.flags[word]))
  }

  read(): [param: string, Map<string, number>][] {
    const sums = new Map([...this.counters].map(([word, { counts }]) => [word, countsOfBits(counts)]))
    return this.flags.map(({ param, flags }) => {
      const counts = flags.map(({ value, word, bit }): [string, number] => [value, known(sums.get(word))[bit] ?? 0])
      return [param, new Map(counts.filter(([, count]) => count > 0))]
    })
  }
}

function flagsOf({ layout }: AdIndex, column: string): Flag[] {
  return layout.flags.flatMap((flag, place) =>
    flag.column === column ? { value: flag.value, word: Math.floor(place / bitsPerWord), bit: place % bitsPerWord } : [],
  )
}

/** Counts how many have each bit of the word, out of a count by bytes. */
function countsOfBits(counts: Int32Array): Int32Array {
  const sums = new Int32Array(bitsPerWord)
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const first = (code >> 8) * 8
    for (let bit = 0; bit < 8; bit++) if ((code & (1 << bit)) !== 0) sums[first + bit] = (sums[first + bit] ?? 0) + count
  }
  return sums
}
