import type { Region } from '@/lib/kernel/italian/regions'
import type { Place } from './place'
import { listPlaces } from './places.server'
import { type MapFrame, type MapPoint, mapFrame, mapPoint, tenth } from './region-map'

/** One dot to a square of the country: its comuni are too many to be sent each. */
const countryGrid = 5

type Land = { frame: MapFrame; points: MapPoint[] /** Its width on the map. */; dot: number }
const lands = new Map<string, Land>()

let middles: ReadonlyMap<string, MapPoint> | undefined

/** The middle of a region (`lombardia`) or a province (`MI`): the mean of its comuni. */
export function middleOf(part: string): MapPoint | undefined {
  middles ??= findMiddles()
  return middles.get(part)
}

function findMiddles(): ReadonlyMap<string, MapPoint> {
  const parts = new Map<string, Place[]>()
  for (const place of listPlaces()) {
    for (const key of [place.region, place.provinceCode]) {
      const part = parts.get(key)
      if (part) part.push(place)
      else parts.set(key, [place])
    }
  }
  return new Map([...parts].map(([key, places]) => [key, meanOf(places.map(mapPoint))]))
}

function meanOf(points: readonly MapPoint[]): MapPoint {
  const mean = (values: readonly number[]) => tenth(values.reduce((sum, value) => sum + value, 0) / values.length)
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

/** A region, or the country (`null`), as dots. */
export function landOf(region: Region | null): Land {
  const known = lands.get(region ?? '')
  if (known) return known
  const points = listPlaces()
    .filter((place) => region === null || place.region === region)
    .map(mapPoint)
  const frame = mapFrame(points)
  const land =
    region === null
      ? { frame, points: gridOf(points), dot: countryGrid }
      : { frame, points, dot: tenth(Math.max(frame.width, frame.height) / 45) }
  lands.set(region ?? '', land)
  return land
}

function gridOf(points: readonly MapPoint[]): MapPoint[] {
  const squares = new Map<string, MapPoint>()
  for (const point of points) {
    const [x, y] = [point.x, point.y].map((value) => tenth(Math.round(value / countryGrid) * countryGrid))
    if (x !== undefined && y !== undefined) squares.set(`${x} ${y}`, { x, y })
  }
  return [...squares.values()]
}
