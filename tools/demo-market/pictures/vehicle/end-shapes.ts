import { outline } from '@/lib/market/illustrations/geometry'
import type { Vector } from '../vectors'
import type { End } from './body'
import { line, patch, type Studio } from './studio'

export const bothSides = [-1, 1] as const

export type Place = (y: number, u: number, out?: number) => Vector

/** A rounded shape in (u · 100, height). */
export function shape(at: Place, corners: readonly (readonly [u: number, y: number, radius: number])[], out = 0.5): Vector[] {
  return outline(
    corners.map(([u, y, radius]) => [u * 100, y, radius] as const),
    6,
  ).map(([u, y]) => at(y, u / 100, out))
}

export function disc(at: Place, y: number, u: number, radius: number): Vector[] {
  const centre = at(y, u, 0.9)
  return Array.from({ length: 18 }, (_, step): Vector => {
    const angle = (step / 18) * Math.PI * 2
    return [centre[0], centre[1] + Math.sin(angle) * radius, centre[2] + Math.cos(angle) * radius]
  })
}

export const lampTop = ({ body: { profile } }: Studio) => ((profile.shape.at(-2)?.[1] ?? 0) + (profile.shape.at(-3)?.[1] ?? 0)) / 2

/** A plain round sign: the vehicles of the demo are nobody's. */
export function badge(studio: Studio, [x, y, z]: Vector): string {
  const circle = (radius: number) =>
    Array.from(
      { length: 20 },
      (_, at): Vector => [x, y + Math.sin((at / 20) * Math.PI * 2) * radius, z + Math.cos((at / 20) * Math.PI * 2) * radius],
    )
  return patch(studio, circle(4.6), '#c9d0d2') + patch(studio, circle(3.7), '#22292c') + patch(studio, circle(1.6), '#c9d0d2')
}

export function bumper(studio: Studio, at: Place, metal: string, y: number): string {
  const run = (dy: number, out: number) => [-0.98, -0.7, -0.35, 0, 0.35, 0.7, 0.98].map((u) => at(y + dy, u, out))
  return (
    line(studio, run(-1, 4), '#0c1011', 11) +
    line(studio, run(0, 4), metal, 8.5) +
    line(studio, run(2.2, 4.4), '#ffffff', 1.5, 'opacity=".6"')
  )
}

/** Places of a bumper, higher on what stands high above the ground. */
export function lifted({ body: { profile } }: Studio, at: Place, end: End): Place {
  const floor = (end === 'nose' ? profile.shape.at(-1) : profile.shape[0])?.[1] ?? 0
  const rise = Math.max(0, floor - 27)
  return (y, u, out = 0) => at(y + rise, u, out)
}
