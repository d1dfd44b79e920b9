import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { searchTokens } from '@/lib/market/search/query/search-tokens'

/** A search as somebody would say it: what stands in the field for a sentence where nobody has typed one. */
export function spokenSearch(query: SearchQuery): string {
  const { place, radiusKm } = query
  return searchTokens(query)
    .map(({ key, label }) => {
      if (key === 'dove' && place) return `vicino a ${place.name} (${place.provinceCode}) entro ${radiusKm} km`
      return key === 'marca' ? label : label.replace(/[«»]/g, '').replace(/^./, (first) => first.toLowerCase())
    })
    .join(' ')
}
