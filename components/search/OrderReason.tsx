import { rankingText } from '@/lib/market/search/page/ranking-text'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

/** Why the ads of a list stand in this order. */
export function OrderReason({ query }: { query: SearchQuery }) {
  return <p>{rankingText(query)}</p>
}
