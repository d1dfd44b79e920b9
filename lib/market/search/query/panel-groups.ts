import { relatedParams } from '@/lib/market/search/page/related-lists'
import { type FilterDefinition, type FilterGroup, filterGroups } from './filter-kinds'
import { filtersOf, isCounted, paramsOf } from './filter-params'
import { searchHref } from './search-href'
import type { SearchQuery } from './search-query'

/** Filters that stand under one legend, whether they are unfolded from the start, and whether they have a page of their own in the sheet of a phone. */
export type PanelGroup = { name: FilterGroup; filters: readonly FilterDefinition[]; isOpen: boolean; hasPage: boolean }

/** `filtri=tutti`: the list with every group of filters unfolded, for visitors who open one without JavaScript. */
const allFilters = { param: 'filtri', value: 'tutti' } as const

const groupNames = Object.keys(filterGroups).filter((name): name is FilterGroup => Object.hasOwn(filterGroups, name))
/** The others open when one of their filters is active. */
const initiallyOpenGroups: readonly FilterGroup[] = ['prezzo', 'anno', 'motore', 'noleggio', 'epoca']

/** The groups of a list in the order of the panel. */
export function panelGroups(query: SearchQuery, isFilterPage: boolean): PanelGroup[] {
  const filters = filtersOf(query.list)
  return groupNames.flatMap((name) => {
    const own = filters.filter(({ group }) => group === name)
    if (own.length === 0) return []
    const isShort = initiallyOpenGroups.includes(name)
    return {
      name,
      filters: own,
      isOpen: isFilterPage || isShort || own.some((filter) => isActive(query, filter)),
      hasPage: !isFilterPage && !isShort,
    }
  })
}

function isActive({ filters, place, unknownPlace }: SearchQuery, filter: FilterDefinition): boolean {
  if (filter.kind === 'place') return place !== null || unknownPlace !== null
  return paramsOf(filter).some((param) => filters[param] !== undefined)
}

/** The choices whose options a list shows from the start, in its open groups or as links below the results: no other needs to be counted for it. */
export function shownChoices(query: SearchQuery, isFilterPage: boolean): string[] {
  const open = panelGroups(query, isFilterPage).flatMap(({ filters, isOpen }) => (isOpen ? filters.filter(isCounted) : []))
  return [...new Set(['marca', 'modello', ...open.map(({ param }) => param), ...relatedParams(query)])]
}

export function filterPageHref(query: SearchQuery): string {
  const href = searchHref(query)
  return `${href}${href.includes('?') ? '&' : '?'}${allFilters.param}=${allFilters.value}#filtri`
}

export function isFilterPage(params: URLSearchParams): boolean {
  return params.get(allFilters.param) === allFilters.value
}
