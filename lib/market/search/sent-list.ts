import { type SentCard, sendCard } from '@/lib/market/ads/sent-card'
import type { PriceHistogram } from './price-histogram'
import type { SearchResults } from './search-results'
import { type SentFacets, sendFacets } from './sent-facets'

/** What a search found, as its page is sent it. */
export type SentResults = Omit<SearchResults, 'cards' | 'facets'> & { cards: SentCard[]; facets: SentFacets; prices: PriceHistogram | null }

export function sendResults({ cards, facets, ...results }: SearchResults, prices: PriceHistogram | null): SentResults {
  return { ...results, prices, cards: cards.map(sendCard), facets: sendFacets(facets) }
}
