import { modelKey, type PricedVehicle, type ValuedVehicle } from './valued-vehicle'

/** The fold of each vehicle. */
export function foldsOf(priced: readonly PricedVehicle[], count: number): Uint8Array {
  return Uint8Array.from(priced, ({ vehicle }) => foldOf(vehicle, count))
}

/** Number of the fold of a vehicle: offered twice it stands in one, so that no model is tried on what it was fitted on. */
export function foldOf(vehicle: ValuedVehicle, count: number): number {
  const { ageYears, mileageKm, powerKw } = vehicle
  return hashOf(`${modelKey(vehicle)} ${ageYears} ${mileageKm} ${powerKw}`) % count
}

/** FNV-1a, mixed once more: neighbouring texts get distant numbers. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
}
