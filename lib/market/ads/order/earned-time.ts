import type { PriceLabel } from '@/lib/market/price-rating/price-rating'

/**
 * What an ad earns in the order «Consigliati» (decision 149): it stands as if it had been published so many hours later. `earnedHoursSql` has the same.
 * Nothing here can be bought, and nothing depends on who sells.
 */
export const earned = {
  /** Hours for each photograph, up to a number of them. */
  photoHours: 12,
  mostPhotos: 10,
  /** Hours of an ad that declares everything. */
  factHours: 120,
  labelHours: { 1: 240, 2: 120 } satisfies Record<PriceLabel, number>,
} as const

/** Length from which a description counts as one. */
export const descriptionLength = 200

/** An ad that is so much further away stands as if it were a day older. */
export const kmPerDay = 10
/** The same for the numbers by which engines order: microseconds for each millimetre. */
export const microsPerMillimetre = 86_400_000_000 / (kmPerDay * 1_000_000)

/** What an ad earns by, as a card shows it. `facts`: how many hundredths of what could be declared are. */
export type Earnings = { photos: number; facts: number; priceLabel: PriceLabel | null }

export function earnedHours({ photos, facts, priceLabel }: Earnings): { photos: number; facts: number; price: number } {
  return {
    photos: Math.min(photos, earned.mostPhotos) * earned.photoHours,
    facts: Math.floor((facts * earned.factHours) / 100),
    price: priceLabel === null ? 0 : earned.labelHours[priceLabel],
  }
}
