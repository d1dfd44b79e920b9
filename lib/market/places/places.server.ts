import { type Place } from './place'
import { foldPlaceName } from './place-name'
import { placeEntries } from './places-file.server'

export { resolvePlace } from './resolve-place.server'
export { searchPlaces } from './search-places.server'

type Index = {
  places: readonly Place[]
  byIstat: ReadonlyMap<string, Place>
  bySlug: ReadonlyMap<string, Place>
  /** Own names first, then other names, each by weight. */
  byName: ReadonlyMap<string, readonly Place[]>
}

let index: Index | undefined

/** All comuni of Italy, in order of their ISTAT code. */
export function listPlaces(): readonly Place[] {
  return places().places
}

export function findPlace(istat: string): Place | undefined {
  return places().byIstat.get(istat)
}

/** By name, slug or other name, however accented or written; without a province the biggest comune of that name. */
export function findPlaceNamed(name: string, provinceCode?: string): Place | undefined {
  const { byName, bySlug } = places()
  const named = byName.get(foldPlaceName(name)) ?? []
  const fitting = provinceCode ? named.filter((place) => place.provinceCode === provinceCode.toUpperCase()) : named
  return fitting[0] ?? (provinceCode ? undefined : bySlug.get(name))
}

function places(): Index {
  index ??= buildIndex()
  return index
}

function buildIndex(): Index {
  const entries = placeEntries()
  const byWeight = [...entries].sort((a, b) => b.place.weight - a.place.weight)
  const byName = new Map<string, Place[]>()
  const add = (name: string, place: Place) => {
    const named = byName.get(name)
    if (!named) byName.set(name, [place])
    else if (!named.includes(place)) named.push(place)
  }
  for (const { place, folded } of byWeight) add(folded, place)
  for (const { place, otherNames } of byWeight) for (const name of otherNames) add(name, place)
  return {
    places: entries.map(({ place }) => place),
    byIstat: new Map(entries.map(({ place }) => [place.istat, place])),
    bySlug: new Map(entries.map(({ place }) => [place.slug, place])),
    byName,
  }
}
