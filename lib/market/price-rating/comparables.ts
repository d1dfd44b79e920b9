import type { Category } from '@/lib/market/catalogue/category'
import { comparablesNeeded, type MarketPrice, yearsAround } from './price-rating'
import { isAdjusted, mileageBandKm, worthLeft } from './worth'

/** A published ad with a price, among others of its model and kind of offer. */
export type PricedAd = { id: number; year: number; ageYears: number; mileageKm: number; priceCents: number }
export type ComparedAd = MarketPrice & { id: number }

/** The nearest by mileage: with a hundred the median is certain to about 2 %, and the work stays proportional to the number of ads. */
export const comparablesAtMost = 100

type Candidate = PricedAd & { worth: number; unwornCents: number }

/** What each ad is compared with: the others registered within a year of it that were driven about as far, brought to its age and mileage. */
export function comparePrices(category: Category, ads: readonly PricedAd[]): ComparedAd[] {
  const byYear = groupBy(
    ads.map((ad) => toCandidate(category, ad)),
    ({ year }) => year,
  )
  return [...byYear.keys()].flatMap((year) => {
    const around = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => byYear.get(year - yearsAround + index) ?? [])
    const candidates = around.flat().sort(byMileage)
    return candidates.flatMap((ad, index) => {
      if (ad.year !== year) return []
      const others = nearestOf(candidates, index, mileageBandKm[category])
      return others.length < comparablesNeeded ? [] : [{ id: ad.id, comparables: others.length, medianCents: medianFor(ad, others) }]
    })
  })
}

function toCandidate(category: Category, ad: PricedAd): Candidate {
  const worth = isAdjusted(category) ? worthLeft(ad) : 1
  return { ...ad, worth, unwornCents: ad.priceCents / worth }
}

/** The others within the band around the ad at this index, the nearest first. */
function nearestOf(sorted: readonly Candidate[], index: number, bandKm: number): Candidate[] {
  const own = sorted[index]?.mileageKm ?? 0
  const distanceTo = (candidate: Candidate | undefined) => (candidate ? Math.abs(candidate.mileageKm - own) : Number.POSITIVE_INFINITY)
  const found: Candidate[] = []
  let [below, above] = [index - 1, index + 1]
  while (found.length < comparablesAtMost) {
    const next = distanceTo(sorted[below]) <= distanceTo(sorted[above]) ? sorted[below--] : sorted[above++]
    if (next === undefined || distanceTo(next) > bandKm) break
    found.push(next)
  }
  return found
}

function medianFor(ad: Candidate, others: readonly Candidate[]): number {
  const sorted = Float64Array.from(others, ({ unwornCents }) => unwornCents).sort()
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  return Math.round(median * ad.worth)
}

function byMileage(a: PricedAd, b: PricedAd): number {
  return a.mileageKm - b.mileageKm || a.id - b.id
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
