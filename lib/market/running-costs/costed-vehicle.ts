import type { Category } from '@/lib/market/catalogue/category'

/** What the taxes on a vehicle depend on; null where the seller has not declared it. */
export type CostedVehicle = {
  category: Category
  /** Whole kilowatts, decimals dropped as the vehicle’s papers have them. */
  powerKw: number | null
  /** «euro6d» and the like. */
  emissionClass: string | null
  fuel: string | null
  displacementCc: number | null
  kerbMassKg: number | null
  /** A day of the month of first registration, «2021-11-01». */
  firstRegistration: string | null
}

/** «euro6d-temp» pays as Euro 6. */
export function euroNumber(emissionClass: string | null): string | null {
  return /^euro(\d)/.exec(emissionClass ?? '')?.[1] ?? null
}

/** Whole years from first registration to a day. */
export function ageOn({ firstRegistration }: Pick<CostedVehicle, 'firstRegistration'>, day: string): number | null {
  if (firstRegistration === null) return null
  const years = Number(day.slice(0, 4)) - Number(firstRegistration.slice(0, 4))
  return day.slice(5, 10) < firstRegistration.slice(5, 10) ? years - 1 : years
}
