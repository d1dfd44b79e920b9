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
      /** In half a year and in a year, driven as much as until now; nothing for a vehicle of less than a year. */
      ahead: readonly { months: number; euro: number; km: number }[]
      /** Equipment whose ads ask for more, all else being equal: what the model adds for it, the most first. */
      raises: readonly { label: string; euro: number }[]
    }
  | { why: string }
)
