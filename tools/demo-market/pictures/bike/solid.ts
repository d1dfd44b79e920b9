import { type Corner, outline } from '@/lib/market/illustrations/geometry'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import type { Lens } from '../lens'
import { type Finish, type Light, shade } from '../light'
import { cross, dot, hex, minus, type Rgb, scaled, unit, type Vector } from '../vectors'
import { crossings } from '../vehicle/body'

/** A piece of a surface, or of a thin line, of something that is put together from many. */
export type Piece =
  | { corners: readonly Vector[]; normal: Vector; finish: Finish; opacity?: number }
  | { run: readonly Vector[]; width: number; colour: string }

/** A place of a bent body: half its height and half its width there. */
export type Rib = readonly [x: number, y: number, z: number, tall: number, wide: number]
type Form = { finish: Finish; sides?: number /** 2 is round, more is more of a box. */; power?: number; smooth?: number }

/** Ribs as «x y z tall wide, …»; on the left-hand side with `side` -1. */
export function ribs(text: string, side: 1 | -1 = 1): Rib[] {
  return rowsOf(text).map(([x = 0, y = 0, z = 0, tall = 1, wide = 1]): Rib => [x, y, side * z, tall, wide])
}

/** Points of a pipe as «x y z, …». */
export function run(text: string, side: 1 | -1 = 1): Vector[] {
  return rowsOf(text).map(([x = 0, y = 0, z = 0]): Vector => [x, y, side * z])
}

/** An outline from the side, as «x y radius, …». */
export function edge(text: string): Corner[] {
  return rowsOf(text).map(([x = 0, y = 0, radius = 0]): Corner => [x, y, radius])
}

const rowsOf = (text: string) => text.split(', ').map((row) => row.split(' ').map(Number))

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** A body around a bent line, its cross-section a rounded box that grows and shrinks on the way. */
export function bent(ribs: readonly Rib[], { finish, sides = 14, power = 2, smooth = 4 }: Form): Piece[] {
  const fine = smooth > 1 && ribs.length > 2 ? smoothed(ribs, smooth) : ribs
  const rings = fine.map((_, at) => ringAt(fine, at, sides, power))
  const first = rings[0] ?? []
  const last = rings.at(-1) ?? []
  const [from, to] = [middleOf(first), middleOf(last)]
  const skin = rings.slice(1).flatMap((ring, at) => {
    const before = rings[at] ?? []
    const centre = scaled(plus(middleOf(before), middleOf(ring)), 0.5)
    return ring.flatMap((_, side) => {
      const next = (side + 1) % sides
      const corners = [before[side], before[next], ring[next], ring[side]].filter((one) => one !== undefined)
      return facet(corners, centre, finish)
    })
  })
  const second = middleOf(rings[1] ?? first)
  const beforeLast = middleOf(rings.at(-2) ?? last)
  return [...skin, ...facet(first, second, finish, from), ...facet(last, beforeLast, finish, to)]
}

/** A round pipe. */
export function pipe(points: readonly Vector[], radius: number, finish: Finish, sides = 8): Piece[] {
  return bent(
    points.map(([x, y, z]): Rib => [x, y, z, radius, radius]),
    { finish, sides, smooth: points.length > 2 ? 5 : 1 },
  )
}

/** A ring about an axis across the vehicle, its section `tall` by `wide`. */
export function hoop([x, y, z]: Vector, radius: number, [tall, wide]: readonly [number, number], finish: Finish, power = 2): Piece[] {
  const steps = 44
  const around = Array.from({ length: steps + 1 }, (_, at): Rib => {
    const angle = (at / steps) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z, tall, wide]
  })
  return bent(around, { finish, sides: 12, power, smooth: 1 })
}

/** A drum about an axis across the vehicle. */
export function drum([x, y]: readonly [number, number], radius: number, [from, to]: readonly [number, number], finish: Finish): Piece[] {
  return bent(
    [
      [x, y, from, radius, radius],
      [x, y, to, radius, radius],
    ],
    { finish, sides: 24, smooth: 1 },
  )
}

type Sheet = {
  corners: readonly Corner[]
  side: 1 | -1 /** How far it stands out at a place, seen from the side. */
  out: (x: number, y: number) => number
  finish: Finish
}

/** A bulging panel of any outline on one side, dark within. */
export function sheet({ corners, side, out, finish }: Sheet): Piece[] {
  const edge = outline(corners, 8)
  const xs = edge.map(([x]) => x)
  const [from, to] = [Math.min(...xs) + 0.05, Math.max(...xs) - 0.05]
  const [columns, rows] = [26, 9]
  const at = (column: number, row: number): Vector => {
    const x = from + ((to - from) * column) / columns
    const [low, high] = crossings(edge, x)
    const y = low + ((high - low) * row) / rows
    return [x, y, side * out(x, y)]
  }
  return Array.from({ length: columns * rows }, (_, cell) => cell).flatMap((cell) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows]
    const quad = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
    const inner = facet([...quad].reverse(), [quad[0]?.[0] ?? 0, quad[0]?.[1] ?? 0, side * 200], { base: [0.08, 0.09, 0.1], gloss: 0.02 })
    return [...facet(quad, [quad[0]?.[0] ?? 0, quad[0]?.[1] ?? 0, side * -200], finish), ...inner]
  })
}

