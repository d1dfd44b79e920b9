/** Numbers that look random and are the same for the same seed everywhere (sfc32, seeded through splitmix32). */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  /** Every list of numbers is a stream of its own: ad 7 of seed 1 never depends on ad 6. */
  constructor(...path: readonly number[]) {
    let state = 0x9e3779b9
    for (const step of path) state = mix((state ^ step) + 0x6d2b79f5)
    this.a = state = mix(state + 0x9e3779b9)
    this.b = state = mix(state + 0x9e3779b9)
    this.c = mix(state + 0x9e3779b9)
    for (let i = 0; i < 8; i++) this.next()
  }

  /** The next number, from 0 to just below 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** Standard normal, by Box and Muller. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}

function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

/** Items with weights, ready to be sampled many times. */
export class WeightedSampler<T> {
  private readonly items: readonly T[]
  private readonly bounds: number[] = []
  readonly total: number

  constructor(entries: Iterable<readonly [T, number]>) {
    const weighted = [...entries].filter(([, weight]) => weight > 0)
    this.items = weighted.map(([item]) => item)
    let total = 0
    for (const [, weight] of weighted) this.bounds.push((total += weight))
    this.total = total
  }

  sample(random: Random): T {
    return this.at(random.next())
  }

  /** The item at a share from 0 to just below 1 of all weight. */
  at(share: number): T {
    const mark = share * this.total
    let low = 0
    let high = this.bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.bounds[middle] ?? 0) > mark) high = middle
      else low = middle + 1
    }
    const item = this.items[low]
    if (item === undefined) throw new Error('a lottery without tickets')
    return item
  }
}

/** A lottery written as an object: `{ nero: 3, bianco: 1 }`. */
export function lotteryOf(weights: Readonly<Record<string, number>>): WeightedSampler<string> {
  return new WeightedSampler(Object.entries(weights))
}
