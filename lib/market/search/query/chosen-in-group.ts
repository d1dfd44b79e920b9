import type { FilterDefinition } from './filter-kinds'
import { type FilterValues, normalisePlaceText, readFilter } from './filter-values'
import { searchChips } from './search-chips'
import type { SearchQuery } from './search-query'

export const nothingChosen = 'Nessuna scelta'

/** What is chosen in a group of filters, in few words. `form`: what its form says by now, null while that is what the page came with. */
export function chosenText(filters: readonly FilterDefinition[], query: SearchQuery, form: URLSearchParams | null): string {
  const labels = form ? labelsIn(filters, query, form) : labelsOf(filters, query)
  const [only] = labels
  if (only === undefined) return nothingChosen
  return labels.length === 1 ? only : `${labels.length} scelte`
}

function labelsOf(filters: readonly FilterDefinition[], query: SearchQuery): string[] {
  const params = filters.map(({ param }) => param)
  const unknown = params.includes('dove') && query.unknownPlace ? [query.unknownPlace.text] : []
  return [
    ...unknown,
    ...searchChips(query)
      .filter(({ key }) => params.includes(key))
      .map(({ label }) => label),
  ]
}

function labelsIn(filters: readonly FilterDefinition[], query: SearchQuery, form: URLSearchParams): string[] {
  const values: FilterValues = {}
  for (const filter of filters) Object.assign(values, readFilter(filter, query.list, form))
  const place = filters.some(({ kind }) => kind === 'place') ? normalisePlaceText(form.get('dove') ?? '') : ''
  const written = { ...query, place: null, unknownPlace: null, filters: values }
  return [...(place === '' ? [] : [`${place} + ${form.get('raggio')} km`]), ...labelsOf(filters, written)]
}
