import type { AllOfFilter, ChoiceFilter } from '@/lib/market/search/query/filter-kinds'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { FacetOption } from './search-results'

/** The options of a choice in the order of the table. `countOf` says what a value would give; null when that was not counted. */
export function choiceOptions(
  { list, filters }: Pick<SearchQuery, 'list' | 'filters'>,
  filter: ChoiceFilter | AllOfFilter,
  countOf: (value: string) => number | null,
): FacetOption[] {
  const chosen = filters[filter.param] ?? []
  return Object.entries(filter.options(list)).map(([value, label]) => ({
    value,
    label,
    count: countOf(value),
    chosen: chosen.includes(value),
  }))
}
