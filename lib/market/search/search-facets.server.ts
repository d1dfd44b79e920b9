import type { Db } from '@/lib/kernel/db/db.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { type Counts, countDimensions, type Dimension } from './facet-counts.server'
import { choiceOptions } from './facet-options'
import type { AtLeastFilter, ChoiceFilter } from './filter-kinds'
import { filtersOf, isCounted } from './filter-params'
import { listPageOf } from './list-pages'
import type { SearchQuery, VehicleChoice } from './search-query'
import type { FacetOption, Facets } from './search-results'
import { chosenVehicleValues, vehicleText, wholeMakes } from './vehicle-choice'

/** How many ads each option of each choice would give (or of the choices named), and the exact total. Null when that takes too long. */
export async function countFacets(
  db: Db,
  query: SearchQuery,
  params?: readonly string[],
): Promise<{ total: number; facets: Facets } | null> {
  const dimensions = dimensionsOf(query, params)
  const counted = await countDimensions(db, query, dimensions)
  return counted && { total: counted.total, facets: toFacets(query, dimensions, counted.counts) }
}

/** The same options without numbers. */
export function plainFacets(query: SearchQuery, params?: readonly string[]): Facets {
  return toFacets(query, dimensionsOf(query, params), null)
}

function dimensionsOf({ list, vehicles }: SearchQuery, params: readonly string[] | undefined): Dimension[] {
  const model: Dimension[] = vehicles.length > 0 ? [{ param: 'modello', column: 'makeAndModel' }] : []
  const all: Dimension[] = [
    { param: 'marca', column: 'make' },
    ...model,
    ...filtersOf(list)
      .filter(isCounted)
      .map(({ param, column }) => ({ param, column })),
  ]
  return all.filter(({ param }) => params?.includes(param) ?? true)
}

function toFacets(query: SearchQuery, dimensions: readonly Dimension[], counts: ReadonlyMap<string, Counts> | null): Facets {
  return Object.fromEntries(
    dimensions.map(({ param }) => [param, optionsOf(query, param, counts && (counts.get(param) ?? new Map<string, number>()))]),
  )
}

function optionsOf(query: SearchQuery, param: string, counts: Counts | null): FacetOption[] {
  const filter = filtersOf(query.list)
    .filter(isCounted)
    .find((one) => one.param === param)
  return filter
    ? choiceOptions(query, filter, (value) => counts && countOf(query, filter, value, counts))
    : vehicleOptions(query, param, counts)
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

/** A class counts all newer ones too, a choice what it stands for. */
function countOf({ list }: SearchQuery, filter: ChoiceFilter | AtLeastFilter, value: string, counts: Counts): number {
  const options = Object.keys(filter.options(list))
  const stored = filter.kind === 'atLeast' ? options.slice(options.indexOf(value)) : (filter.stored?.(value) ?? [value])
  return stored.reduce<number>((sum, one) => sum + (counts.get(String(one)) ?? 0), 0)
}
