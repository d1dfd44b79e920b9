import type { Point } from '@/lib/market/illustrations/geometry'
import { cross, dot, minus, unit, type Vector } from './vectors'

export const sceneWidth = 1_600
export const sceneHeight = 1_200

/** A camera on its tripod. */
export type Lens = {
  eye: Vector
  project: (at: Vector) => Point
  /** Distance from the camera along the view. */
  depth: (at: Vector) => number
  /** Height in the picture at which level ground ends. */
  horizon: number
}

/** The box that has to fit, and the place of it in the picture. */
type Frame = { corners: readonly Vector[]; centre: Point; maxWidth: number; maxHeight: number }
export type Stand = { eye: Vector; target: Vector }

/** Chooses the focal length with which a box fits its frame. */
export function lensFor({ eye, target }: Stand, { corners, centre, maxWidth, maxHeight }: Frame): Lens {
  const forward = unit(minus(target, eye))
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const depth = (at: Vector) => Math.max(1, dot(minus(at, eye), forward))
  const flat = (at: Vector): Point => [dot(minus(at, eye), right) / depth(at), -dot(minus(at, eye), up) / depth(at)]
  const points = corners.map(flat)
  const [left, width] = extent(points.map(([x]) => x))
  const [top, height] = extent(points.map(([, y]) => y))
  const focal = Math.min(maxWidth / width, maxHeight / height)
  const shift: Point = [centre[0] - focal * (left + width / 2), centre[1] - focal * (top + height / 2)]
  const project = (at: Vector): Point => {
    const [x, y] = flat(at)
    return [shift[0] + x * focal, shift[1] + y * focal]
  }
  const ahead: Vector = [eye[0] + forward[0] * 1e6, eye[1], eye[2] + forward[2] * 1e6]
  return { eye, project, depth, horizon: project(ahead)[1] }
}

function extent(values: readonly number[]): [from: number, size: number] {
  const from = Math.min(...values)
  return [from, Math.max(...values) - from]
}

export type Box = { length: number; width: number; height: number }

export function cornersOf({ length, width, height }: Box): Vector[] {
  return [0, length].flatMap((x) => [-width / 2, width / 2].flatMap((z) => [0, height].map((y): Vector => [x, y, z])))
}

/** Upright mirror image in the ground, as a wet or polished floor shows it. */
export function mirrored(lens: Lens): Lens {
  return { ...lens, project: ([x, y, z]) => lens.project([x, -y, z]) }
}
