import { isRegion, provinces } from './place'
import { findPlace, listPlaces } from './places.server'
import { type MapFrame, type MapPoint, type MapRing, mapFrame, mapPoint, tenth, unitsPerKm } from './region-map'

/** What a map of results shows: a frame of one shape, and which of its comuni are looked at. */
export type MapArea = {
  frame: MapFrame
  ring: MapRing | null
  /** Whether a comune is one that is looked at; in the country all are. */
  holds(place: { region: string; provinceCode: string } & MapPoint): boolean
}

const maxRadiusKm = 500
/** Width to height of every map of results. */
const shape = 592 / 680
/** What stands on the map at its top, the way to it, takes this part of its height. */
const topShare = 0.12
const countryTopShare = 0.03

/** The area called `italia`, by a region, by a province («pi»), or by a comune and a radius in kilometres («050026-50»); undefined for any other name. */
export function mapArea(name: string): MapArea | undefined {
  const [, istat = '', km] = /^(\d{6})-([1-9]\d{0,2})$/.exec(name) ?? []
  const place = findPlace(istat)
  if (place) return around(mapPoint(place), Number(km))
  const area = wholeAreas.get(name) ?? wholeArea(name)
  if (area) wholeAreas.set(name, area)
  return area
}

/** The country, regions and provinces, which never change: to find one, all comuni are looked at. */
const wholeAreas = new Map<string, MapArea>()

function wholeArea(name: string): MapArea | undefined {
  const province = name.toUpperCase()
  if (name === 'italia') return whole(() => true, countryTopShare)
  if (isRegion(name)) return whole((one) => one.region === name)
  return name === province.toLowerCase() && Object.hasOwn(provinces, province) ? whole((one) => one.provinceCode === province) : undefined
}

export function areaAround(istat: string, radiusKm: number): string {
  return `${istat}-${Math.min(radiusKm, maxRadiusKm)}`
}

function whole(holds: MapArea['holds'], top = topShare): MapArea {
  const points = listPlaces().flatMap((place) => {
    const point = mapPoint(place)
    return holds({ ...place, ...point }) ? [point] : []
  })
  return { frame: inShape(mapFrame(points), top), ring: null, holds }
}

function around(point: MapPoint, km: number): MapArea | undefined {
  if (km > maxRadiusKm) return undefined
  const radius = tenth(km * unitsPerKm)
  const reach = radius * 1.08
  const frame = inShape({ x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach })
  return { frame, ring: { ...point, radius }, holds: ({ x, y }) => Math.hypot(x - point.x, y - point.y) <= radius }
}

/** The frame made wider or higher, its middle below what stands at the top. */
function inShape({ x, y, width, height }: MapFrame, top = topShare): MapFrame {
  const high = Math.max(height / (1 - top), width / shape)
  const wide = high * shape
  return {
    x: tenth(x - (wide - width) / 2),
    y: tenth(y - high * top - (high * (1 - top) - height) / 2),
    width: tenth(wide),
    height: tenth(high),
  }
}
