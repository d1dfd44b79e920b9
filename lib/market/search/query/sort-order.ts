import type { PublicColumn } from '@/lib/market/ads/ad-columns'
import type { SearchQuery } from './search-query'

/** What a list is ordered by. What is not declared stands last in either direction; equal values go by id in the same direction. */
export type SortOrder = { by: PublicColumn | ComputedOrder; descending: boolean }
/** Orders by what depends on the search, and is computed for each. */
export type ComputedOrder = (typeof computedOrders)[number]
const computedOrders = ['distance', 'turnkeyPrice', 'recommendedNear'] as const

export function isComputed(by: SortOrder['by']): by is ComputedOrder {
  return computedOrders.some((order) => order === by)
}

export function sortOrderOf({ sort, list, place }: Pick<SearchQuery, 'sort' | 'list' | 'place'>): SortOrder {
  const price = list === 'noleggio_lungo_termine' ? 'rentalFeeCents' : 'priceCents'
  switch (sort) {
    case 'consigliati':
      return { by: place ? 'recommendedNear' : 'recommendedAt', descending: true }
    case 'recenti':
      return { by: 'publishedAt', descending: true }
    case 'prezzo_crescente':
      return { by: price, descending: false }
    case 'prezzo_decrescente':
      return { by: price, descending: true }
    case 'km':
      return { by: 'mileageKm', descending: false }
    case 'anno_decrescente':
      return { by: 'firstRegistration', descending: true }
    case 'anno_crescente':
      return { by: 'firstRegistration', descending: false }
    case 'potenza':
      return { by: 'powerKw', descending: true }
    case 'distanza':
      return { by: 'distance', descending: false }
    case 'chiavi_in_mano':
      return { by: 'turnkeyPrice', descending: false }
  }
}
