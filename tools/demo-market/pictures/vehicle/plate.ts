import type { Point } from '@/lib/market/illustrations/geometry'
import type { Vector } from '../vectors'
import { type End, isCoach, isVan } from './body'
import { lampTop, type Place } from './end-shapes'
import { facing, line, patch, type Studio } from './studio'

export function plateHeight(studio: Studio, end: End): number {
  const { profile } = studio.body
  const isTall = isVan(profile) || isCoach(profile)
  if (end === 'tail') return isTall ? 66 : Math.min(66, Math.min(profile.belt - 8, 112) - 22)
  return Math.max(Math.min(44, lampTop(studio) - (isTall ? 9 : 14)), (profile.shape.at(-1)?.[1] ?? 0) + 8)
}

/** The plate that is seen, as its corners in the picture. */
export function plateInPicture(studio: Studio): readonly Point[] | undefined {
  const { body, lens } = studio
  const end: End | undefined = isSeen(studio, 'nose') ? 'nose' : isSeen(studio, 'tail') ? 'tail' : undefined
  if (!end || (end === 'nose' && !hasNose(studio))) return undefined
  return plateCorners((y, u, out = 0) => body.onEnd(end, y, u, out), plateHeight(studio, end)).map(lens.project)
}

export const hasNose = ({ body: { profile } }: Studio) => profile.build !== 'caravan' && profile.build !== 'cargo'

export function isSeen({ body, lens }: Studio, end: End): boolean {
  return facing(lens, [end === 'nose' ? 1 : -1, 0, 0], [end === 'nose' ? body.profile.length : 0, 60, 0]) > 0.04
}

export const plateSize = { width: 52, height: 11.5 } as const

/** Corners of a plate in the air before the body. */
export function plateCorners(at: Place, y: number): Vector[] {
  const [x] = at(y, 0, 2.4)
  const half = plateSize.width / 2
  return (
    [
      [-1, 0.5],
      [1, 0.5],
      [1, -0.5],
      [-1, -0.5],
    ] as const satisfies readonly Point[]
  ).map(([z, up]) => [x, y + up * plateSize.height, z * half])
}

/** A plate without a number. */
export function plate(studio: Studio, at: Place, y: number): string {
  const [tl, tr, br, bl] = plateCorners(at, y)
  if (!tl || !tr || !br || !bl) return ''
  const share = (a: Vector, b: Vector, by: number): Vector => [
    a[0] + (b[0] - a[0]) * by,
    a[1] + (b[1] - a[1]) * by,
    a[2] + (b[2] - a[2]) * by,
  ]
  const band = (from: number, to: number, fill: string) =>
    patch(studio, [share(tl, tr, from), share(tl, tr, to), share(bl, br, to), share(bl, br, from)], fill)
  const strokes = Array.from({ length: 7 }, (_, at) => 0.17 + at * 0.1 + (at > 1 ? 0.02 : 0) + (at > 4 ? 0.02 : 0))
  const sign = (from: number) => {
    const corner = (across: number, down: number) => share(share(tl, tr, across), share(bl, br, across), down)
    return patch(studio, [corner(from, 0.2), corner(from + 0.06, 0.2), corner(from + 0.06, 0.8), corner(from, 0.8)], '#2a3032')
  }
  return [
    line(studio, [tl, tr, br, bl, tl], '#0a0d0e', 1.6),
    band(0, 1, '#f7f7f3'),
    band(0, 0.09, '#1b4fa0'),
    band(0.91, 1, '#1b4fa0'),
    ...strokes.map(sign),
  ].join('')
}
