import type { Ad } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { PublicColumn } from '@/lib/market/ads/ad-columns'
import type { Dealer } from '@/lib/market/dealers/dealer'
import type { ShownPhoto } from '@/lib/market/photos/photo'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import type { AdSeller } from './ad-seller'

/** A record as JSON has it: moments and days as ISO text. */
export type AsJson<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] }

/** What anybody may see of an ad: never the seller's contact data, nor where an imported ad came from. */
export type PublicAdJson = AsJson<Pick<Ad, PublicColumn>>
export type PricePoint = { priceCents: number; recordedAt: string }
/** How a dealer is reached is given on request only. */
export type AdDealer = AsJson<Omit<Dealer, 'email' | 'phone' | 'sourceReference'>> & {
  place: string | null
  stock: number
  hasPhone: boolean
  hasEmail: boolean
}

/** Everything the page of one ad shows. JSON-serialisable. */
export type AdPage = {
  ad: PublicAdJson
  href: string
  title: string
  makeName: string
  modelName: string | null
  /** Whether the description was composed from the facts of the ad. */
  isComposed?: true
  /** «Monza (MB)». */
  place: string | null
  unavailable: boolean
  previousPriceCents: number | null
  /** Rating of the price; null: nothing is said about it. */
  rating: PriceRating | null
  /** Prices, the oldest first; the last one is the price now. */
  prices: PricePoint[]
  illustration: AdCard['illustration']
  /** The cover first; without any the illustration stands for them. */
  photos: ShownPhoto[]
  dealer: AdDealer | null
  /** Whether the seller has given a number, and an address for messages; never the number or the address. */
  contact: { hasPhone: boolean; hasEmail: boolean }
  seller: AdSeller
  /** What its account has shown of a private seller. */
  sellerNote?: string
  /** How many of its model are for sale, where it is not any more; null elsewhere, and where no model is known. */
  alike: number | null
  similar: AdCard[]
}
