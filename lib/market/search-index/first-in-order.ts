/**
 * The first so many in an order, of any number that come in any order: whatever is better than the worst of them is put aside, and when there is no more
 * room the best half stays. However many are wanted and however they come, each costs about the same.
 */
export class FirstInOrder {
  private slots: Int32Array
  private keys: Float64Array
  private count = 0
  /** What has a larger key is not wanted. */
  worst = Infinity

  constructor(
    private readonly wanted: number,
    /** Decides between equal keys: the smaller first. */
    private readonly tieOf: (slot: number) => number,
  ) {
    const room = Math.max(2 * wanted, 2_048)
    this.slots = new Int32Array(room)
    this.keys = new Float64Array(room)
  }

  /** The smaller key first. */
  add(slots: Int32Array, keys: Float64Array, count: number): void {
    for (let place = 0; place < count; place++) {
      const key = keys[place] ?? 0
      if (this.count === this.slots.length) this.keepBest()
      this.slots[this.count] = slots[place] ?? 0
      this.keys[this.count] = key
      this.count += 1
    }
  }

  /** Those from `from` on, in their order. */
  take(from: number): number[] {
    const to = Math.min(this.count, this.wanted)
    if (from >= to) return []
    if (to < this.count) this.select(to)
    if (from > 0) this.select(from, to)
    return Array.from({ length: to - from }, (_, place) => from + place)
      .toSorted((a, b) => this.compare(a, b))
      .map((place) => this.slots[place] ?? 0)
  }

  private keepBest(): void {
    this.select(this.wanted)
    this.count = this.wanted
    let worst = -Infinity
    for (let place = 0; place < this.count; place++) worst = Math.max(worst, this.keys[place] ?? 0)
    this.worst = worst
  }

  /** Puts the best `first` in front of all others (quickselect). */
  private select(first: number, end = this.count): void {
    let [low, high] = [0, end - 1]
    while (low < high) {
      this.swap(low, (low + high) >>> 1)
      let [left, right] = [low, high + 1]
      for (;;) {
        do left += 1
        while (left <= high && this.compare(left, low) < 0)
        do right -= 1
        while (this.compare(right, low) > 0)
        if (left >= right) break
        this.swap(left, right)
      }
      this.swap(low, right)
      if (right === first) return
      if (right < first) low = right + 1
      else high = right - 1
    }
  }

  private compare(a: number, b: number): number {
    const [left, right] = [this.keys[a] ?? 0, this.keys[b] ?? 0]
    if (left !== right) return left < right ? -1 : 1
    return this.tieOf(this.slots[a] ?? 0) - this.tieOf(this.slots[b] ?? 0)
  }

  private swap(a: number, b: number): void {
    const [slot, key] = [this.slots[a] ?? 0, this.keys[a] ?? 0]
    this.slots[a] = this.slots[b] ?? 0
    this.keys[a] = this.keys[b] ?? 0
    this.slots[b] = slot
    this.keys[b] = key
  }
}
