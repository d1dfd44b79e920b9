import type { PriceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'
import type { Facets } from '@/lib/market/search/page/search-results'
import type { FilterGroup } from '@/lib/market/search/query/filter-kinds'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { FilterField } from './FilterField'

type Props = { group: FilterGroup; query: SearchQuery; facets: Facets; histogram: PriceHistogram | null; isUnfolded: boolean }

/** The controls of a group of filters. */
export function GroupFields({ group, query, facets, histogram, isUnfolded }: Props) {
  return filtersOf(query.list)
    .filter((filter) => filter.group === group)
    .map((filter) => (
      <FilterField key={filter.param} filter={filter} query={query} facets={facets} histogram={histogram} isUnfolded={isUnfolded} />
    ))
}
