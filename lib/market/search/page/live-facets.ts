import type { FacetOption, Facets } from './search-results'

/** Counts by parameter name and value; what is missing gives no ad. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The options of a page with the numbers of what is being chosen on it, and with what is ticked by now. None disappears under the pointer: one that gives nothing any more says 0. */
export function withCounts(facets: Facets, counts: OptionCounts, chosen?: URLSearchParams): Facets {
  return Object.fromEntries(
    Object.entries(facets).map(([param, options]) => {
      const own = counts[param]
      return [param, own ? options.map((option) => withCount(chosenNow(option, param, chosen), own[option.value] ?? 0)) : options]
    }),
  )
}

/** Makes and models are fields of one value, which keep it themselves. */
function chosenNow(option: FacetOption, param: string, chosen: URLSearchParams | undefined): FacetOption {
  if (!chosen || param === 'marca' || param === 'modello') return option
  return { ...option, chosen: chosen.has(param, option.value) }
}

function withCount(option: FacetOption, count: number): FacetOption {
  return option.count === 0 ? { ...option, count } : { ...option, count, isKept: true }
}

/** What `withCounts` needs of the facets of another search. Null when there was no time to count. */
export function optionCounts(facets: Facets): OptionCounts | null {
  const counts = Object.entries(facets).map(([param, options]): [string, [string, number][]] => [
    param,
    options.flatMap(({ value, count }) => (count === null || count === 0 ? [] : [[value, count]])),
  ])
  const isCounted = Object.values(facets).every((options) => options.every(({ count }) => count !== null))
  return isCounted ? Object.fromEntries(counts.map(([param, values]) => [param, Object.fromEntries(values)])) : null
}
