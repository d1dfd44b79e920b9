import { hasWholeList } from './facts'
import { modelKey, type ValuedVehicle } from './valued-vehicle'

/** How often each is found, from 0 to 1: what is not said of a vehicle counts as much as others have it. */
export type Shares = {
  sellers: ReadonlyMap<string, number>
  provinces: ReadonlyMap<string, number>
  /** Shares of equipment in each model, among vehicles whose list of it is whole. */
  equipment: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export const unknownSeller = 'non-indicato'
/** A seller who leaves something out does not think of what hardly any vehicle has. */
export const leastShare = 0.02

export function sharesOf(vehicles: readonly ValuedVehicle[]): Shares {
  const sellers = vehicles.map(({ sellerType }) => sellerType).filter((seller) => seller !== unknownSeller)
  const provinces = vehicles.flatMap(({ province }) => province ?? [])
  return { sellers: shareOfEach(sellers, leastShare), provinces: shareOfEach(provinces, 0), equipment: equipmentShares(vehicles) }
}

function equipmentShares(vehicles: readonly ValuedVehicle[]): Map<string, Map<string, number>> {
  const lists = new Map<string, (readonly string[])[]>()
  for (const vehicle of vehicles) {
    if (!hasWholeList(vehicle.equipment)) continue
    const own = lists.get(modelKey(vehicle))
    if (own) own.push(vehicle.equipment)
    else lists.set(modelKey(vehicle), [vehicle.equipment])
  }
  return new Map([...lists].map(([key, own]) => [key, shareOfEach(own.flat(), leastShare, own.length)]))
}

function shareOfEach(values: readonly string[], least: number, of = values.length): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].map(([value, count]): [string, number] => [value, count / of]).filter(([, share]) => share >= least))
}
