import { type SentCard, sendCard } from '@/lib/market/ads/sent-card'
import type { NearCard, SearchResults } from './search-results'
import { type SentFacets, sendFacets } from './sent-facets'

type SentNearCard = Omit<NearCard, 'card'> & { card: SentCard }
/** What a search found, as its page is sent it. */
export type SentResults = Omit<SearchResults, 'cards' | 'facets' | 'near'> & { cards: SentCard[]; facets: SentFacets; near: SentNearCard[] }

export function sendResults({ cards, facets, near, ...results }: SearchResults): SentResults {
  return {
    ...results,
    cards: cards.map(sendCard),
    facets: sendFacets(facets),
    near: near.map((one) => ({ ...one, card: sendCard(one.card) })),
  }
}
