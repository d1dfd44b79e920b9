import type { ReactNode } from 'react'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { PriceRating } from '@/lib/market/price-rating/price-words'

/** What the comparison shows of an ad as other pages do; the screen brings it. */
export type VehicleParts = {
  pictureOf(vehicle: Pick<AdCard, 'title' | 'illustration' | 'photo'>, sizes: string): ReactNode
  priceOf(vehicle: Pick<AdCard, 'priceCents' | 'rentalFeeCents'>): ReactNode
  verdictOf(verdict: PriceRating['verdict']): ReactNode
}
