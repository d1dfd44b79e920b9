import { distanceKm, type Position } from './distance'
import type { Place } from './place'
import { listPlaces } from './places.server'

/** A position further from every comune than this is in none. */
const furthestKm = 30

/** The comuni nearest to a position, the nearest first, with the distance of their centres; none far from Italy. */
export function nearestPlaces(position: Position, limit: number): { place: Place; distanceKm: number }[] {
  return listPlaces()
    .map((place) => ({ place, distanceKm: distanceKm(position, place) }))
    .filter((near) => near.distanceKm <= furthestKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit)
}
