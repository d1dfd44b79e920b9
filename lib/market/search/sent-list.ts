import { type SentCard, sendCard } from '@/lib/market/ads/sent-card'
import type { SearchResults } from './search-results'
import { type SentFacets, sendFacets } from './sent-facets'

/** What a search found, as its page is sent it. */
export type SentResults = Omit<SearchResults, 'cards' | 'facets'> & { cards: SentCard[]; facets: SentFacets }

export function sendResults({ cards, facets, ...results }: SearchResults): SentResults {
  return { ...results, cards: cards.map(sendCard), facets: sendFacets(facets) }
}
