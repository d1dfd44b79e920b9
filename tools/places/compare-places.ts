import { regions } from '@/lib/kernel/italian/regions'
import { distanceKm } from '@/lib/market/places/distance'
import type { Place } from '@/lib/market/places/place'
import { foldPlaceName } from '@/lib/market/places/place-name'

/** One comune of an answer key. */
export type KnownPlace = {
  istat: string
  name: string
  provinceCode: string
  regionName: string
  latitude: number
  longitude: number
  population: number
}

export type Comparison = {
  total: number
  near: number
  medianKm: number
  missing: KnownPlace[]
  far: { place: KnownPlace; km: number }[]
  otherName: string[]
  otherProvince: string[]
  otherRegion: string[]
}

export const NEAR_KM = 5

/** How our comuni differ from an answer key; far ones first by inhabitants. */
export function comparePlaces(places: readonly Place[], known: readonly KnownPlace[]): Comparison {
  const ours = new Map(places.map((place) => [place.istat, place]))
  const pairs = known.flatMap((theirs) => {
    const place = ours.get(theirs.istat)
    return place ? [{ place, theirs, km: distanceKm(place, theirs) }] : []
  })
  const differing = (differ: (pair: { place: Place; theirs: KnownPlace }) => boolean) =>
    pairs.filter(differ).map(({ place, theirs }) => `${theirs.name} (${theirs.provinceCode}): ${place.name} (${place.provinceCode})`)
  return {
    total: known.length,
    near: pairs.filter((pair) => pair.km <= NEAR_KM).length,
    medianKm: pairs.map((pair) => pair.km).sort((a, b) => a - b)[Math.floor(pairs.length / 2)] ?? 0,
    missing: known.filter((theirs) => !ours.has(theirs.istat)),
    far: pairs
      .filter((pair) => pair.km > NEAR_KM)
      .map(({ theirs, km }) => ({ place: theirs, km }))
      .sort((a, b) => b.place.population - a.place.population),
    otherName: differing(({ place, theirs }) => foldPlaceName(place.name) !== foldPlaceName(theirs.name)),
    otherProvince: differing(({ place, theirs }) => place.provinceCode !== theirs.provinceCode),
    otherRegion: differing(({ place, theirs }) => foldPlaceName(regions[place.region]) !== foldPlaceName(theirs.regionName)),
  }
}