/** A flat face, seen from the side its normal points to. */
export function face(corners: readonly Vector[], normal: Vector, finish: Finish, opacity?: number): Piece {
  return { corners, normal: unit(normal), finish, ...(opacity !== undefined && { opacity }) }
}

export const thread = (run: readonly Vector[], width: number, colour: string): Piece[] =>
  run.slice(1).map((to, at) => ({ run: [run[at] ?? to, to], width, colour }))

/** Both halves of what is the same on the left and on the right. */
export const paired = (make: (side: 1 | -1) => Piece[]): Piece[] => [...make(1), ...make(-1)]

export const finishOf = (colour: Rgb, gloss = 0.06): Finish => ({ base: colour, gloss })

type Shown = { lens: Lens; light: Light; scale: number }

/** Everything in one picture, the farthest first. */
export function paintPieces(pieces: readonly Piece[], shown: Shown): string {
  const { lens } = shown
  return pieces
    .flatMap((piece) => {
      const points = 'run' in piece ? piece.run : piece.corners
      const middle = middleOf(points)
      if ('normal' in piece && dot(piece.normal, unit(minus(lens.eye, middle))) < -0.03) return []
      return [{ depth: lens.depth(middle) - ('run' in piece ? 0.6 : 0), art: artOf(piece, middle, shown) }]
    })
    .sort((a, b) => b.depth - a.depth)
    .map(({ art }) => art)
    .join('')
}

function artOf(piece: Piece, middle: Vector, { lens, light, scale }: Shown): string {
  if ('run' in piece) return polyline(piece.run.map(lens.project), piece.colour, Math.max(0.8, piece.width * scale))
  const fill = hex(shade(light, piece.finish, piece.normal, unit(minus(lens.eye, middle))))
  const more = piece.opacity === undefined ? `stroke="${fill}" stroke-width="1.1" stroke-linejoin="round"` : `opacity="${piece.opacity}"`
  return polygon(piece.corners.map(lens.project), fill, more)
}

function facet(corners: readonly Vector[], inside: Vector, finish: Finish, at = middleOf(corners)): Piece[] {
  const [a, b, c, d = c] =
    corners.length > 4 ? [corners[0], corners[Math.floor(corners.length / 3)], corners[Math.floor((corners.length * 2) / 3)]] : corners
  if (!a || !b || !c || !d) return []
  const normal = unit(corners.length === 4 ? cross(minus(c, a), minus(d, b)) : cross(minus(b, a), minus(c, a)))
  if (dot(normal, normal) === 0) return []
  const outwards = dot(normal, minus(at, inside)) >= 0 ? normal : scaled(normal, -1)
  return [{ corners, normal: outwards, finish }]
}

export function middleOf(points: readonly Vector[]): Vector {
  const sum = points.reduce<Vector>((total, point) => plus(total, point), [0, 0, 0])
  return scaled(sum, 1 / Math.max(1, points.length))
}

function ringAt(ribs: readonly Rib[], at: number, sides: number, power: number): Vector[] {
  const [x = 0, y = 0, z = 0, tall = 1, wide = 1] = ribs[at] ?? []
  const [before, after] = [ribs[Math.max(0, at - 1)] ?? [0, 0, 0], ribs[Math.min(ribs.length - 1, at + 1)] ?? [0, 0, 0]]
  const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
  const across: Vector = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]
  const side = unit(minus(across, scaled(along, dot(across, along))))
  const up = cross(side, along)
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power)
  return Array.from({ length: sides }, (_, step): Vector => {
    const angle = ((step + 0.5) / sides) * Math.PI * 2
    const [s, u] = [bend(Math.cos(angle)) * wide, bend(Math.sin(angle)) * tall]
    return [x + side[0] * s + up[0] * u, y + side[1] * s + up[1] * u, z + side[2] * s + up[2] * u]
  })
}

/** More ribs between those given, on a curve through them. */
function smoothed(ribs: readonly Rib[], pieces: number): Rib[] {
  const get = (at: number) => ribs[Math.min(ribs.length - 1, Math.max(0, at))] ?? ([0, 0, 0, 1, 1] as const)
  const between = ribs.slice(1).flatMap((_, at) =>
    Array.from({ length: pieces }, (_piece, step): Rib => {
      const t = step / pieces
      const [p0, p1, p2, p3] = [get(at - 1), get(at), get(at + 1), get(at + 2)]
      const value = (axis: 0 | 1 | 2 | 3 | 4) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
      return [value(0), value(1), value(2), Math.max(0.2, value(3)), Math.max(0.2, value(4))]
    }),
  )
  return [...between, get(ribs.length - 1)]
}
