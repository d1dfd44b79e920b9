import type { AdCard } from '@/lib/market/ads/ad-card'
import type { PriceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'

/** One value of a filter. A null count means that counting took too long. */
export type FacetOption = {
  value: string
  label: string
  count: number | null
  chosen: boolean
  /** Whether it is offered although nothing is behind it now: it was there when the page came. */
  isKept?: true
}

/** Options by parameter name (`marca` and, once makes are chosen, `modello` among them). Each facet ignores its own filter. */
export type Facets = Readonly<Record<string, readonly FacetOption[]>>

/** A suggestion when nothing is found: leaving out these filters, or this limit in place of another, gives so many ads. */
export type Suggestion = { labels: string[]; insteadOf?: string; href: string; count: number }

/** The way out of a choice that finds nothing: what to leave out, the list of all else, and its ads. */
export type SearchExit = { text: string; href: string; count: number }

/** An ad beyond one limit of the search: the limit that would find it, and the one that was given. */
export type NearCard = { card: AdCard; label: string; insteadOf: string }

export type SearchResults = {
  total: number
  pages: number
  /** Position behind which the next page begins; null on the last one. */
  next: string | null
  /** Whether it begins behind an ad, not by its number. */
  hasCursor?: true
  cards: AdCard[]
  facets: Facets
  prices: PriceHistogram | null
  /** How many ads have the words that put them first; absent without such words. */
  withWords?: number
  suggestions: Suggestion[]
  /** Ads beyond one limit of the search, on lists with few ads. */
  near: NearCard[]
}
