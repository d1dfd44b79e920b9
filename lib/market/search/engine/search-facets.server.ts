import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { choiceOptions } from '@/lib/market/search/page/facet-options'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { FacetOption, Facets } from '@/lib/market/search/page/search-results'
import type { AllOfFilter, ChoiceFilter } from '@/lib/market/search/query/filter-kinds'
import { filtersOf, isChoice, isCounted } from '@/lib/market/search/query/filter-params'
import type { SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'
import { chosenVehicleValues, vehicleText, wholeMakes } from '@/lib/market/search/query/vehicle-choice'
import type { Counts, Dimension } from './search-engine'

/** Every choice of a list; not the pieces an ad may have, which are counted only where they are named. */
export function choicesOf({ list }: SearchQuery): string[] {
  const choices = filtersOf(list).filter(isChoice)
  return ['marca', 'modello', ...choices.map(({ param }) => param)]
}

/** What is counted for these filters. */
export function dimensionsOf(query: SearchQuery, params: readonly string[] = choicesOf(query)): Dimension[] {
  const model: Dimension[] = query.vehicles.length > 0 ? [{ param: 'modello', column: 'makeAndModel' }] : []
  const all: Dimension[] = [
    { param: 'marca', column: 'make' },
    ...model,
    ...filtersOf(query.list)
      .filter(isCounted)
      .map((filter): Dimension => ({ param: filter.param, column: filter.column, ...(!isChoice(filter) && { holdsSeveral: true }) })),
  ]
  return all.filter(({ param }) => params.includes(param))
}

/** How many ads each option would give; without numbers when nothing was counted. */
export function facetsOf(query: SearchQuery, dimensions: readonly Dimension[], counts: ReadonlyMap<string, Counts> | null): Facets {
  return Object.fromEntries(
    dimensions.map(({ param }) => [param, optionsOf(query, param, counts && (counts.get(param) ?? new Map<string, number>()))]),
  )
}

function optionsOf(query: SearchQuery, param: string, counts: Counts | null): FacetOption[] {
  const filter = filtersOf(query.list)
    .filter(isCounted)
    .find((one) => one.param === param)
  return filter ? choiceOptions(query, filter, (value) => counts && countOf(filter, value, counts)) : vehicleOptions(query, param, counts)
}

/** Makes and models nobody sells are left out. */
function vehicleOptions(query: SearchQuery, param: string, counts: Counts | null): FacetOption[] {
  const { category } = listPageOf(query.list)
  const offered = param === 'marca' ? listMakes(category).map((make) => ({ make, model: null })) : modelsOf(query)
  const chosen = chosenVehicleValues(query, param)
  return offered
    .map((vehicle) => {
      const value = vehicleText(vehicle)
      const { name } = vehicle.model ?? vehicle.make
      return { value, label: name, count: counts && (counts.get(value) ?? 0), chosen: chosen.includes(value) }
    })
    .filter((option) => option.count !== 0 || option.chosen)
}

/** Every model of the chosen makes. */
function modelsOf({ list, vehicles }: SearchQuery): VehicleChoice[] {
  const { category } = listPageOf(list)
  return wholeMakes(vehicles).flatMap(({ make }) => listModels(category, make.slug).map((model) => ({ make, model })))
}

/** A choice counts all that it stands for. */
function countOf(filter: ChoiceFilter | AllOfFilter, value: string, counts: Counts): number {
  const stored = (filter.kind === 'choice' && filter.stored?.(value)) || [value]
  return stored.reduce<number>((sum, one) => sum + (counts.get(String(one)) ?? 0), 0)
}
