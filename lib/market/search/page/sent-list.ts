import { type SentCard, sendCard } from '@/lib/market/ads/page/sent-card'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import type { NearCard, SearchResults, Suggestion } from './search-results'
import { type SentFacets, sendFacets } from './sent-facets'

/** A search, as its page is sent it: without what every search without filters has. */
export type SentQuery = Pick<SearchQuery, 'list'> & Partial<SearchQuery>

export function serializeQuery({ list, ...query }: SearchQuery): SentQuery {
  const empty = new Map(Object.entries(emptySearch(list)).map(([name, value]) => [name, JSON.stringify(value)]))
  return { list, ...Object.fromEntries(Object.entries(query).filter(([name, value]) => JSON.stringify(value) !== empty.get(name))) }
}

export function parseQuery(sent: SentQuery): SearchQuery {
  return { ...emptySearch(sent.list), ...sent }
}

type SentNearCard = Omit<NearCard, 'card'> & { card: SentCard }
/** What a search found, as its page is sent it. */
export type SentResults = Omit<SearchResults, 'cards' | 'facets' | 'near' | 'suggestions'> & {
  cards: SentCard[]
  facets: SentFacets
  /** Ads near the search: most searches find enough, and need neither them nor suggestions. */
  near?: SentNearCard[]
  suggestions?: Suggestion[]
  /** Says that the list is not for search engines. */
  noindex?: true
  /** The sentence of facts of a page to land on. */
  facts?: string
}

export function sendResults({ cards, facets, near, suggestions, ...results }: SearchResults): SentResults {
  return {
    ...results,
    cards: cards.map(sendCard),
    facets: sendFacets(facets),
    ...(near.length > 0 && { near: near.map((one) => ({ ...one, card: sendCard(one.card) })) }),
    ...(suggestions.length > 0 && { suggestions }),
  }
}
