import { unit } from '../vectors'
import { isCoach, isVan } from './body'
import { classicNose } from './classic-ends'
import { badge, bothSides, disc, lampTop, lifted, type Place, shape } from './end-shapes'
import { hasNose, plate, plateHeight } from './plate'
import { facing, line, patch, type Studio } from './studio'

export function nose(studio: Studio): string {
  const { body } = studio
  if (!hasNose(studio)) return ''
  const at: Place = (y, u, out = 0) => body.onEnd('nose', y, u, out)
  if (body.profile.classic) return classicNose(studio, at, body.profile.classic)
  const lamp = lampTop(studio) + (isVan(body.profile) || isCoach(body.profile) ? 6 : 1)
  const high = lamp + 3
  const isClosed = studio.isElectric && !isCoach(body.profile)
  return [
    isClosed ? closedGrille(studio, at, lamp) : grille(studio, at, high),
    intake(studio, lifted(studio, at, 'nose')),
    ...bothSides.map((side) => headLamp(studio, at, side, lamp)),
    badge(studio, at(isClosed ? high - 2 : high - 4, 0, 1.2)),
    plate(studio, at, plateHeight(studio, 'nose')),
  ].join('')
}

/** Half of the upper and of the lower width, height as a share, and number of bars. */
const grilles = [
  { upper: 0.5, lower: 0.4, share: 1, bars: 4 },
  { upper: 0.55, lower: 0.52, share: 0.5, bars: 2 },
  { upper: 0.38, lower: 0.42, share: 1.15, bars: 6 },
  { upper: 0.52, lower: 0.3, share: 0.78, bars: 3 },
] as const

function grille(studio: Studio, at: Place, high: number): string {
  const { upper, lower, share: tall, bars: count } = grilles[studio.face % grilles.length] ?? grilles[0]
  const low = high - (high - Math.min(50, high - 14)) * tall
  const frame = [
    [-upper, high, 5],
    [upper, high, 5],
    [lower, low, 6],
    [-lower, low, 6],
  ] as const
  const bars = Array.from({ length: count }, (_, place) => {
    const share = (place + 1) / (count + 1)
    const y = low + (high - low) * share
    const reach = (lower + (upper - lower) * share) * 0.97
    return line(studio, [at(y, -reach, 0.8), at(y, 0, 0.8), at(y, reach, 0.8)], '#3d4649', 0.9)
  })
  const edge = shape(at, frame, 0.7)
  return [patch(studio, edge, '#0c1011'), ...bars, line(studio, [...edge, ...edge.slice(0, 1)], '#a8b1b3', 0.9, 'opacity=".85"')].join('')
}

/** An electric car needs no air there: a strip of light between the lamps. */
function closedGrille(studio: Studio, at: Place, lamp: number): string {
  const strip = [-0.56, -0.3, 0, 0.3, 0.56].map((u) => at(lamp - 1, u, 0.9))
  return line(studio, strip, '#14191b', 5) + line(studio, strip, '#eef8fb', 1.3)
}

function intake(studio: Studio, at: Place): string {
  const low = [
    [-0.72, 38, 4],
    [0.72, 38, 4],
    [0.6, 24, 5],
    [-0.6, 24, 5],
  ] as const
  const fog = (side: number) =>
    shape(at, [
      [side * 0.72, 42, 2],
      [side * 0.9, 46, 3],
      [side * 0.9, 32, 3],
      [side * 0.74, 33, 2],
    ])
  return [
    patch(studio, shape(at, low), '#0d1112'),
    line(studio, [at(31, -0.6, 0.7), at(31, 0, 0.7), at(31, 0.6, 0.7)], '#2c3335', 1.2),
    ...(facing(studio.lens, [1, 0, 0], at(40, 0)) < 0.35 ? [] : bothSides).map(
      (side) => patch(studio, fog(side), '#111617') + patch(studio, disc(at, 39, side * 0.82, 3.4), '#cfd8da', 'opacity=".8"'),
    ),
  ].join('')
}

function headLamp(studio: Studio, at: Place, side: number, y: number): string {
  const glass = shape(
    at,
    [
      [side * 0.56, y - 5, 2],
      [side * 0.58, y + 4, 3],
      [side * 0.985, y + 8, 4],
      [side * 0.985, y - 5, 4],
      [side * 0.75, y - 7, 3],
    ],
    0.6,
  )
  return [
    patch(studio, glass, '#14191b', 'stroke="#0a0d0e" stroke-width="1.5"'),
    ...(facing(studio.lens, unit([1, 0, side * 0.9]), at(y, side * 0.8)) < 0.3 ? [] : lensesOf(studio, at, side, y)),
  ].join('')
}

function lensesOf(studio: Studio, at: Place, side: number, y: number): string[] {
  return [
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.6, y - 3.5, 2],
          [side * 0.62, y + 3, 2],
          [side * 0.95, y + 6, 3],
          [side * 0.95, y - 3.5, 3],
        ],
        0.7,
      ),
      '#59656a',
    ),
    ...[0.68, 0.82].flatMap((u) => [
      patch(studio, disc(at, y + 0.6, side * u, 4), '#20272a'),
      patch(studio, disc(at, y + 0.6, side * u, 3), '#e8f1f5'),
      patch(studio, disc(at, y + 1.4, side * u, 1.2), '#ffffff'),
    ]),
    line(
      studio,
      [at(y - 4, side * 0.6, 1), at(y - 5, side * 0.76, 1), at(y - 3.6, side * 0.95, 1), at(y + 5, side * 0.965, 1)],
      '#f8fdff',
      1.5,
    ),
    patch(
      studio,
      shape(
        at,
        [
          [side * 0.58, y + 1.5, 1],
          [side * 0.59, y + 4, 2],
          [side * 0.97, y + 7.5, 3],
          [side * 0.97, y + 4.5, 2],
        ],
        0.9,
      ),
      '#ffffff',
      'opacity=".22"',
    ),
  ]
}
