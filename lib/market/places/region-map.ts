import type { Position } from './distance'

/** Units of the map: x to the east, y to the south; ten of them are about 22 km. */
export type MapPoint = { x: number; y: number }
export type MapFrame = MapPoint & { width: number; height: number }
export type MapRing = MapPoint & { radius: number }

const unitsPerDegree = 50
export const unitsPerKm = unitsPerDegree / 111.2
/** A degree of longitude is that much shorter than one of latitude in the middle of Italy, at 42° north. */
const shortening = Math.cos((42 * Math.PI) / 180)
const margin = 0.06

/** Point of a position on every map of ours (equirectangular, so that one point serves the country and its regions). */
export function mapPoint({ latitude, longitude }: Position): MapPoint {
  return { x: tenth((longitude - 6) * unitsPerDegree * shortening), y: tenth((47.5 - latitude) * unitsPerDegree) }
}

/** The part of the map that holds these points, with a margin around them. */
export function mapFrame(points: readonly MapPoint[]): MapFrame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [xs, ys].map((values) => values.reduce((least, value) => Math.min(least, value), Infinity))
  const [right, bottom] = [xs, ys].map((values) => values.reduce((most, value) => Math.max(most, value), -Infinity))
  if (left === undefined || top === undefined || right === undefined || bottom === undefined || left > right) throw new Error('no points')
  const space = Math.max(right - left, bottom - top) * margin
  return {
    x: tenth(left - space),
    y: tenth(top - space),
    width: tenth(right - left + 2 * space),
    height: tenth(bottom - top + 2 * space),
  }
}

/** What a map is called in its address: a region, or the whole country. */
export function mapPicture(region: string | null): string {
  return `/mappe/${region ?? 'italia'}.svg`
}

/** The land behind a map of results, called as `mapArea` takes it. */
export function landPicture(area: string): string {
  return `/mappe/risultati-${area}.svg`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
