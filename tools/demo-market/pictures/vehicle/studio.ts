import type { Point } from '@/lib/market/illustrations/geometry'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import type { Lens } from '../lens'
import { type Finish, type Light, shade } from '../light'
import { dot, hex, minus, type Rgb, unit, type Vector } from '../vectors'
import type { Body, Facet, Side } from './body'

/** All that painting a part of a vehicle needs. */
export type Studio = {
  body: Body
  lens: Lens
  light: Light
  paint: Finish
  /** The side that is seen. */
  side: Side
  /** Pixels of a centimetre in the middle of the vehicle. */
  scale: number
  /** Colour of the stripe of what is white otherwise. */
  accent: string
  /** Which of a few faces its nose has. */
  face: number
  isElectric: boolean
  /** Begins the names of gradients: several vehicles stand in one picture. */
  name: string
}

export const plastic: Finish = { base: [0.13, 0.14, 0.15], gloss: 0.05 }

export function facing(lens: Lens, normal: Vector, at: Vector): number {
  return dot(normal, unit(minus(lens.eye, at)))
}

export function litColour({ lens, light }: Studio, finish: Finish, normal: Vector, at: Vector): Rgb {
  return shade(light, finish, normal, unit(minus(lens.eye, at)))
}

/** Facets that face the camera, the farthest first. */
export function paintFacets(studio: Studio, facets: readonly Facet[], finishOf: (facet: Facet) => Finish, overlap = 1.2): string {
  const { lens } = studio
  return facets
    .filter((facet) => facing(lens, facet.normal, facet.middle) > -0.02)
    .map((facet) => ({ facet, depth: lens.depth(facet.middle) }))
    .sort((a, b) => b.depth - a.depth)
    .map(({ facet }) => {
      const fill = hex(litColour(studio, finishOf(facet), facet.normal, facet.middle))
      return polygon(facet.corners.map(lens.project), fill, `stroke="${fill}" stroke-width="${overlap}" stroke-linejoin="round"`)
    })
    .join('')
}

export function patch({ lens }: Studio, corners: readonly Vector[], fill: string, more = ''): string {
  return polygon(corners.map(lens.project), fill, more)
}

/** A line whose width is given in centimetres. */
export function line({ lens, scale }: Studio, points: readonly Vector[], stroke: string, width: number, more = ''): string {
  return polyline(points.map(lens.project), stroke, Math.max(0.8, width * scale), more)
}

/** An upright gradient between two heights of the picture. */
export function upright(
  name: string,
  from: Point,
  to: Point,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
): string {
  const all = stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
  const place = (value: number) => Math.round(value * 10) / 10
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${place(from[0])}" y1="${place(from[1])}" x2="${place(to[0])}" y2="${place(to[1])}">${all.join('')}</linearGradient>`
}

/** Blurs within a box only: a filter costs what it covers. */
export function blurred(name: string, strength: number, around: readonly Point[]): string {
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)]
  const [left, top] = [Math.floor(Math.max(-40, Math.min(...xs) - 8)), Math.floor(Math.max(-40, Math.min(...ys) - 8))]
  const [right, foot] = [Math.ceil(Math.min(1_640, Math.max(...xs) + 8)), Math.ceil(Math.min(1_240, Math.max(...ys) + 8))]
  return `<filter id="${name}" filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${foot - top}"><feGaussianBlur stdDeviation="${strength}"/></filter>`
}
