import { choiceOptions } from './facet-options'
import { filtersOf, isCounted } from './filter-params'
import type { OptionCounts } from './live-facets'
import type { SearchQuery } from './search-query'
import type { FacetOption, Facets } from './search-results'
import { chosenVehicleValues } from './vehicle-choice'

/** Facets as a page is sent them: without what the browser reads in the table of filters and in the search. */
export type SentFacets = {
  /** Makes and models, whose names only the server knows. */
  vehicles: Readonly<Record<string, readonly SentVehicle[]>>
  /** How many ads each value gives, those that give none left out; null when there was no time to count. */
  counts: Readonly<Record<string, Readonly<Record<string, number>> | null>>
}
type SentVehicle = readonly [slug: string, name: string, count: number | null]

export function sendFacets(facets: Facets): SentFacets {
  const entries = Object.entries(facets)
  return {
    vehicles: Object.fromEntries(
      entries
        .filter(([param]) => isVehicle(param))
        .map(([param, options]) => [param, options.map(({ value, label, count }): SentVehicle => [value, label, count])]),
    ),
    counts: Object.fromEntries(entries.filter(([param]) => !isVehicle(param)).map(([param, options]) => [param, countsOf(options)])),
  }
}

/** What was sent, as options again. */
export function readFacets(query: SearchQuery, { vehicles, counts }: SentFacets): Facets {
  const ofVehicles = Object.entries(vehicles).map(([param, options]): [string, FacetOption[]] => {
    const chosen = chosenVehicleValues(query, param)
    return [param, options.map(([value, label, count]) => ({ value, label, count, chosen: chosen.includes(value) }))]
  })
  const ofChoices = filtersOf(query.list)
    .filter(isCounted)
    .flatMap((filter): [string, FacetOption[]][] => {
      const own = counts[filter.param]
      return own === undefined ? [] : [[filter.param, choiceOptions(query, filter, (value) => own && (own[value] ?? 0))]]
    })
  return Object.fromEntries([...ofVehicles, ...ofChoices])
}

/** The choices of a list that its page was not sent, as they were counted later; without numbers where that failed. */
export function lateFacets(query: SearchQuery, sent: Facets, counts: OptionCounts | null): Facets {
  const missing = filtersOf(query.list)
    .filter(isCounted)
    .map(({ param }) => param)
    .filter((param) => sent[param] === undefined)
  return readFacets(query, { vehicles: {}, counts: Object.fromEntries(missing.map((param) => [param, counts && (counts[param] ?? {})])) })
}

function isVehicle(param: string): boolean {
  return param === 'marca' || param === 'modello'
}

function countsOf(options: readonly FacetOption[]): Record<string, number> | null {
  if (options.some(({ count }) => count === null)) return null
  return Object.fromEntries(options.flatMap(({ value, count }) => (count === null || count === 0 ? [] : [[value, count]])))
}
