import type { Category } from '@/lib/market/catalogue/category'
import type { SearchQuery, SlugAndName, VehicleChoice } from './search-query'
import { effectiveExclusions, inCanonicalForm } from './vehicle-choice'

/** What the catalogue knows. */
export type VehicleLookups = {
  findMake(category: Category, slug: string): SlugAndName | undefined
  findModel(category: Category, make: string, slug: string): SlugAndName | undefined
}

type VehicleAddress = { category: Category; segments: readonly string[]; params: URLSearchParams }

/** Chosen and excluded makes and models. A make or model of the path must exist (else null); a parameter is ignored when it does not, and wins over the path when it does. */
export function readVehicles(address: VehicleAddress, lookups: VehicleLookups): Pick<SearchQuery, 'vehicles' | 'excluded'> | null {
  const inPath = readPath(address, lookups)
  if (!inPath) return null
  const { category, params } = address
  const named = readParam(category, params, 'marca', lookups)
  const models = params.getAll('modello').map((slug) => slug.toLowerCase())
  const vehicles = inCanonicalForm(narrowed(category, named.length > 0 ? named : inPath.map(whole), models, inPath, lookups))
  return { vehicles, excluded: effectiveExclusions(readParam(category, params, 'senza_marca', lookups), vehicles) }
}

function readPath({ category, segments }: VehicleAddress, lookups: VehicleLookups): VehicleChoice[] | null {
  const [makeSlug, modelSlug, ...rest] = segments.map((segment) => segment.toLowerCase())
  if (rest.length > 0) return null
  if (makeSlug === undefined) return []
  const vehicle = findVehicle(category, makeSlug, modelSlug, lookups)
  return vehicle && [vehicle]
}

function readParam(category: Category, params: URLSearchParams, name: string, lookups: VehicleLookups): VehicleChoice[] {
  const texts = new Set(params.getAll(name).flatMap((value) => value.toLowerCase().split(',')))
  return [...texts].flatMap((text) => {
    const [make = '', model, ...rest] = text.split(':')
    return rest.length > 0 ? [] : (findVehicle(category, make, model, lookups) ?? [])
  })
}

function findVehicle(
  category: Category,
  makeSlug: string,
  modelSlug: string | undefined,
  { findMake, findModel }: VehicleLookups,
): VehicleChoice | null {
  const make = findMake(category, makeSlug)
  const model = make && modelSlug !== undefined ? findModel(category, make.slug, modelSlug) : null
  return make && model !== undefined ? { make: plain(make), model: model && plain(model) } : null
}

/** Each `modello` narrows the last whole make that has it; the make of the path keeps its model otherwise. */
function narrowed(
  category: Category,
  named: readonly VehicleChoice[],
  models: readonly string[],
  inPath: readonly VehicleChoice[],
  { findModel }: VehicleLookups,
): VehicleChoice[] {
  const wholes = named.filter(({ model }) => model === null)
  const found = [...new Set(models)].flatMap((slug): VehicleChoice[] => {
    const owner = wholes.findLast(({ make }) => findModel(category, make.slug, slug))
    const model = owner && findModel(category, owner.make.slug, slug)
    return model ? [{ make: owner.make, model: plain(model) }] : []
  })
  return named.flatMap((vehicle) => {
    if (vehicle.model) return [vehicle]
    const same = ({ make }: VehicleChoice) => make.slug === vehicle.make.slug
    const own = found.filter(same)
    return own.length > 0 ? own : [inPath.find(same) ?? vehicle]
  })
}

function whole({ make }: VehicleChoice): VehicleChoice {
  return { make, model: null }
}

function plain({ slug, name }: SlugAndName): SlugAndName {
  return { slug, name }
}
