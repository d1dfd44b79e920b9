import type { SearchQuery, VehicleChoice } from './search-query'

export const maxVehicles = 10

/** Writes a vehicle as it stands in an address: `toyota`, `fiat:panda`. */
export function vehicleText({ make, model }: VehicleChoice): string {
  return model ? `${make.slug}:${model.slug}` : make.slug
}

/** «Toyota», «Fiat Panda». */
export function vehicleName({ make, model }: VehicleChoice): string {
  return model ? `${make.name} ${model.name}` : make.name
}

/** The chosen one when there is just one: it stands in the path, in the heading and in the breadcrumbs. */
export function onlyVehicle({ vehicles }: Pick<SearchQuery, 'vehicles'>): VehicleChoice | null {
  return vehicles.length === 1 ? (vehicles[0] ?? null) : null
}

/** The makes of these choices, each once and whole. */
export function wholeMakes(vehicles: readonly VehicleChoice[]): VehicleChoice[] {
  return [...new Map(vehicles.map(({ make }) => [make.slug, { make, model: null }])).values()]
}

/** The values of `marca` or `modello` that are chosen. */
export function chosenVehicleValues({ vehicles }: Pick<SearchQuery, 'vehicles'>, param: string): string[] {
  return param === 'marca' ? vehicles.map(({ make }) => make.slug) : vehicles.filter(({ model }) => model).map(vehicleText)
}

/** Choices in canonical form: none twice, none beside its whole make, at most ten, in the order of the alphabet. */
export function inCanonicalForm(given: readonly VehicleChoice[]): VehicleChoice[] {
  const whole = new Set(given.filter(({ model }) => model === null).map(({ make }) => make.slug))
  const byText = new Map(
    given.filter(({ make, model }) => model === null || !whole.has(make.slug)).map((vehicle) => [vehicleText(vehicle), vehicle]),
  )
  return [...byText]
    .slice(0, maxVehicles)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, vehicle]) => vehicle)
}

/** Exclusions with an effect: beside chosen makes only of a model of a make chosen whole; whatever is chosen is not excluded. */
export function effectiveExclusions(excluded: readonly VehicleChoice[], vehicles: readonly VehicleChoice[]): VehicleChoice[] {
  if (vehicles.length === 0) return inCanonicalForm(excluded)
  const whole = new Set(vehicles.filter(({ model }) => model === null).map(({ make }) => make.slug))
  return inCanonicalForm(excluded.filter(({ make, model }) => model !== null && whole.has(make.slug)))
}
