import type { Category } from '@/lib/market/catalogue/category'
import { filtersOf, paramsOf } from './filter-params'
import { type FilterValues, firstNumber, normalisePlaceText, readFilter } from './filter-values'
import { type ListPageSlug, listPageOf } from './list-pages'
import { searchHref } from './search-href'
import { defaultRadiusKm, isSort, type SearchPlace, type SearchQuery, type SlugAndName, type Sort } from './search-query'

/** What the catalogue and the list of places know; passed in, so that the rules of addresses stay pure. */
export type Lookups = {
  findMake(category: Category, slug: string): SlugAndName | undefined
  findModel(category: Category, make: string, slug: string): SlugAndName | undefined
  /** By ISTAT code, by name, by name and province («Monza (MB)») or by postcode. */
  findPlace(text: string): SearchPlace | undefined
  /** A province or a region by its name, or the province of a postcode, as the filter that asks for it. */
  findArea(text: string): { param: 'provincia' | 'regione'; value: string } | undefined
  /** Places whose name is nearly this one, the likeliest first. */
  nearlyNamedPlaces(text: string): SearchPlace[]
}

export type SearchAddress = { list: ListPageSlug; segments: readonly string[]; params: URLSearchParams }
/** `redirect` is the canonical address when this one says the same in other words. */
export type ReadSearch = { query: SearchQuery; redirect: string | null }

const lastPage = 999_999

/** Reads an address by the rules of docs/search-addresses.md. Null: there is no such page (404). */
export function readSearch(address: SearchAddress, lookups: Lookups): ReadSearch | null {
  const vehicle = readVehicle(address, lookups)
  if (!vehicle) return null
  const { list, params } = address
  const { area, ...where } = readPlace(params, lookups)
  const filters: FilterValues = Object.fromEntries(
    filtersOf(list).flatMap((filter) => Object.entries(readFilter(filter, list, area ? withValue(params, area) : params))),
  )
  const query: SearchQuery = { list, ...vehicle, ...where, filters, sort: readSort(params, where.place), page: readPage(params) }
  const canonical = searchHref(query)
  return { query, redirect: givenAddress(address) === canonical ? null : canonical }
}

/** A make or model of the path must exist; one of the parameters, as a form without JavaScript sends them, is ignored when it does not. */
function readVehicle({ list, segments, params }: SearchAddress, lookups: Lookups): Pick<SearchQuery, 'make' | 'model'> | null {
  const { category } = listPageOf(list)
  const [makeSlug, modelSlug, ...rest] = segments.map((segment) => segment.toLowerCase())
  if (rest.length > 0) return null
  const pathMake = makeSlug === undefined ? null : lookups.findMake(category, makeSlug)
  if (pathMake === undefined) return null
  const pathModel = modelSlug === undefined || pathMake === null ? null : lookups.findModel(category, pathMake.slug, modelSlug)
  if (pathModel === undefined) return null
  const make = named(params, 'marca', (slug) => lookups.findMake(category, slug)) ?? pathMake
  if (!make) return { make: null, model: null }
  const keptModel = make.slug === pathMake?.slug ? pathModel : null
  return { make: plain(make), model: plain(named(params, 'modello', (slug) => lookups.findModel(category, make.slug, slug)) ?? keptModel) }
}

function named(params: URLSearchParams, name: string, find: (slug: string) => SlugAndName | undefined): SlugAndName | undefined {
  return params
    .getAll(name)
    .flatMap((slug) => find(slug.toLowerCase()) ?? [])
    .at(0)
}

function plain(found: SlugAndName | null): SlugAndName | null {
  return found && { slug: found.slug, name: found.name }
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

function readSort(params: URLSearchParams, place: SearchPlace | null): Sort {
  const sort = params.get('ordina') ?? ''
  return isSort(sort) && (sort !== 'distanza' || place !== null) ? sort : 'recenti'
}

/** A number too long to be a page is still a page beyond the end. */
function readPage(params: URLSearchParams): number {
  const text = params.get('pagina') ?? ''
  return /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), lastPage) : 1
}

/** The address as it was asked for, without the parameters we do not know. */
function givenAddress({ list, segments, params }: SearchAddress): string {
  const known = new Set(['marca', 'modello', 'ordina', 'pagina', 'kw_da', 'kw_a', ...filtersOf(list).flatMap(paramsOf)])
  const kept = new URLSearchParams([...params].filter(([name]) => known.has(name))).toString()
  const path = [listPageOf(list).path, ...segments.map(encodeURIComponent)].join('/')
  return kept === '' ? path : `${path}?${kept}`
}
