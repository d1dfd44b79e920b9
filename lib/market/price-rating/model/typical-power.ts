import { modelKey } from './price-features'
import type { ValuedVehicle } from './valued-vehicle'

/** The power that vehicles of a model usually have, in kW. */
export type TypicalPowers = Map<string, number>

export function typicalPowers(vehicles: readonly ValuedVehicle[]): TypicalPowers {
  const sums = new Map<string, { kw: number; count: number }>()
  for (const vehicle of vehicles) {
    if (vehicle.powerKw === null) continue
    const { kw, count } = sums.get(modelKey(vehicle)) ?? { kw: 0, count: 0 }
    sums.set(modelKey(vehicle), { kw: kw + vehicle.powerKw, count: count + 1 })
  }
  return new Map([...sums].map(([key, { kw, count }]) => [key, Math.round(kw / count)]))
}

/** A vehicle whose power nobody told is taken as a usual one of its model. */
export function withTypicalPower(powers: TypicalPowers, vehicle: ValuedVehicle): ValuedVehicle {
  return vehicle.powerKw === null ? { ...vehicle, powerKw: powers.get(modelKey(vehicle)) ?? null } : vehicle
}
