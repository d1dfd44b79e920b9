import { type Place } from './place'
import { placeEntries } from './places-file.server'
import { placesNamed } from './places-named.server'

export { placesNamed } from './places-named.server'
export { resolvePlace } from './resolve-place.server'
export { searchPlaces } from './search-places.server'

type Index = {
  places: readonly Place[]
  byIstat: ReadonlyMap<string, Place>
  bySlug: ReadonlyMap<string, Place>
}

let index: Index | undefined

/** All comuni of Italy, in order of their ISTAT code. */
export function listPlaces(): readonly Place[] {
  return places().places
}

export function findPlace(istat: string): Place | undefined {
  return places().byIstat.get(istat)
}

/** Finds a place by name, slug or other name, however accented or written; a name of several comuni, without its province, finds none. */
export function findPlaceNamed(name: string, provinceCode?: string): Place | undefined {
  const [first, ...others] = placesNamed(name, provinceCode)
  if (others.length > 0) return undefined
  return first ?? (provinceCode ? undefined : places().bySlug.get(name))
}

function places(): Index {
  index ??= buildIndex()
  return index
}

function buildIndex(): Index {
  const entries = placeEntries()
  return {
    places: entries.map(({ place }) => place),
    byIstat: new Map(entries.map(({ place }) => [place.istat, place])),
    bySlug: new Map(entries.map(({ place }) => [place.slug, place])),
  }
}
