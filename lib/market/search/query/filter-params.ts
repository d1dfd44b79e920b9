import { priceParam } from '@/lib/market/search/engine/histogram/price-histogram'
import { type ListPageSlug, listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { AllOfFilter, ChoiceFilter, FilterDefinition } from './filter-kinds'
import { filterDefinitions } from './filters'
import { buyerProvinceParam } from './search-query'

/** The filters that can be used on a list page, in the order of the table. */
export function filtersOf(page: ListPageSlug): readonly FilterDefinition[] {
  return filtersByPage.get(page) ?? []
}

/** Whether the ads of a list have a price to choose by. */
export function isPriced(page: ListPageSlug): boolean {
  return filtersOf(page).some(({ param }) => param === priceParam)
}

function appliesTo(filter: FilterDefinition, page: ListPageSlug): boolean {
  const { category } = listPageOf(page)
  if (filter.categories && !filter.categories.includes(category)) return false
  if (filter.pages && !filter.pages.includes(page)) return false
  return !filter.notPages?.includes(page)
}

/** Whether the ads behind each of its options are counted; those of a scale («almeno Euro 6») are chosen without a number. */
export function isCounted(filter: FilterDefinition): filter is ChoiceFilter | AllOfFilter {
  return isChoice(filter) || filter.kind === 'allOf'
}

/** Whether an ad has one value at most of it, so that each option can be counted as if no other were chosen. */
export function isChoice(filter: FilterDefinition): filter is ChoiceFilter {
  return filter.kind === 'choice'
}

/** The parameter names in which the canonical address keeps a filter. */
export function paramsOf(filter: FilterDefinition): readonly string[] {
  if (filter.kind === 'range' || filter.kind === 'power' || filter.kind === 'months') return [`${filter.param}_da`, `${filter.param}_a`]
  if (filter.kind === 'turnkey') return [buyerProvinceParam, `${filter.param}_da`, `${filter.param}_a`]
  return filter.kind === 'place' ? ['dove', 'raggio'] : [filter.param]
}

/** Names of a filter and those that are understood as well. */
export function spellingsOf(filter: FilterDefinition): readonly string[] {
  return spellings.get(filter) ?? []
}

/** Names of each filter, computed once, as the lists below. */
const spellings = new Map(
  filterDefinitions.map((filter) => [filter, [...paramsOf(filter), ...(filter.kind === 'power' ? ['kw_da', 'kw_a'] : [])]]),
)

/** Filters of each page, computed once: a page needs them a dozen times. */
const filtersByPage = new Map(listPageSlugs.map((page) => [page, filterDefinitions.filter((filter) => appliesTo(filter, page))]))
