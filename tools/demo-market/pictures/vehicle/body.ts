import { outline, type Point, withNext } from '@/lib/market/illustrations/geometry'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { cross, minus, unit, type Vector } from '../vectors'

export type Side = 1 | -1
export type End = 'nose' | 'tail'
export type Facet = { corners: readonly Vector[]; normal: Vector; middle: Vector }

/** A vehicle as a solid: its outline from the side, bent around its width. `u` is 1 at the right-hand side, -1 at the left one. */
export type Body = {
  profile: Profile
  /** Roof, bonnet and both ends. */
  shell: readonly Facet[]
  flank: (side: Side) => readonly Facet[]
  /** Edge of a side panel. */
  rim: (side: Side) => Vector[]
  onSide: (x: number, y: number, side: Side, out?: number) => Vector
  onEnd: (end: End, y: number, u: number, out?: number) => Vector
  /** A place on the skin, `u` across. */
  across: (place: Point, normal: Point, u: number) => Vector
}

const halfStations = [0.14, 0.28, 0.42, 0.55, 0.66, 0.75, 0.82, 0.88, 0.93, 0.965, 0.985, 1] as const
const stations = [...halfStations.map((u) => -u).reverse(), 0, ...halfStations]
const roundness = { car: 9, van: 9, camper: 6, caravan: 7, cab: 8, cargo: 3 } as const
/** Share of the width by height: sill, door, shoulder, roof. */
type Section = (belt: number, height: number) => readonly Point[]
const sections = {
  car: (belt, height) => [
    [16, 0.9],
    [30, 0.955],
    [50, 0.958],
    [74, 0.986],
    [belt - 15, 1],
    [belt, 0.966],
    [height, 0.765],
  ],
  van: (belt, height) => [
    [16, 0.93],
    [56, 0.985],
    [belt - 30, 1],
    [belt, 0.985],
    [height, 0.9],
  ],
  box: (_, height) => [
    [16, 0.985],
    [height, 1],
  ],
} as const satisfies Record<string, Section>

export const isVan = ({ build }: Profile) => build === 'van' || build === 'cab'
export const isCoach = ({ build }: Profile) => build === 'camper' || build === 'caravan' || build === 'cargo'

export function bodyOf(profile: Profile): Body {
  const skin = fine(outline(profile.shape, 15))
  const normals = skin.map((_, at) => normalAt(skin, at))
  const section = sections[isCoach(profile) ? 'box' : isVan(profile) ? 'van' : 'car'](profile.belt, profile.height)
  const half = (y: number) => (profile.width / 2) * smoothAt(section, y)
  const edge = roundness[profile.build]
  const floor = Math.max(profile.shape[0]?.[1] ?? 0, profile.shape.at(-1)?.[1] ?? 0) + 4
  const across = ([x, y]: Point, [nx, ny]: Point, u: number): Vector => {
    const inset = edge * (1 - Math.sqrt(1 - Math.abs(u) ** 5))
    return [x - nx * inset + bow(profile, x) * Math.abs(u) ** 2.6, y - ny * inset + crown(profile, y) * (1 - u * u), u * half(y)]
  }
  const station = (at: number, u: number) => across(skin[at] ?? [0, 0], normals[at] ?? [0, 1], u)
  const rim = (side: Side) => skin.map((_, at) => station(at, side))
  const onSide = (x: number, y: number, side: Side, out = 0): Vector => [x + bow(profile, x) * 0.9, y, side * (half(y) + out)]
  const onEnd = (end: End, y: number, u: number, out = 0): Vector => {
    const x = edgeAt(skin, Math.max(y, floor), end)
    const way = end === 'nose' ? 1 : -1
    const place = across([x, y], [way, 0], u)
    return [place[0] + way * out, y, place[2]]
  }
  return { profile, rim, onSide, onEnd, across, shell: shellOf(skin, normals, station), flank: (side) => flankOf(rim(side), half, side) }
}

function shellOf(skin: readonly Point[], normals: readonly Point[], station: (at: number, u: number) => Vector): Facet[] {
  return skin.flatMap((_, at) => {
    const next = (at + 1) % skin.length
    const [nx = 0, ny = 0] = normals[at] ?? []
    return stations.slice(1).map((u, place) => {
      const before = stations[place] ?? -1
      const corners = [station(at, before), station(at, u), station(next, u), station(next, before)]
      return facet(corners, [nx, ny, (u + before) / 2])
    })
  })
}

