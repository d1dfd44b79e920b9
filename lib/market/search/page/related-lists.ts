import { provinces } from '@/lib/market/places/place'
import { withFilter, withVehicles } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import { onlyVehicle } from '@/lib/market/search/query/vehicle-choice'
import { type ListPageSlug, listPageOf, listPageSlugs } from './list-pages'
import { searchHeading } from './search-heading'
import { adsToLandOn } from './search-indexing'
import type { FacetOption, Facets } from './search-results'

export type RelatedLists = {
  name: 'offerta' | 'veicolo' | 'regione' | 'provincia'
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
    ...(query.filters['regione']
      ? []
      : [{ name: 'regione' as const, title: `${heading} per regione`, links: regionLinks(start, facets['regione']) }]),
    ...(linksProvinces(query)
      ? [{ name: 'provincia' as const, title: `${heading} per provincia`, links: provinceLinks(start, facets['provincia']) }]
      : []),
  ]
  return lists.filter(({ links }) => links.length > 0)
}

/** What those lists depend on of a search: neither its page nor its order; null where there are none. */
export function relatedStart(query: SearchQuery): SearchQuery | null {
  return hasRelated(query) ? { ...emptySearch(query.list), vehicles: query.vehicles, filters: query.filters } : null
}

/** The choices whose options become links. */
export function relatedParams(query: SearchQuery): string[] {
  const { list, filters } = query
  if (!hasRelated(query)) return []
  return [
    ...(listPageOf(list).offers === null ? ['offerta'] : []),
    ...(filters['provincia'] || filters['regione'] ? [] : ['regione']),
    ...(linksProvinces(query) ? ['provincia'] : []),
  ]
}

function hasRelated({ vehicles, excluded, place, filters }: SearchQuery): boolean {
  if (vehicles.length > 1 || excluded.length > 0) return false
  const chosen = Object.entries(filters)
  return place === null && chosen.length <= 1 && chosen.every(([param, values]) => areas.includes(param) && values.length === 1)
}

function offerLinks(query: SearchQuery, options: readonly FacetOption[] = []): RelatedLists['links'] {
  const { offers, category } = listPageOf(query.list)
  if (offers !== null) return []
  return listPageSlugs.flatMap((list: ListPageSlug) => {
    const page = listPageOf(list)
    if (page.category !== category) return []
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

/** Whether provinces are linked: on lists of a region or a model, as people look for a model near them, and its page comes last. */
function linksProvinces(query: SearchQuery): boolean {
  if (query.filters['provincia']) return false
  return query.filters['regione'] !== undefined || (onlyVehicle(query)?.model ?? null) !== null
}

function regionLinks(query: SearchQuery, options: readonly FacetOption[] = []): RelatedLists['links'] {
  if (query.filters['provincia']) return []
  return linksTo(options, ({ value }) => withFilter(query, 'regione', [value]))
}

/** Links to the provinces of the region that was chosen; without one, to those with enough ads to land on. */
function provinceLinks(query: SearchQuery, options: readonly FacetOption[] = []): RelatedLists['links'] {
  const [region] = query.filters['regione'] ?? []
  const shown = options.filter(({ value, count }) =>
    region === undefined ? (count ?? 0) >= adsToLandOn : provinces[value.toUpperCase()]?.region === region,
  )
  return linksTo(shown, ({ value }) => withFilter({ ...query, filters: {} }, 'provincia', [value]))
}

function linksTo(options: readonly FacetOption[] = [], target: (option: FacetOption) => SearchQuery): RelatedLists['links'] {
  return options
    .filter(({ count }) => count !== 0)
    .map((option) => ({ label: option.label, href: searchHref(target(option)), count: option.count }))
}
