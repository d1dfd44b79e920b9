import type { Category } from '@/lib/market/catalogue/category'

/** What an estimate is made of. The price that is asked is no part of it. */
export type ValuedVehicle = {
  category: Category
  make: string
  /** Slug in the catalogue; null where nobody recognised it. */
  model: string | null
  version: string
  body: string | null
  fuel: string | null
  gearbox: string | null
  drive: string | null
  powerKw: number | null
  displacementCc: number | null
  doors: number | null
  seats: number | null
  equipment: readonly string[]
  /** Years from the first registration to the month it is offered in. */
  ageYears: number | null
  mileageKm: number | null
  sellerType: string
  province: string | null
  /** The month it is offered in, as «2026-03». */
  month: string
}

/** What a model is fitted on. */
export type PricedVehicle = { vehicle: ValuedVehicle; priceEuro: number }

export function modelKey({ make, model }: Pick<ValuedVehicle, 'make' | 'model'>): string {
  return `${make}/${model ?? ''}`
}

const maxAgeYears = 40
/** Most kilometres that a vehicle is believed to have run. */
export const maxMileageKm = 600_000
export const maxPowerKw = { auto: 900, 'moto-e-scooter': 230, 'caravan-e-camper': 250, 'veicoli-commerciali': 600 } as const

/** Why such a vehicle has no estimate, in words for the person who asked; undefined when it can be valued. */
export function whyUnreadable(vehicle: ValuedVehicle): string | undefined {
  const { ageYears, mileageKm, powerKw, category, model } = vehicle
  if (model === null) return 'il modello non è riconosciuto'
  if (ageYears === null || !Number.isFinite(ageYears)) return 'manca la prima immatricolazione'
  if (ageYears < 0) return 'la prima immatricolazione è nel futuro'
  if (ageYears > maxAgeYears) return `ha più di ${maxAgeYears} anni`
  if (mileageKm === null || !Number.isFinite(mileageKm)) return 'mancano i chilometri'
  if (mileageKm < 0 || mileageKm > maxMileageKm) return 'i chilometri non sono credibili'
  if (powerKw !== null && !(powerKw > 0 && powerKw <= maxPowerKw[category])) return 'la potenza non è credibile'
  return undefined
}

/** Whether a vehicle and its price can teach anything. Prices nobody pays are given little weight later, not none. */
export function canTeach({ vehicle, priceEuro }: PricedVehicle): boolean {
  return Number.isFinite(priceEuro) && priceEuro > 0 && whyUnreadable(vehicle) === undefined
}
