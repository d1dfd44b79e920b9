import { withPage, withSort } from './search-edit'
import { searchHref } from './search-href'
import type { SearchQuery } from './search-query'

/** What search engines may keep: a list page, a make, a model, each alone or in one region or one province. Nothing that is empty. */
export function isIndexable(query: SearchQuery, total: number): boolean {
  if (total === 0 || query.vehicles.length > 1 || query.excluded.length > 0) return false
  if (query.place !== null || query.unknownPlace !== null) return false
  const params = Object.keys(query.filters)
  if (params.length === 0) return true
  const [param = ''] = params
  return params.length === 1 && (param === 'regione' || param === 'provincia') && query.filters[param]?.length === 1
}

/** The path to call canonical: the same search in its usual order; each page of it is canonical to itself. */
export function canonicalHref(query: SearchQuery): string {
  return searchHref(withPage(withSort(query, 'recenti'), query.page))
}
