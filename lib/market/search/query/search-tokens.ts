import { searchChips } from './search-chips'
import { withVehicles } from './search-edit'
import { searchHref } from './search-href'
import type { SearchQuery } from './search-query'
import { onlyVehicle, vehicleName } from './vehicle-choice'

/** A piece of a search: the filter that it opens, as `withoutFilter` takes it, and the address of the search without this piece. */
export type SearchToken = { key: string; label: string; href: string }

/** A search as the pieces that people see: its chips, a make and its model as one. */
export function searchTokens(query: SearchQuery): SearchToken[] {
  const chips = searchChips(query)
  const only = onlyVehicle(query)
  if (!only?.model) return chips
  const vehicle = { key: 'marca', label: vehicleName(only), href: searchHref(withVehicles(query, [])) }
  return [vehicle, ...chips.slice(2)]
}
