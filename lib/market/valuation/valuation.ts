import type { PriceExplanation } from '@/lib/market/ads/ad-price-page'

/** What is on offer of a model now; prices in euro. */
export type ModelOnOffer = { ads: number; lowestEuro: number | null; highestEuro: number | null; daysOnline: number | null; href: string }

/** What a vehicle is worth, to whom and why; or why that cannot be said. Whole euro. JSON-serialisable. */
export type Valuation = { name: string; onOffer: ModelOnOffer } & (
  | {
      estimateEuro: number
      lowEuro: number
      highEuro: number
      comparables: number
      explanation: PriceExplanation | null
      /** What a dealer asks for the same vehicle. */
      dealerAsksEuro: number | null
      /** In a year, driven as much as until now. */
      inOneYear: { euro: number; km: number } | null
    }
  | { why: string }
)
