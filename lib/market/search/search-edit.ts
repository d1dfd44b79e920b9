import { filtersOf, paramsOf } from './filter-params'
import { defaultRadiusKm, emptySearch, type SearchPlace, type SearchQuery, type Sort } from './search-query'

/** Every change of a search starts again on its first page. */
export function withFilter(query: SearchQuery, param: string, values: readonly string[]): SearchQuery {
  const others = Object.fromEntries(Object.entries(query.filters).filter(([name]) => name !== param))
  return { ...query, filters: values.length === 0 ? others : { ...others, [param]: values }, page: 1 }
}

export function withSort(query: SearchQuery, sort: Sort): SearchQuery {
  return { ...query, sort, page: 1 }
}

export function withPage(query: SearchQuery, page: number): SearchQuery {
  return { ...query, page }
}

/** The same search around a place. */
export function withPlace(query: SearchQuery, place: SearchPlace): SearchQuery {
  return { ...query, place, unknownPlace: null, radiusKm: query.radiusKm ?? defaultRadiusKm, page: 1 }
}

/** Leaves out one filter of the table by its `param`, or `marca` (its model goes with it), or `modello`. */
export function withoutFilter(query: SearchQuery, key: string): SearchQuery {
  if (key === 'marca') return { ...query, make: null, model: null, page: 1 }
  if (key === 'modello') return { ...query, model: null, page: 1 }
  if (key === 'dove')
    return { ...query, place: null, unknownPlace: null, radiusKm: null, sort: query.sort === 'distanza' ? 'recenti' : query.sort, page: 1 }
  const filter = filtersOf(query.list).find(({ param }) => param === key)
  return (filter ? paramsOf(filter) : []).reduce((kept, param) => withFilter(kept, param, []), { ...query, page: 1 })
}

/** The same list without any filter; the order stays where it still makes sense. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return { ...emptySearch(query.list), sort: query.sort === 'distanza' ? 'recenti' : query.sort }
}
