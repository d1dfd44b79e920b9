import type { Decade } from '@/lib/market/illustrations/vehicles/classic'
import { bothSides, bumper, disc, lampTop, type Place, shape } from './end-shapes'
import { plate, plateHeight } from './plate'
import { line, patch, type Studio } from './studio'

export function classicNose(studio: Studio, at: Place, decade: Decade): string {
  const lamp = lampTop(studio)
  const isChromed = decade !== 'ottanta'
  const metal = isChromed ? '#d3d9da' : '#1b2022'
  const one = (u: number) =>
    [
      patch(studio, disc(at, lamp, u, 10), metal),
      patch(studio, disc(at, lamp, u, 8.4), '#dfe8ea'),
      patch(studio, disc(at, lamp + 1, u, 5), '#ffffff'),
      line(studio, disc(at, lamp, u, 10), '#50595c', 0.5),
    ].join('')
  const boxed = (side: number) =>
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.5, lamp - 8, 2],
          [side * 0.5, lamp + 7, 2],
          [side * 0.95, lamp + 7, 3],
          [side * 0.95, lamp - 8, 3],
        ],
        0.8,
      ),
      '#e6eef0',
      'stroke="#15191a" stroke-width="3"',
    )
  const front = shape(
    at,
    [
      [-0.48, lamp + 7, 3],
      [0.48, lamp + 7, 3],
      [0.46, lamp - 9, 3],
      [-0.46, lamp - 9, 3],
    ],
    0.7,
  )
  const bars = [-5, -1, 3].map((dy) =>
    line(studio, [at(lamp + dy, -0.45, 0.9), at(lamp + dy, 0, 0.9), at(lamp + dy, 0.45, 0.9)], isChromed ? '#b7bfc1' : '#343b3d', 1.3),
  )
  return [
    patch(studio, front, '#121617'),
    ...bars,
    ...bothSides.map((side) => (decade === 'ottanta' ? boxed(side) : one(side * 0.72))),
    bumper(studio, at, metal, 40),
    plate(studio, at, 41),
  ].join('')
}

export function classicTail(studio: Studio, at: Place, decade: Decade): string {
  const lamp = Math.min(studio.body.profile.belt - 16, 74)
  const metal = decade === 'ottanta' ? '#1b2022' : '#d3d9da'
  const one = (side: number) =>
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.68, lamp - 7, 3],
          [side * 0.68, lamp + 7, 3],
          [side * 0.92, lamp + 7, 3],
          [side * 0.92, lamp - 7, 3],
        ],
        0.8,
      ),
      '#b3241c',
      `stroke="${metal}" stroke-width="3"`,
    )
  return [
    line(
      studio,
      [at(lamp + 22, -0.6, 0.5), at(lamp - 12, -0.56, 0.5), at(lamp - 12, 0.56, 0.5), at(lamp + 22, 0.6, 0.5)],
      '#06090a',
      0.8,
      'opacity=".6"',
    ),
    ...bothSides.map(one),
    bumper(studio, at, metal, 40),
    plate(studio, at, plateHeight(studio, 'tail')),
  ].join('')
}