function flankOf(rim: readonly Vector[], half: (y: number) => number, side: Side): Facet[] {
  const points = rim.map(([x, y]): Point => [x, y])
  const xs = points.map(([x]) => x)
  const [from, to] = [Math.min(...xs) + 0.05, Math.max(...xs) - 0.05]
  const columns = Array.from({ length: 57 }, (_, at) => from + ((to - from) * at) / 56)
  const rows = 30
  const heights = columns.map((x) => crossings(points, x))
  const place = (column: number, row: number): Vector => {
    const [low = 0, high = 0] = heights[column] ?? []
    const y = low + ((high - low) * row) / rows
    return [columns[column] ?? 0, y, side * half(y)]
  }
  return columns.slice(1).flatMap((_, column) =>
    Array.from({ length: rows }, (_row, row) => {
      const corners = [place(column, row), place(column + 1, row), place(column + 1, row + 1), place(column, row + 1)]
      const [x] = corners[0] ?? [0]
      const swing = Math.max(0, (from + 60 - x) / 60) * -0.5 + Math.max(0, (x - to + 90) / 90) * 0.6
      const flat = facet(corners, [0, 0, side])
      return { ...flat, normal: unit([flat.normal[0] + swing, flat.normal[1], flat.normal[2]]) } // as if it were bent towards the ends
    }),
  )
}

function facet(corners: readonly Vector[], outwards: Vector): Facet {
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0], d = [0, 0, 0]] = corners
  const normal = unit(cross(minus(c, a), minus(d, b)))
  const isOut = normal[0] * outwards[0] + normal[1] * outwards[1] + normal[2] * outwards[2] >= 0
  const middle: Vector = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4, (a[2] + b[2] + c[2] + d[2]) / 4]
  return { corners, middle, normal: isOut ? normal : [-normal[0], -normal[1], -normal[2]] }
}

/** Long edges in short pieces, so that light changes along them. */
function fine(points: readonly Point[]): Point[] {
  return withNext(points).flatMap(([from, to]) => {
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9))
    return Array.from(
      { length: pieces },
      (_, at): Point => [from[0] + ((to[0] - from[0]) * at) / pieces, from[1] + ((to[1] - from[1]) * at) / pieces],
    )
  })
}

/** Outlines run clockwise, nose to the right. */
function normalAt(skin: readonly Point[], at: number): Point {
  const before = skin.at(at - 1) ?? [0, 0]
  const after = skin[(at + 1) % skin.length] ?? [0, 0]
  const [x, y] = [before[1] - after[1], after[0] - before[0]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function bow(profile: Profile, x: number): number {
  const ease = (share: number) => Math.min(1, Math.max(0, share)) ** 2
  const nose = isVan(profile) || isCoach(profile) ? 12 : 22
  return ease((48 - x) / 48) * 10 - ease((x - profile.length + 80) / 80) * nose
}

const crown = (profile: Profile, y: number) => (y > profile.belt - 20 && !isCoach(profile) ? 2.5 : 0)

export function crossings(points: readonly Point[], x: number): [low: number, high: number] {
  const heights = withNext(points).flatMap(([p, q]) =>
    (p[0] - x) * (q[0] - x) <= 0 && p[0] !== q[0] ? [p[1] + ((x - p[0]) / (q[0] - p[0])) * (q[1] - p[1])] : [],
  )
  return [Math.min(...heights), Math.max(...heights)]
}

function edgeAt(skin: readonly Point[], height: number, end: End): number {
  const turned = skin.map(([x, y]): Point => [y, x])
  const [tail, nose] = crossings(turned, height)
  return end === 'nose' ? nose : tail
}

/** Smooth between given points. */
export function smoothAt(points: readonly Point[], at: number): number {
  const last = points.length - 1
  const index = points.findIndex(([x]) => x > at)
  if (index === 0) return points[0]?.[1] ?? 0
  if (index < 0) return points[last]?.[1] ?? 0
  const get = (place: number) => points[Math.min(last, Math.max(0, place))] ?? [0, 0]
  const [p, q] = [get(index - 1), get(index)]
  const slope = (a: Point, b: Point) => (b[0] === a[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0]))
  const width = q[0] - p[0]
  const [m0, m1] = [slope(get(index - 2), q) * width, slope(p, get(index + 1)) * width]
  const t = (at - p[0]) / width
  return (2 * t ** 3 - 3 * t ** 2 + 1) * p[1] + (t ** 3 - 2 * t ** 2 + t) * m0 + (-2 * t ** 3 + 3 * t ** 2) * q[1] + (t ** 3 - t ** 2) * m1
}
