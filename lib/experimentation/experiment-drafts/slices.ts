import type { TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'

/** Buckets from `from` up to, not including, `to`: a variation's within its experiment, or an experiment's within its group. */
export type Slice = { owner: string; from: number; to: number }

/** One of a hundred. Whole per cents of whole per cents are whole buckets, so that no share is ever rounded. */
export const bucketsOfPercent = 100
const allBuckets = 10_000

/** Gives each owner as many buckets as are wanted, by adding to what it holds: no bucket ever changes hands. Undefined: there is no room, or an owner would have to give some back. */
export function widen(held: readonly Slice[], wanted: ReadonlyMap<string, number>): Slice[] | undefined {
  const slices = [...held]
  for (const [owner, buckets] of wanted) {
    let missing = buckets - sizeOf(slices, owner)
    if (missing < 0) return undefined
    for (const { from, to } of freeIn(slices)) {
      if (missing === 0) break
      const end = Math.min(to, from + missing)
      slices.push({ owner, from, to: end })
      missing -= end - from
    }
    if (missing > 0) return undefined
  }
  return joined(slices)
}

export function sizeOf(slices: readonly Slice[], owner: string): number {
  return slices.reduce((total, slice) => (slice.owner === owner ? total + slice.to - slice.from : total), 0)
}

/** The ranges as the configuration file has them: each says where it ends, and what nobody has belongs to the empty owner. */
export function rangesOf(slices: readonly Slice[]): TrafficRange[] {
  const ranges: TrafficRange[] = []
  let end = 0
  for (const { owner, from, to } of joined(slices)) {
    if (from > end) ranges.push({ entityId: '', endOfRange: from })
    ranges.push({ entityId: owner, endOfRange: to })
    end = to
  }
  return ranges
}

function freeIn(slices: readonly Slice[]): { from: number; to: number }[] {
  const taken = joined(slices)
  const starts = [0, ...taken.map(({ to }) => to)]
  const ends = [...taken.map(({ from }) => from), allBuckets]
  return starts.map((from, place) => ({ from, to: ends[place] ?? allBuckets })).filter(({ from, to }) => to > from)
}

/** The slices in order; what touches and has one owner is one. */
function joined(slices: readonly Slice[]): Slice[] {
  const sorted = [...slices].sort((a, b) => a.from - b.from)
  const result: Slice[] = []
  for (const slice of sorted) {
    const last = result.at(-1)
    if (last?.owner === slice.owner && last.to === slice.from) result[result.length - 1] = { ...last, to: slice.to }
    else result.push(slice)
  }
  return result
}
