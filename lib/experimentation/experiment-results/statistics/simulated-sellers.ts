import jStat from 'jstat'
import type { ClusteredArm, ClusteredStratum } from './clustered'

/** What a simulated market needs of chance. */
type Chance = () => number
type Market = {
  visitorsEach: number
  sellers: number
  /** Contacts per visitor of the control, of all sellers together. */
  contacts: number
  /** The mean change of a seller's contacts, in proportion, and how much it differs among sellers. */
  lift: number
  spread: number
}

/** A normal number, by Box and Muller. */
const normal = (chance: Chance) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** A market of sellers of whom some are asked for more than others, and to each of whom the variant does something else; a visitor who contacts one often contacts another. */
export function sellersMarket(chance: Chance, { visitorsEach, sellers, contacts, lift, spread }: Market) {
  const popularity = Array.from({ length: sellers }, () => Math.exp(0.8 * normal(chance) - 0.32))
  const changed = popularity.map((each) => each * Math.max(0, 1 + lift + spread * normal(chance)))
  const arms = [popularity, changed].map((rates) => ({ rates, total: rates.reduce((sum, each) => sum + each, 0), arm: emptyArm() }))
  const bring = (visitors: number): ClusteredStratum => {
    for (const { rates, total, arm } of arms) bringTo(chance, arm, { visitors, rates, mean: (contacts * total) / sellers })
    const [control, variant] = arms.map(({ arm }) => arm)
    if (!control || !variant) throw new Error('a market has two arms')
    return { control, variant }
  }
  return { bring, all: () => bring(visitorsEach) }
}

function emptyArm() {
  return { visitors: 0, squaresOfVisitors: 0, squaresOfPairs: 0, bySeller: new Map<string, number>() } satisfies ClusteredArm
}

type Coming = { visitors: number; rates: readonly number[]; mean: number }

function bringTo(chance: Chance, arm: ReturnType<typeof emptyArm>, { visitors, rates, mean }: Coming): void {
  const ends = cumulated(rates)
  const eager = 1.8 // contacts of those who make any: the first, and others as often as not
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    arm.visitors += 1
    if (chance() >= mean / eager) continue
    const asked = new Map<number, number>()
    let count = 0
    do {
      count += 1
      const seller = placeIn(ends, chance() * (ends.at(-1) ?? 0))
      asked.set(seller, (asked.get(seller) ?? 0) + 1)
    } while (chance() < 1 - 1 / eager)
    arm.squaresOfVisitors += count ** 2
    for (const [seller, times] of asked) {
      arm.squaresOfPairs += times ** 2
      arm.bySeller.set(String(seller), (arm.bySeller.get(String(seller)) ?? 0) + times)
    }
  }
}

function cumulated(rates: readonly number[]): number[] {
  let end = 0
  return rates.map((rate) => (end += rate))
}

/** The first place that ends above a number. */
function placeIn(ends: readonly number[], at: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}

/** The mean of a normal number of which what lies below zero counts as zero. */
export function meanAboveZero(mean: number, spread: number): number {
  if (spread === 0) return mean
  return mean * jStat.normal.cdf(mean / spread, 0, 1) + (spread * Math.exp(-0.5 * (mean / spread) ** 2)) / Math.sqrt(2 * Math.PI)
}
