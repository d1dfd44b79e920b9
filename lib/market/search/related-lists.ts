import { provinces } from '@/lib/market/places/place'
import { type ListPageSlug, listPageOf, listPageSlugs } from './list-pages'
import { withFilter, withVehicles } from './search-edit'
import { searchHeading } from './search-heading'
import { searchHref } from './search-href'
import { emptySearch, type SearchQuery } from './search-query'
import type { FacetOption, Facets } from './search-results'
import { onlyVehicle } from './vehicle-choice'

export type RelatedLists = {
  name: 'offerta' | 'veicolo' | 'zona'
  title: string
  links: { label: string; href: string; count: number | null }[]
}

const areas = ['regione', 'provincia']

/** The lists one step further, each with its number of ads: makes or models, kinds of offer, regions or provinces. None beside other filters: their numbers would not be those of the lists. */
export function relatedLists(query: SearchQuery, facets: Facets): RelatedLists[] {
  const start = relatedStart(query)
  if (!start) return []
  const heading = searchHeading(start)
  const lists: RelatedLists[] = [
    { name: 'offerta', title: `${heading} per offerta`, links: offerLinks(start, facets['offerta']) },
    { name: 'veicolo', title: `${heading} per ${query.vehicles.length > 0 ? 'modello' : 'marca'}`, links: vehicleLinks(start, facets) },
    { name: 'zona', title: `${heading} per ${query.filters['regione'] ? 'provincia' : 'regione'}`, links: areaLinks(start, facets) },
  ]
  return lists.filter(({ links }) => links.length > 0)
}

/** What those lists depend on of a search: neither its page nor its order; null where there are none. */
export function relatedStart(query: SearchQuery): SearchQuery | null {
  return hasRelated(query) ? { ...emptySearch(query.list), vehicles: query.vehicles, filters: query.filters } : null
}

/** And of the options of its choices. */
export function relatedFacets({ offerta, marca, modello, regione, provincia }: Facets): Facets {
  return Object.fromEntries(
    Object.entries({ offerta, marca, modello, regione, provincia }).flatMap(([param, options]) => (options ? [[param, options]] : [])),
  )
}

/** The choices whose options become links. */
export function relatedParams(query: SearchQuery): string[] {
  const { list, filters } = query
  if (!hasRelated(query)) return []
  return [
    ...(listPageOf(list).offers === null ? ['offerta'] : []),
    ...(filters['provincia'] ? [] : [filters['regione'] ? 'provincia' : 'regione']),
  ]
}

function hasRelated({ vehicles, excluded, place, filters }: SearchQuery): boolean {
  if (vehicles.length > 1 || excluded.length > 0) return false
  const chosen = Object.entries(filters)
  return place === null && chosen.length <= 1 && chosen.every(([param, values]) => areas.includes(param) && values.length === 1)
}

function offerLinks(query: SearchQuery, options: readonly FacetOption[] = []): RelatedLists['links'] {
  if (listPageOf(query.list).offers !== null) return []
  return listPageSlugs.flatMap((list: ListPageSlug) => {
    const page = listPageOf(list)
    const own = options.filter(({ value }) => page.offers?.some((offer) => offer === value))
    const count = own.some((option) => option.count === null) ? null : own.reduce((sum, option) => sum + (option.count ?? 0), 0)
    const target = { ...query, list }
    return count === 0 ? [] : [{ label: page.label, href: searchHref(target), count }]
  })
}

function vehicleLinks(query: SearchQuery, facets: Facets): RelatedLists['links'] {
  const { make, model } = onlyVehicle(query) ?? {}
  if (model) return []
  return linksTo(facets[make ? 'modello' : 'marca'], ({ value, label }) => {
    const named = { slug: value.replace(/.*:/, ''), name: label }
    return withVehicles(query, [make ? { make, model: named } : { make: named, model: null }])
  })
}

function areaLinks(query: SearchQuery, facets: Facets): RelatedLists['links'] {
  if (query.filters['provincia']) return []
  const [region] = query.filters['regione'] ?? []
  if (region === undefined) return linksTo(facets['regione'], ({ value }) => withFilter(query, 'regione', [value]))
  const inRegion = (facets['provincia'] ?? []).filter(({ value }) => provinces[value.toUpperCase()]?.region === region)
  return linksTo(inRegion, ({ value }) => withFilter({ ...query, filters: {} }, 'provincia', [value]))
}

function linksTo(options: readonly FacetOption[] = [], target: (option: FacetOption) => SearchQuery): RelatedLists['links'] {
  return options
    .filter(({ count }) => count !== 0)
    .map((option) => ({ label: option.label, href: searchHref(target(option)), count: option.count }))
}
