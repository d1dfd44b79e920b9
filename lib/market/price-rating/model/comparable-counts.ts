import { modelKey, type ValuedVehicle } from './valued-vehicle'

/** How many vehicles of a model there are of each whole year of age. */
export type ComparableCounts = Map<string, number>

const yearsAround = 3

export function countComparables(vehicles: readonly ValuedVehicle[]): ComparableCounts {
  const counts: ComparableCounts = new Map()
  for (const vehicle of vehicles) {
    const key = keyOf(vehicle, 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The vehicles of the same model that are at most three years older or younger. */
export function comparablesOf(counts: ComparableCounts, vehicle: ValuedVehicle): number {
  let count = 0
  for (let years = -yearsAround; years <= yearsAround; years++) count += counts.get(keyOf(vehicle, years)) ?? 0
  return count
}

function keyOf(vehicle: ValuedVehicle, years: number): string {
  return `${modelKey(vehicle)} ${Math.floor(vehicle.ageYears ?? 0) + years}`
}
