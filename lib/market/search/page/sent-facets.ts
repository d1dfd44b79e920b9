import { slugify } from '@/lib/kernel/routes/routes'
import { filtersOf, isCounted } from '@/lib/market/search/query/filter-params'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { chosenVehicleValues } from '@/lib/market/search/query/vehicle-choice'
import { choiceOptions } from './facet-options'
import type { OptionCounts } from './live-facets'
import type { FacetOption, Facets } from './search-results'

/** Facets as a page is sent them: without what the browser reads in the table of filters and in the search. */
export type SentFacets = {
  /** Makes and models, whose names only the server knows. */
  vehicles: Readonly<Record<string, readonly SentVehicle[]>>
  /** How many ads each option gives, in the order of the table; null when there was no time to count. */
  counts: Readonly<Record<string, readonly number[] | null>>
}
/** A make or model as it is sent: without the value where the name says it. */
type SentVehicle = readonly [name: string, count: number | null, value?: string]

export function sendFacets(facets: Facets): SentFacets {
  const entries = Object.entries(facets)
  return {
    vehicles: Object.fromEntries(
      entries.filter(([param]) => isVehicle(param)).map(([param, options]) => [param, options.map(sendVehicle)]),
    ),
    counts: Object.fromEntries(entries.filter(([param]) => !isVehicle(param)).map(([param, options]) => [param, countsOf(options)])),
  }
}

/** What was sent, as options again. */
export function readFacets(query: SearchQuery, { vehicles, counts }: SentFacets): Facets {
  const ofVehicles = Object.entries(vehicles).map(([param, options]): [string, FacetOption[]] => {
    const chosen = chosenVehicleValues(query, param)
    return [param, options.map(([label, count, value = slugify(label)]) => ({ value, label, count, chosen: chosen.includes(value) }))]
  })
  const ofChoices = filtersOf(query.list)
    .filter(isCounted)
    .flatMap((filter): [string, FacetOption[]][] => {
      const own = counts[filter.param]
      const values = Object.keys(filter.options(query.list))
      return own === undefined ? [] : [[filter.param, choiceOptions(query, filter, (value) => own && (own[values.indexOf(value)] ?? 0))]]
    })
  return Object.fromEntries([...ofVehicles, ...ofChoices])
}

/** The choices of a list that its page was not sent, as they were counted later; without numbers where that failed. */
export function lateFacets(query: SearchQuery, sent: Facets, counts: OptionCounts | null): Facets {
  const missing = filtersOf(query.list)
    .filter(isCounted)
    .filter(({ param }) => sent[param] === undefined)
  const options = missing.map((filter): [string, FacetOption[]] => {
    const own = counts && (counts[filter.param] ?? {})
    return [filter.param, choiceOptions(query, filter, (value) => own && (own[value] ?? 0))]
  })
  return Object.fromEntries(options)
}

function sendVehicle({ value, label, count }: FacetOption): SentVehicle {
  return value === slugify(label) ? [label, count] : [label, count, value]
}

function isVehicle(param: string): boolean {
  return param === 'marca' || param === 'modello'
}

function countsOf(options: readonly FacetOption[]): number[] | null {
  const counts = options.flatMap(({ count }) => (count === null ? [] : [count]))
  return counts.length === options.length ? counts : null
}
