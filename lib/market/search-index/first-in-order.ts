/** The last one that is wanted: its key, and what decides between equal ones. */
type Last = { key: number; tie: number }

/**
 * The first so many in an order, of any number that come in any order: whatever is better than the worst of them is put aside, and when there is no more
 * room the best of them stay. However many are wanted and however they come, each costs about the same.
 */
export class FirstInOrder {
  private readonly slots: Int32Array
  private readonly keys: Float64Array
  private readonly values: Float64Array
  private count = 0
  /** What has a larger key is not wanted. */
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

  /** Those from `from` on, in their order. */
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

  /** Of the first so many. Equal keys are many, so what decides between them is looked at once for each, and numbers alone are compared. */
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

  /** Those up to the last one, or those behind it. */
  private keep({ key, tie }: Last, isUpTo: boolean): void {
    let kept = 0
    for (let place = 0; place < this.count; place++) {
      const [slot, own] = [this.slots[place] ?? 0, this.keys[place] ?? 0]
      this.slots[kept] = slot
      this.keys[kept] = own
      kept += Number((own < key || (own === key && this.tieOf(slot) <= tie)) === isUpTo)
    }
    this.count = kept
  }
}

/** Of the first `count` numbers, which it leaves in another order (Hoare's quickselect; the middle one divides them). */
function nthSmallest(values: Float64Array, count: number, nth: number): number {
  const wanted = nth - 1
  let [low, high] = [0, count - 1]
  while (low < high) {
    const middle = values[(low + high) >>> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((values[left] ?? 0) < middle) left += 1
      while ((values[right] ?? 0) > middle) right -= 1
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
