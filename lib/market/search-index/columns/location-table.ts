import { distanceKm, type Position } from '@/lib/market/places/distance'

/** Kilometres of a degree of latitude: no two places that far apart in it are nearer, on a ball as `distanceKm` has it. */
const kmPerDegree = 111

/** The different places where ads stand, each with a number: most ads stand in the middle of a comune. 0 is none. */
export class LocationTable {
  readonly latitudes: number[] = [Number.NaN]
  readonly longitudes: number[] = [Number.NaN]
  private readonly codes = new Map<string, number>([['', 0]])

  /** The number of a spot; latitude and longitude as the database writes them. */
  codeOf(latitude: string, longitude: string): number {
    const key = latitude === '' || longitude === '' ? '' : `${latitude} ${longitude}`
    const known = this.codes.get(key)
    if (known !== undefined) return known
    const code = this.latitudes.push(Number(latitude)) - 1
    this.longitudes.push(Number(longitude))
    this.codes.set(key, code)
    return code
  }

  /** Distances in kilometres by number of the spot: NaN for none, infinite where the latitude alone says that it is beyond the radius. */
  distancesFrom(place: Position, radiusKm: number | null): Float64Array {
    const reach = radiusKm === null ? Infinity : radiusKm / kmPerDegree
    const distances = new Float64Array(this.latitudes.length)
    for (let spot = 0; spot < distances.length; spot++) {
      const latitude = this.latitudes[spot] ?? Number.NaN
      const isFar = Math.abs(latitude - place.latitude) > reach
      distances[spot] = isFar ? Infinity : distanceKm(place, { latitude, longitude: this.longitudes[spot] ?? Number.NaN })
    }
    return distances
  }

  get all(): readonly string[] {
    return [...this.codes.keys()]
  }

  /** The spots of a snapshot, in the order of their numbers. */
  restore(spots: readonly string[]): void {
    for (const spot of spots) {
      const [latitude = '', longitude = ''] = spot.split(' ')
      this.codeOf(latitude, longitude)
    }
  }
}
