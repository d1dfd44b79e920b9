import { newDriverLimits } from '@/lib/market/catalogue/new-drivers'
import type { CostedVehicle } from './costed-vehicle'

export type NewDriverAnswer = 'yes' | 'check' | 'no'

export const newDriverWords: Readonly<Record<NewDriverAnswer, string>> = {
  yes: 'Adatta ai neopatentati',
  check: 'Neopatentati: da verificare',
  no: 'Non adatta ai neopatentati',
}
/** Kilograms of the driver: some papers count them, so that a car that passes only with them has to be looked up. */
const driverKg = 75

/**
 * Whether somebody may drive the car in the first three years of a licence B: at most 105 kW, and 75 kW for each tonne of its mass. Null for other vehicles. Source:
 * the rule in force since 14 December 2024, as `docs/running-costs.md` has it.
 */
export function newDriverAnswer({
  category,
  powerKw,
  kerbMassKg,
}: Pick<CostedVehicle, 'category' | 'powerKw' | 'kerbMassKg'>): NewDriverAnswer | null {
  if (category !== 'auto') return null
  if (powerKw === null) return 'check'
  if (powerKw > newDriverLimits.kw) return 'no'
  if (kerbMassKg === null) return 'check'
  const passesWith = (kg: number) => powerKw * 1_000 <= newDriverLimits.kwPerTonne * kg
  if (passesWith(kerbMassKg)) return 'yes'
  return passesWith(kerbMassKg + driverKg) ? 'check' : 'no'
}
