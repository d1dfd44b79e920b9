import type { AdCard } from '@/lib/market/ads/ad-card'

/** One value of a filter. A null count means that counting took too long. */
export type FacetOption = {
  value: string
  label: string
  count: number | null
  chosen: boolean
  /** Offered although nothing is behind it now: it was there when the page came. */
  isKept?: true
}

/** By parameter name (`marca` and, once makes are chosen, `modello` among them). Each facet ignores its own filter. */
export type Facets = Readonly<Record<string, readonly FacetOption[]>>

/** When nothing is found: leaving out these filters gives so many ads. */
export type Suggestion = { labels: string[]; href: string; count: number }

export type SearchResults = {
  total: number
  pages: number
  cards: AdCard[]
  facets: Facets
  suggestions: Suggestion[]
}
