import type { Vector } from '../vectors'
import { isCoach, isVan } from './body'
import { classicTail } from './classic-ends'
import { badge, bothSides, lifted, type Place, shape } from './end-shapes'
import { plate, plateHeight } from './plate'
import { line, patch, type Studio } from './studio'

export function tail(studio: Studio): string {
  const { body, paint } = studio
  const { profile } = body
  const at: Place = (y, u, out = 0) => body.onEnd('tail', y, u, out)
  if (profile.classic) return classicTail(studio, at, profile.classic)
  const isTall = isVan(profile) || isCoach(profile)
  const lamp = Math.min(profile.belt - 8, 112)
  const hatchTop = isTall ? profile.height - 14 : profile.belt
  const joint = joints(at, lamp, isTall ? hatchTop : undefined)
  const isDark = paint.base.every((part) => part < 0.3)
  const low = lifted(studio, at, 'tail')
  return [
    patch(
      studio,
      shape(low, [
        [-0.86, 44, 4],
        [0.86, 44, 4],
        [0.8, 22, 5],
        [-0.8, 22, 5],
      ]),
      '#121617',
    ),
    line(studio, [low(36, -0.7, 0.6), low(36, 0.7, 0.6)], '#31393b', 1.4),
    ...bothSides.map((side) =>
      patch(
        studio,
        shape(
          low,
          [
            [side * 0.72, 42, 1],
            [side * 0.9, 43, 1],
            [side * 0.9, 38, 1],
            [side * 0.72, 38, 1],
          ],
          0.7,
        ),
        '#8f1d17',
      ),
    ),
    ...joint.map((points) => line(studio, points, isDark ? '#000000' : '#06090a', 0.8, 'opacity=".7"')),
    ...bothSides.map((side) => (isTall ? uprightLamp(studio, at, side) : tailLamp(studio, at, side, lamp))),
    isTall ? '' : line(studio, [at(lamp - 9, -0.34, 0.9), at(lamp - 9, 0, 0.9), at(lamp - 9, 0.34, 0.9)], '#b8c0c2', 1.3),
    isTall ? '' : badge(studio, at(lamp + 2, 0, 1)),
    plate(studio, at, plateHeight(studio, 'tail')),
  ].join('')
}

/** Lines of two doors up to `hatchTop`, or of a tailgate. */
function joints(at: Place, lamp: number, hatchTop: number | undefined): Vector[][] {
  return hatchTop !== undefined
    ? [
        [at(46, -0.9, 0.4), at(hatchTop, -0.9, 0.4), at(hatchTop, 0.9, 0.4), at(46, 0.9, 0.4)],
        [at(46, 0, 0.4), at(hatchTop, 0, 0.4)],
      ]
    : [
        [
          at(lamp + 14, -0.8, 0.4),
          at(lamp - 12, -0.62, 0.4),
          at(52, -0.58, 0.4),
          at(50, 0, 0.4),
          at(52, 0.58, 0.4),
          at(lamp - 12, 0.62, 0.4),
          at(lamp + 14, 0.8, 0.4),
        ],
      ]
}

function tailLamp(studio: Studio, at: Place, side: number, y: number): string {
  const corners = [
    [side * 0.6, y - 7, 3],
    [side * 0.56, y + 5, 3],
    [side * 0.985, y + 9, 4],
    [side * 0.985, y - 9, 4],
  ] as const
  return [
    patch(studio, shape(at, corners, 0.6), '#7d130f', 'stroke="#2b0605" stroke-width="1.2"'),
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.63, y - 4.5, 2],
          [side * 0.6, y + 3, 2],
          [side * 0.95, y + 6, 3],
          [side * 0.95, y - 6, 3],
        ],
        0.8,
      ),
      '#c3241c',
    ),
    line(studio, [at(y + 2.5, side * 0.6, 1), at(y + 4.5, side * 0.93, 1), at(y - 5, side * 0.95, 1)], '#ff7468', 1.6),
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.64, y - 4.5, 1],
          [side * 0.63, y - 1.5, 1],
          [side * 0.8, y - 1, 1],
          [side * 0.8, y - 5, 1],
        ],
        1,
      ),
      '#f3e6df',
      'opacity=".75"',
    ),
  ].join('')
}

function uprightLamp(studio: Studio, at: Place, side: number): string {
  const part = (low: number, high: number, fill: string) =>
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.84, low, 1.5],
          [side * 0.84, high, 1.5],
          [side * 0.97, high, 2],
          [side * 0.97, low, 2],
        ],
        0.8,
      ),
      fill,
    )
  return part(72, 122, '#5d100c') + part(100, 120, '#c3241c') + part(88, 98, '#e9a23b') + part(75, 86, '#e9e2dc')
}
