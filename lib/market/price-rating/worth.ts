import type { Category } from '@/lib/market/catalogue/category'

// Figures of price-reference.json (asking prices of 21,055 used cars of Italian dealers, January to August 2026): the change of the
// logarithm of the price within one model. docs/decisions/005-interim-price-label.md says what they are used for.
const perTenThousandKm = -0.0283
const perYear = [
  { from: 0, slope: -0.0668 },
  { from: 3, slope: -0.0668 + 0.0203 },
  { from: 6, slope: -0.0668 + 0.0203 - 0.0306 },
] as const

/**
 * How far the mileage of a comparable may lie from that of the ad. For cars 20,000 km are worth 5.5 % of the price, no more than lies
 * between the median and «Buon Prezzo». Where nothing is adjusted it is less; a motorbike is driven a quarter as far as a car.
 */
export const mileageBandKm = {
  auto: 20_000,
  'moto-e-scooter': 5_000,
  'caravan-e-camper': 10_000,
  'veicoli-commerciali': 10_000,
} as const satisfies Record<Category, number>

/** The figures are those of cars: nothing else is adjusted. */
export function isAdjusted(category: Category): boolean {
  return category === 'auto'
}

export type WornBy = { ageYears: number; mileageKm: number }

/** What age and mileage have left of the price, as a share. Only the quotient of two cars of one model means anything. */
export function worthLeft({ ageYears, mileageKm }: WornBy): number {
  const age = Math.max(0, ageYears)
  const byAge = perYear.reduce((sum, { from, slope }, index) => {
    const to = perYear[index + 1]?.from ?? Number.POSITIVE_INFINITY
    return sum + slope * Math.max(0, Math.min(age, to) - from)
  }, 0)
  return Math.exp(byAge + (perTenThousandKm * mileageKm) / 10_000)
}
