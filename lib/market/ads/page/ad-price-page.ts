import type { AdCard } from '@/lib/market/ads/ad-card'
import type { Explanation, Wear } from '@/lib/market/price-rating/model/explanation'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import type { PricePoint } from './ad-page'

/** How an estimate comes about, with the ads it is compared with. */
export type PriceExplanation = Pick<Explanation, 'baseEuro' | 'steps' | 'unknown' | 'estimateEuro' | 'typical'> & {
  own: Wear
  /** Comparables that need the least adjusted first; their prices as if they were this vehicle. */
  comparables: { card: AdCard; adjustedEuro: number }[]
  fittedAt: string
  /** Median error of estimates of prices that the model had not seen, as a share, and how many were scored. */
  error: { median: number; scored: number } | null
}

/** What the page «Il prezzo, spiegato» of an ad shows. JSON-serialisable. */
export type AdPricePage = {
  card: AdCard
  href: string
  status: AdCard['status']
  closedAt: string | null
  rating: PriceRating | null
  explanation: PriceExplanation | null
  /** Prices, the oldest first; the last one is the price now. */
  prices: PricePoint[]
  /** The observatory page of its model, where there is one: of cars. */
  observatoryHref: string | null
}
