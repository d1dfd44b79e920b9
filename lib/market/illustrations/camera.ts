import type { Point } from './geometry'
import { short } from './svg'

export type Vector = readonly [x: number, y: number, z: number]
export type Size = { length: number; width: number; height: number }

/** Looks at a vehicle that stands in the middle of the stage. Yaw 0 is the side, positive shows the nose, negative the tail. */
export type Camera = {
  yaw: number
  /** Pixels in a centimetre. */
  unit: number
  project: (x: number, y: number, z: number) => Point
  /** Whether a strip of the skin with this normal, in the plane of the side, faces the viewer. */
  faces: (normalX: number, normalY: number) => boolean
}

export type Frame = { yaw: number; flip: boolean; centreX: number; groundY: number; maxWidth: number; maxHeight: number }

const viewingDistance = 1500

export function cameraFor(size: Size, frame: Frame): Camera {
  const { yaw, centreX, groundY } = frame
  const pitch = yaw === 0 ? 0 : 0.13
  const direction = frame.flip ? -1 : 1
  const raw = ([x, y, z]: Vector): Point => {
    const along = x - size.length / 2
    const depth = along * Math.sin(yaw) + z * Math.cos(yaw)
    const near = yaw === 0 ? 1 : viewingDistance / (viewingDistance - depth)
    return [direction * (along * Math.cos(yaw) - z * Math.sin(yaw)) * near, (y * Math.cos(pitch) - depth * Math.sin(pitch)) * near]
  }
  const corners = boxCorners(size).map(raw)
  const left = Math.min(...corners.map(([x]) => x))
  const right = Math.max(...corners.map(([x]) => x))
  const bottom = Math.min(...corners.map(([, y]) => y))
  const top = Math.max(...corners.map(([, y]) => y))
  const unit = Math.min(frame.maxWidth / (right - left), frame.maxHeight / (top - bottom))
  return {
    yaw,
    unit,
    project: (x, y, z) => {
      const [across, up] = raw([x, y, z])
      return [centreX - (unit * (left + right)) / 2 + across * unit, groundY + unit * bottom - up * unit]
    },
    faces: (normalX, normalY) => normalX * Math.sin(yaw) * Math.cos(pitch) + normalY * Math.sin(pitch) > 0.001,
  }
}

function boxCorners({ length, width, height }: Size): Vector[] {
  return [0, length].flatMap((x) => [-width / 2, width / 2].flatMap((z) => [0, height].map((y): Vector => [x, y, z])))
}

/** The SVG transform that lays a drawing of unit size on a plane of the vehicle, given two directions of that plane. */
export function planeTransform(camera: Camera, [x, y, z]: Vector, right: Vector, down: Vector): string {
  const origin = camera.project(x, y, z)
  const a = camera.project(x + right[0], y + right[1], z + right[2])
  const b = camera.project(x + down[0], y + down[1], z + down[2])
  const values = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1], origin[0], origin[1]]
  return `matrix(${values.map((value) => Math.round(value * 1000) / 1000).join(' ')})`
}

/** The soft shadow under a vehicle seen from the side. */
export function groundShadow(camera: Camera, x: number, radius: number): string {
  const [centreX, centreY] = camera.project(x, 0, 0)
  const ellipse = (reach: number, height: number) =>
    `<ellipse cx="${short(centreX)}" cy="${short(centreY)}" rx="${short(reach * camera.unit)}" ry="${height}" fill="#0c1216" opacity=".2"/>`
  return ellipse(radius * 1.1, 13) + ellipse(radius, 7)
}
