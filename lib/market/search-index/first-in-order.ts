/** The last one that is wanted: its key, and what decides between equal ones. */
type Last = { key: number; tie: number }

/**
 * The first so many in an order, of any number that come in any order. What is better than the worst of them is put aside; when there is no more
 * room the best of them stay. Each costs about the same, however many are wanted and however they come.
 */
export class FirstInOrder {
  private readonly slots: Int32Array
  private readonly keys: Float64Array
  private readonly values: Float64Array
  private count = 0
  /** What has a larger key is not wanted; a caller that guesses it checks `isShortOf` at the end. */
  worst = Infinity

  constructor(
    private readonly wanted: number,
    /** Decides between equal keys: the smaller first. No two are equal. */
    private readonly tieOf: (slot: number) => number,
  ) {
    const room = Math.max(3 * wanted, 2_048)
    this.slots = new Int32Array(room)
    this.keys = new Float64Array(room)
    this.values = new Float64Array(room)
  }

  /** The smaller key first. */
  add(slots: Int32Array, keys: Float64Array, count: number): void {
    for (let place = 0; place < count; place++) {
      if (this.count === this.slots.length) this.keepWanted()
      this.slots[this.count] = slots[place] ?? 0
      this.keys[this.count] = keys[place] ?? 0
      this.count += 1
    }
  }

  /** Whether fewer were added than are wanted of so many. */
  isShortOf(total: number): boolean {
    return this.count < Math.min(this.wanted, total)
  }

  clear(): void {
    this.count = 0
    this.worst = Infinity
  }

  /** Takes those from `from` on, in their order. */
  take(from: number): number[] {
    if (from >= Math.min(this.count, this.wanted)) return []
    if (this.count > this.wanted) this.keepWanted()
    if (from > 0) this.keep(this.lastOf(from), false)
    return Array.from(this.slots.subarray(0, this.count), (slot, place) => ({ slot, key: this.keys[place] ?? 0 }))
      .toSorted((a, b) => (a.key === b.key ? this.tieOf(a.slot) - this.tieOf(b.slot) : a.key < b.key ? -1 : 1))
      .map(({ slot }) => slot)
  }

  private keepWanted(): void {
    const last = this.lastOf(this.wanted)
    this.keep(last, true)
    this.worst = last.key
  }

  /** The last of the first so many. Equal keys are many, so what decides between them is looked at once for each, and numbers alone are compared. */
  private lastOf(wanted: number): Last {
    this.values.set(this.keys)
    const key = nthSmallest(this.values, this.count, wanted)
    let smaller = 0
    let equal = 0
    for (let place = 0; place < this.count; place++) {
      const own = this.keys[place] ?? 0
      smaller += Number(own < key)
      if (own === key) this.values[equal++] = this.tieOf(this.slots[place] ?? 0)
    }
    return { key, tie: nthSmallest(this.values, equal, wanted - smaller) }
  }

  /** Keeps those up to the last one, or those behind it. Chance decides most comparisons, so all but the rare ones are counted rather than branched on. */
  private keep({ key, tie }: Last, isUpTo: boolean): void {
    const flip = Number(!isUpTo)
    let remaining = 0
    for (let place = 0; place < this.count; place++) {
      const slot = this.slots[place] ?? 0
      const own = this.keys[place] ?? 0
      this.slots[remaining] = slot
      this.keys[remaining] = own
      remaining += flip ^ (own === key ? Number(this.tieOf(slot) <= tie) : Number(own < key))
    }
    this.count = remaining
  }
}

/** The nth smallest of the first `count` numbers, which it leaves in another order (Hoare's quickselect). */
function nthSmallest(values: Float64Array, count: number, nth: number): number {
  const wanted = nth - 1
  let [low, high] = [0, count - 1]
  while (low < high) {
    const pivot = pivotNear(values, low, high, wanted)
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const swapped = values[left] ?? 0
      values[left++] = values[right] ?? 0
      values[right--] = swapped
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return values[wanted] ?? 0
}

const sample = new Float64Array(127)
/** Share of the sample beyond whose place the wanted one hardly ever lies. */
const margin = 0.1

/** A number between which and the nearer end the wanted one stands, and not much else (Floyd and Rivest, 1975): what is left is looked at again. */
function pivotNear(values: Float64Array, low: number, high: number, wanted: number): number {
  const size = high - low
  if (size < 4 * sample.length) return values[(low + high) >>> 1] ?? 0
  for (let place = 0; place < sample.length; place++) sample[place] = values[low + Math.floor((place * size) / (sample.length - 1))] ?? 0
  sample.sort()
  const share = (wanted - low) / size
  const aimed = share < 0.5 ? share + margin : share - margin
  return sample[Math.round(aimed * (sample.length - 1))] ?? 0
}
