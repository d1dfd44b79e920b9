import type { Category } from '@/lib/market/catalogue/category'
import type { SearchQuery, SlugAndName, VehicleChoice } from '@/lib/market/search/query/search-query'
import { effectiveExclusions, inCanonicalForm, vehicleText } from '@/lib/market/search/query/vehicle-choice'

/** What the catalogue knows. */
export type VehicleLookups = {
  findMake(category: Category, slug: string): SlugAndName | undefined
  findModel(category: Category, make: string, slug: string): SlugAndName | undefined
}

type VehicleAddress = { category: Category; segments: readonly string[]; params: URLSearchParams }
/** A vehicle, and the place of its parameter in the address. */
type Named = { vehicle: VehicleChoice; at: number }

/** Most vehicles that are read: no form sends more. */
const maxNamed = 50

/** Chosen and excluded makes and models. A make or model of the path must exist (else null); a parameter is ignored when it does not, and wins over the path when it does. */
export function readVehicles(address: VehicleAddress, lookups: VehicleLookups): Pick<SearchQuery, 'vehicles' | 'excluded'> | null {
  const inPath = readPath(address, lookups)
  if (inPath === undefined) return null
  const { category, params } = address
  const named = namedVehicles(address, lookups)
  const wholePath = inPath ? [{ vehicle: { ...inPath, model: null }, at: -1 }] : []
  const vehicles = inCanonicalForm(narrow(address, named.length > 0 ? named : wholePath, inPath, lookups))
  const excluded = params.getAll('senza_marca').flatMap((value) => readValue(category, value, lookups))
  return { vehicles, excluded: effectiveExclusions(excluded, vehicles) }
}

/** Reads the vehicle of a path; undefined for one that does not exist, null for one without a make. */
function readPath({ category, segments }: VehicleAddress, lookups: VehicleLookups): VehicleChoice | null | undefined {
  const [makeSlug, modelSlug, ...rest] = segments.map((segment) => segment.toLowerCase())
  if (rest.length > 0) return undefined
  return makeSlug === undefined ? null : findVehicle(category, makeSlug, modelSlug, lookups)
}

/** The values of `marca`. One that is repeated before a model narrows it is the same. */
function namedVehicles({ category, params }: VehicleAddress, lookups: VehicleLookups): Named[] {
  const named = new Map<string, Named>()
  let models = 0
  for (const [at, [name, value]] of [...params].entries()) {
    if (name === 'modello') models++
    if (name !== 'marca') continue
    for (const vehicle of readValue(category, value, lookups)) {
      const key = `${vehicleText(vehicle)} ${models}`
      if (!named.has(key)) named.set(key, { vehicle, at })
    }
  }
  return [...named.values()].slice(0, maxNamed)
}

function readValue(category: Category, value: string, lookups: VehicleLookups): VehicleChoice[] {
  return value
    .toLowerCase()
    .split(',')
    .flatMap((text) => {
      const [make = '', model, ...rest] = text.split(':')
      return rest.length > 0 ? [] : (findVehicle(category, make, model, lookups) ?? [])
    })
}

function findVehicle(
  category: Category,
  makeSlug: string,
  modelSlug: string | undefined,
  { findMake, findModel }: VehicleLookups,
): VehicleChoice | undefined {
  const make = findMake(category, makeSlug)
  const model = make && modelSlug !== undefined ? findModel(category, make.slug, modelSlug) : null
  return make && model !== undefined ? { make: plain(make), model: model && plain(model) } : undefined
}

/** Each `modello` narrows the nearest make before it that is chosen whole and has it, else the last one that does. The make of the path keeps its model otherwise. */
function narrow(
  { category, params }: VehicleAddress,
  named: readonly Named[],
  inPath: VehicleChoice | null,
  { findModel }: VehicleLookups,
): VehicleChoice[] {
  const wholes = named.filter(({ vehicle }) => vehicle.model === null)
  const narrowed = new Map(wholes.map((one): [Named, VehicleChoice[]] => [one, []]))
  for (const [at, [name, value]] of [...params].entries()) {
    if (name !== 'modello') continue
    const modelOf = ({ vehicle }: Named) => findModel(category, vehicle.make.slug, value.toLowerCase())
    const owner = wholes.findLast((one) => one.at < at && modelOf(one)) ?? wholes.findLast(modelOf)
    const model = owner && modelOf(owner)
    if (model) narrowed.get(owner)?.push({ make: owner.vehicle.make, model: plain(model) })
  }
  return named.flatMap((one) => {
    const models = narrowed.get(one) ?? []
    return models.length > 0 ? models : [orModelInPath(one.vehicle, inPath)]
  })
}

function orModelInPath(vehicle: VehicleChoice, inPath: VehicleChoice | null): VehicleChoice {
  return inPath && vehicle.model === null && vehicle.make.slug === inPath.make.slug ? inPath : vehicle
}

function plain({ slug, name }: SlugAndName): SlugAndName {
  return { slug, name }
}
