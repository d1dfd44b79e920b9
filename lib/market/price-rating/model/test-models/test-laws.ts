import { type Fact, facts, isUnknown, patterns, withoutFacts } from '@/lib/market/price-rating/model/facts'
import { type Estimate, fitPriceModel, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { PricedVehicle, ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { randomNumbers } from './test-cars'
import { inventVehicles } from './test-vehicles'

/** A category learned from so many of its vehicles, and others that were not seen. */
export function learn(category: Parameters<typeof inventVehicles>[0], seenCount: number, unseenCount: number) {
  const all = inventVehicles(category, seenCount + unseenCount)
  const [seen, unseen] = [all.slice(0, seenCount), all.slice(seenCount)]
  const model = fitPriceModel(seen)
  const estimateOf = (vehicle: ValuedVehicle): Estimate => {
    const valuation = valueVehicle(model, vehicle)
    if ('why' in valuation) throw new Error(valuation.why)
    return valuation
  }
  return { seen, unseen, estimateOf }
}

type Learned = ReturnType<typeof learn>

/** What at least one in fifty of the model have, among those that tell. */
function choicesOf({ seen }: Learned, vehicle: ValuedVehicle, fact: Fact) {
  const declared = seen
    .filter((one) => one.vehicle.model === vehicle.model && !isUnknown(one.vehicle, fact))
    .map((one) => one.vehicle[fact])
  return [...new Set(declared)].filter((value) => declared.filter((one) => one === value).length >= declared.length / 50)
}

/** Vehicles whose worth without the fact is not between the smallest and the largest with it. */
export function outsideKnown(learned: Learned, fact: Fact, tried: readonly PricedVehicle[]): string[] {
  return tried.flatMap(({ vehicle }) => {
    const known = choicesOf(learned, vehicle, fact).map((value) => learned.estimateOf({ ...vehicle, [fact]: value }).euro)
    const { euro } = learned.estimateOf(withoutFacts(vehicle, [fact]))
    const isBetween = known.length === 0 || (euro >= Math.min(...known) - 1e-6 && euro <= Math.max(...known) + 1e-6)
    return isBetween ? [] : [`${fact} of ${vehicle.model}: ${euro} beside ${known.join(', ')}`]
  })
}

/** Measures how much the worth rises at most when a vehicle with some facts left out is older or has been driven further. */
export function largestRise({ estimateOf }: Learned, tried: readonly PricedVehicle[]): number {
  const random = randomNumbers(11)
  const rises = tried.map(({ vehicle }, index) => {
    const declared = withoutFacts(
      vehicle,
      facts.filter(() => random() < 0.5),
    )
    const [age, km] = [declared.ageYears ?? 0, declared.mileageKm ?? 0]
    const worn = index % 2 === 0 ? { ageYears: age + random() * 2 } : { mileageKm: km + random() * 40_000 }
    return estimateOf({ ...declared, ...worn }).euro / estimateOf(declared).euro
  })
  return Math.max(...rises)
}

/** Share of the prices not seen that lies in the interval, for each pattern of facts that are left out. */
export function heldByPattern({ estimateOf, unseen }: Learned): Record<string, number> {
  const held = (left: readonly Fact[]) =>
    unseen.filter(({ vehicle, priceEuro }) => {
      const { lowEuro, highEuro } = estimateOf(withoutFacts(vehicle, left))
      return lowEuro <= priceEuro && priceEuro <= highEuro
    }).length / unseen.length
  return Object.fromEntries(Object.entries<readonly Fact[]>(patterns).map(([name, left]) => [name, held(left)]))
}
