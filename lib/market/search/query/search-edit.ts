import { listPageOf } from '@/lib/market/search/page/list-pages'
import { filtersOf, paramsOf } from './filter-params'
import {
  defaultRadiusKm,
  emptySearch,
  hasSort,
  type SearchPlace,
  type SearchQuery,
  type Sort,
  usualSort,
  type VehicleChoice,
} from './search-query'
import { effectiveExclusions, inCanonicalForm, wholeMakes } from './vehicle-choice'

/** Sets a filter; every change of a search starts again on its first page. */
export function withFilter(query: SearchQuery, param: string, values: readonly string[]): SearchQuery {
  const others = Object.fromEntries(Object.entries(query.filters).filter(([name]) => name !== param))
  return inPossibleOrder({ ...query, filters: values.length === 0 ? others : { ...others, [param]: values }, page: 1 })
}

export function withSort(query: SearchQuery, sort: Sort): SearchQuery {
  return { ...query, sort, page: 1 }
}

/** Shows a search on the map, or as a list again. */
export function withView({ view: _, ...query }: SearchQuery, view: SearchQuery['view']): SearchQuery {
  return view === undefined ? query : { ...query, view }
}

export function withPage(query: SearchQuery, page: number): SearchQuery {
  return { ...query, page }
}

/** Moves a search to a place. */
export function withPlace(query: SearchQuery, place: SearchPlace): SearchQuery {
  return { ...query, place, unknownPlace: null, radiusKm: query.radiusKm ?? defaultRadiusKm, page: 1 }
}

/** Limits a search to these makes and models; of the excluded ones those stay that still have an effect. */
export function withVehicles(query: SearchQuery, given: readonly VehicleChoice[]): SearchQuery {
  const vehicles = inCanonicalForm(given)
  return { ...query, vehicles, excluded: effectiveExclusions(query.excluded, vehicles), page: 1 }
}

export function withExcluded(query: SearchQuery, excluded: readonly VehicleChoice[]): SearchQuery {
  return { ...query, excluded: effectiveExclusions(excluded, query.vehicles), page: 1 }
}

/** A search with what somebody says besides: their word counts where both say something, and makes and pieces of equipment come together. A vehicle of another category is another search. */
export function withAdded(query: SearchQuery, more: SearchQuery): SearchQuery {
  if (listPageOf(query.list).category !== listPageOf(more.list).category) return more
  const filters = filtersOf(more.list)
  const known = new Set(filters.flatMap(paramsOf))
  const together = filters.flatMap((filter): [string, readonly string[]][] => {
    const chosen = new Set([...(query.filters[filter.param] ?? []), ...(more.filters[filter.param] ?? [])])
    return filter.kind === 'allOf' && chosen.size > 0
      ? [[filter.param, Object.keys(filter.options(more.list)).filter((value) => chosen.has(value))]]
      : []
  })
  const merged = {
    ...query,
    list: more.list,
    ...(more.place && { place: more.place, radiusKm: more.radiusKm, unknownPlace: null }),
    filters: {
      ...Object.fromEntries(Object.entries({ ...query.filters, ...more.filters }).filter(([param]) => known.has(param))),
      ...Object.fromEntries(together),
    },
    words: [query.words, more.words].filter((words) => words !== null).join(' ') || null,
    sort: more.sort === usualSort ? query.sort : more.sort,
  }
  return inPossibleOrder(withExcluded(withVehicles(merged, [...query.vehicles, ...more.vehicles]), [...query.excluded, ...more.excluded]))
}

/** Leaves out one filter of the table by its `param`, or `marca` (all of them, with their models), `modello` or `senza_marca`. */
export function withoutFilter(query: SearchQuery, key: string): SearchQuery {
  if (key === 'marca') return withVehicles(query, [])
  if (key === 'modello') return withVehicles(query, wholeMakes(query.vehicles))
  if (key === 'senza_marca') return withExcluded(query, [])
  if (key === 'dove') return inPossibleOrder({ ...query, place: null, unknownPlace: null, radiusKm: null, page: 1 })
  const filter = filtersOf(query.list).find(({ param }) => param === key)
  return (filter ? paramsOf(filter) : []).reduce((reduced, param) => withFilter(reduced, param, []), { ...query, page: 1 })
}

/** Lets words go that put ads first. */
export function withoutWords(query: SearchQuery): SearchQuery {
  return { ...query, words: null, page: 1 }
}

/** Clears all filters of a list; the order stays where it still makes sense, and the map. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return inPossibleOrder(withView({ ...emptySearch(query.list), sort: query.sort }, query.view))
}

/** The usual order where its own needs what is left out. */
function inPossibleOrder(query: SearchQuery): SearchQuery {
  return hasSort(query, query.sort) ? query : withSort(query, usualSort)
}
