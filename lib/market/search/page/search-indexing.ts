import { largeComuni } from '@/lib/market/places/large-comuni'
import { withPage, withSort, withView } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { defaultRadiusKm, type SearchPlace, type SearchQuery, usualSort } from '@/lib/market/search/query/search-query'
import type { ListPageSlug } from './list-pages'

/** A list of fewer is no page to land on. */
export const adsToLandOn = 3
/** The lists that have a page around each large comune. */
export const listsOfComuni: readonly ListPageSlug[] = ['usate', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali']

/**
 * What search engines may index, for the page of a list and for the site map alike: the first page of a list, a make or a model, each alone or
 * in a region or province, and of a list around one large comune. The order does not count: a sorted list names the unsorted one as canonical.
 */
export function isIndexable(query: SearchQuery, total: number): boolean {
  return total >= adsToLandOn && query.page === 1 && query.view === undefined && isLandingSearch(query)
}

/** How a link leads to the page of so many ads: one that may not be indexed is not worth a visit either. */
export function relTo(ads: number | null): 'nofollow' | undefined {
  return ads !== null && ads < adsToLandOn ? 'nofollow' : undefined
}

/** Whether this is one of the searches of which there is a page to land on, when enough is found. */
export function isLandingSearch(query: SearchQuery): boolean {
  const { vehicles, excluded, place, unknownPlace, filters } = query
  if (vehicles.length > 1 || excluded.length > 0 || unknownPlace !== null) return false
  const given = Object.entries(filters)
  if (place !== null) return given.length === 0 && vehicles.length === 0 && isAroundLargeComune(query, place)
  return given.length === 0 || (given.length === 1 && given.every(isOneArea))
}

function isAroundLargeComune({ list, radiusKm }: SearchQuery, { istat }: SearchPlace): boolean {
  return listsOfComuni.includes(list) && radiusKm === defaultRadiusKm && largeComuni.includes(istat)
}

function isOneArea([param, values]: [string, readonly string[]]): boolean {
  return (param === 'regione' || param === 'provincia') && values.length === 1
}

/** The path to call canonical: the same search as a list in its usual order; each page of it is canonical to itself. */
export function canonicalHref(query: SearchQuery): string {
  return searchHref(withPage(withSort(withView(query, undefined), usualSort), query.page))
}
