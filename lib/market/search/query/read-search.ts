import { readVehicles, type VehicleLookups } from '@/lib/market/search/engine/read-vehicles'
import { type ListPageSlug, listPageOf } from '@/lib/market/search/page/list-pages'
import { filtersOf, paramsOf, spellingsOf } from './filter-params'
import { type FilterValues, firstNumber, normalisePlaceText, normaliseSearchText, readFilter } from './filter-values'
import { paramsText, searchHref, wordsParam } from './search-href'
import {
  defaultRadiusKm,
  hasSort,
  isSort,
  mapView,
  type SearchPlace,
  type SearchQuery,
  type Sort,
  usualSort,
  viewParam,
} from './search-query'

/** What the catalogue and the list of places know; passed in, so that the rules of addresses stay pure. */
export type Lookups = VehicleLookups & {
  /** Finds a place by ISTAT code, by name, by name and province («Monza (MB)») or by postcode. */
  findPlace(text: string): SearchPlace | undefined
  /** A province or a region by its name, or the province of a postcode, as the filter for it. */
  findArea(text: string): { param: 'provincia' | 'regione'; value: string } | undefined
  /** Places whose name is nearly this one, the likeliest first. */
  nearlyNamedPlaces(text: string): SearchPlace[]
}

export type SearchAddress = { list: ListPageSlug; segments: readonly string[]; params: URLSearchParams }
/** `redirect` is the canonical address when this one says the same in other words. */
export type ReadSearch = { query: SearchQuery; redirect: string | null }

const lastPage = 999_999

/** Parses a search query from its address by the rules of docs/search-addresses.md. Null: there is no such page (404). */
export function readSearch(address: SearchAddress, lookups: Lookups): ReadSearch | null {
  const query = readQuery(address, lookups)
  if (!query) return null
  const canonical = searchHref(query)
  return { query, redirect: givenAddress(address) === canonical ? null : canonical }
}

/** The search alone, for callers that read many addresses and redirect nobody. */
export function readQuery({ list, segments, params }: SearchAddress, lookups: Lookups): SearchQuery | null {
  const vehicles = readVehicles({ category: listPageOf(list).category, segments, params }, lookups)
  if (!vehicles) return null
  const { area, ...where } = readPlace(params, lookups)
  const filters = readFilters(list, area ? withValue(params, area) : params)
  const words = normaliseSearchText(params.get(wordsParam) ?? '') || null
  const view: Pick<SearchQuery, 'view'> = params.get(viewParam) === mapView ? { view: mapView } : {}
  return { list, ...vehicles, ...where, filters, words, sort: readSort(params, { ...where, filters }), page: readPage(params), ...view }
}

/** Reads filters: most addresses have few parameters, and filters that none of them is of are not looked at. */
function readFilters(list: ListPageSlug, params: URLSearchParams): FilterValues {
  const given = new Set(params.keys())
  const values: FilterValues = {}
  for (const filter of filtersOf(list))
    if (spellingsOf(filter).some((name) => given.has(name))) Object.assign(values, readFilter(filter, list, params))
  return values
}

type Where = Pick<SearchQuery, 'place' | 'unknownPlace' | 'radiusKm'>

/** The first place that is known, else the first area; else what was typed stays, so that the page can say that it knows no such place. */
function readPlace(params: URLSearchParams, lookups: Lookups): Where & { area?: ReturnType<Lookups['findArea']> } {
  const given = params.getAll('dove').map(normalisePlaceText).filter(Boolean)
  const [place] = given.flatMap((text) => lookups.findPlace(text) ?? [])
  const [area] = place ? [] : given.flatMap((text) => lookups.findArea(text) ?? [])
  const [text] = given
  if (text === undefined || area) return { place: null, unknownPlace: null, radiusKm: null, area }
  return {
    place: place ?? null,
    unknownPlace: place ? null : { text, meant: lookups.nearlyNamedPlaces(text) },
    radiusKm: firstNumber(params, 'raggio', 1, 500) ?? defaultRadiusKm,
  }
}

function withValue(params: URLSearchParams, { param, value }: { param: string; value: string }): URLSearchParams {
  return new URLSearchParams([...params, [param, value]])
}

function readSort(params: URLSearchParams, query: Pick<SearchQuery, 'place' | 'filters'>): Sort {
  const sort = params.get('ordina') ?? ''
  return isSort(sort) && hasSort(query, sort) ? sort : usualSort
}

/** A number too long to be a page is still a page beyond the end. */
function readPage(params: URLSearchParams): number {
  const text = params.get('pagina') ?? ''
  return /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), lastPage) : 1
}

/** The address as it was requested, without the parameters we do not know. */
function givenAddress({ list, segments, params }: SearchAddress): string {
  const known = new Set([
    'marca',
    'modello',
    'senza_marca',
    wordsParam,
    'ordina',
    'pagina',
    viewParam,
    'kw_da',
    'kw_a',
    ...filtersOf(list).flatMap(paramsOf),
  ])
  const knownParams = paramsText(new URLSearchParams([...params].filter(([name]) => known.has(name))))
  const path = [listPageOf(list).path, ...segments.map(encodeURIComponent)].join('/')
  return knownParams === '' ? path : `${path}?${knownParams}`
}
