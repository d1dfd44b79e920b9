import type { Finish } from '../light'
import type { Vector } from '../vectors'
import { bent, drum, face, type Piece, paired, pipe, type Rib, thread } from './solid'
import { stuff } from './stuff'

type Fork = {
  axle: Vector
  head: Vector /** Half of the distance of its legs. */
  apart: number
  leg: Finish
  stem: Finish
  isUpsideDown: boolean
}

/** Two legs with their bridges, and the callipers on them. */
export function fork({ axle, head, apart, leg, stem, isUpsideDown }: Fork): Piece[] {
  const at = (share: number, z: number, out = 0): Vector => [
    axle[0] + (head[0] - axle[0]) * share + out,
    axle[1] + (head[1] - axle[1]) * share,
    z,
  ]
  const [low, high] = isUpsideDown ? [2.1, 3] : [3, 2.1]
  return [
    ...paired((side) => [
      ...pipe([at(-0.02, side * apart), at(0.42, side * apart)], low, isUpsideDown ? stem : leg, 10),
      ...pipe([at(0.4, side * apart), at(1.02, side * apart)], high, isUpsideDown ? leg : stem, 10),
      ...bent(
        [
          [...at(0.18, side * (apart - 0.5), -4), 4.4, 2.4],
          [...at(0.34, side * (apart - 0.5), -5.5), 4.4, 2.4],
        ],
        { finish: stuff.iron, sides: 8, power: 4, smooth: 1 },
      ),
    ]),
    ...[0.76, 1].flatMap((share) => pipe([at(share, -apart - 2), at(share, apart + 2)], 2.7, stuff.iron, 8)),
  ]
}

/** A mudguard bent around a wheel, between two angles. */
export function guard(
  [x, y]: readonly [number, number],
  radius: number,
  [from, to]: readonly [number, number],
  half: number,
  finish: Finish,
): Piece[] {
  const steps = 14
  const ribs = Array.from({ length: steps + 1 }, (_, at): Rib => {
    const angle = from + ((to - from) * at) / steps
    const fade = at === 0 || at === steps ? 0.7 : 1
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0, 1.1, half * fade]
  })
  return bent(ribs, { finish, sides: 14, power: 2.6, smooth: 1 })
}

type Bars = {
  middle: Vector
  grip: Vector /** Where the bar bends on its way out. */
  bend: Vector
  finish: Finish
  mirror: 'alto' | 'carena' | 'nessuno'
  hasGuards?: boolean
}

/** Handlebar, grips, levers and mirrors. */
export function bars({ middle, grip, bend, finish, mirror, hasGuards = false }: Bars): Piece[] {
  return paired((side) => {
    const of = ([x, y, z]: Vector): Vector => [x, y, side * z]
    const end = of(grip)
    const inner: Vector = [end[0] + 3, end[1] + 0.6, end[2] - side * 12]
    return [
      ...pipe([middle, of(bend), inner, end], 1.2, finish),
      ...pipe([inner, end], 1.9, stuff.black, 10),
      ...pipe(
        [
          [end[0] - 0.4, end[1], end[2] - side * 0.5],
          [end[0] - 0.6, end[1], end[2] + side * 2],
        ],
        2,
        stuff.alloy,
      ),
      ...pipe(
        [
          [inner[0] + 2, inner[1], inner[2] - side * 2],
          [end[0] + 6, end[1] - 0.5, end[2] - side * 2],
        ],
        0.7,
        stuff.iron,
        6,
      ),
      ...bent(
        [
          [inner[0] + 2, inner[1] + 1, inner[2] - side * 4.5, 2.4, 2.4],
          [inner[0] + 1, inner[1] + 1.5, inner[2] - side * 8, 2.2, 2.2],
        ],
        { finish: stuff.black, sides: 8, smooth: 1 },
      ),
      ...(hasGuards ? handGuard(inner, end, side) : []),
      ...(mirror === 'alto'
        ? mirrorAt([inner[0] + 1, inner[1] + 1, inner[2] - side * 4], [end[0] + 3, end[1] + 18, end[2] - side * 2], side)
        : []),
    ]
  })
}

function handGuard(inner: Vector, end: Vector, side: number): Piece[] {
  return bent(
    [
      [inner[0] + 8, inner[1] + 1, inner[2] - side * 4, 5, 0.9],
      [inner[0] + 10, inner[1] + 1, (inner[2] + end[2]) / 2, 6, 0.9],
      [end[0] + 6, end[1], end[2] + side, 4, 0.9],
      [end[0] + 1, end[1], end[2] + side * 3, 1.5, 0.9],
    ],
    { finish: stuff.black, sides: 8, power: 3, smooth: 3 },
  )
}

/** A mirror on its stalk; its glass looks back. */
export function mirrorAt(foot: Vector, head: Vector, side: number): Piece[] {
  const [x, y, z] = head
  return [
    ...pipe([foot, [x + 2, y - 6, z - side * 1], [x + 1, y - 2, z]], 0.75, stuff.black, 6),
    ...bent(
      [
        [x, y, z - side * 7, 2.2, 1.6],
        [x, y + 0.4, z - side * 3, 4.4, 2.2],
        [x, y + 0.6, z + side * 4, 4.2, 2.2],
        [x, y, z + side * 8, 2, 1.6],
      ],
      { finish: stuff.black, power: 2.6, smooth: 3 },
    ),
    face(
      [
        [x - 2.3, y - 3, z - 6],
        [x - 2.3, y + 3.6, z - 6],
        [x - 2.3, y + 3.6, z + 6],
        [x - 2.3, y - 3, z + 6],
      ],
      [-1, 0, 0],
      stuff.glass,
    ),
  ]
}

/** A round head lamp that looks ahead; `radius` with its housing. */
export function roundLamp([x, y]: readonly [number, number], radius: number, shell: Finish): Piece[] {
  return [
    ...bent(
      [
        [x - radius * 0.95, y, 0, radius * 0.45, radius * 0.45],
        [x - radius * 0.5, y, 0, radius * 0.9, radius * 0.9],
        [x, y, 0, radius, radius],
      ],
      { finish: shell, sides: 22 },
    ),
    ...disc([x + 0.4, y, 0], radius * 0.93, stuff.chrome),
    ...disc([x + 0.9, y, 0], radius * 0.82, stuff.lamp),
    ...disc([x + 1.2, y, 0], radius * 0.36, stuff.alloy),
    ...disc([x + 1.4, y, 0], radius * 0.22, stuff.lamp),
  ]
}

/** A flat round face that looks ahead. */
export function disc([x, y, z]: Vector, radius: number, finish: Finish, way: 1 | -1 = 1): Piece[] {
  const ring = Array.from({ length: 24 }, (_, at): Vector => {
    const angle = (at / 24) * Math.PI * 2
    return [x, y + Math.sin(angle) * radius, z + Math.cos(angle) * radius]
  })
  return [face(ring, [way, 0, 0], finish)]
}

/** Turn signals on short stalks. */
export function signals(x: number, y: number, [from, to]: readonly [number, number], way: 1 | -1): Piece[] {
  return paired((side) => [
    ...pipe(
      [
        [x, y, side * from],
        [x, y, side * to],
      ],
      0.7,
      stuff.black,
      6,
    ),
    ...bent(
      [
        [x - way * 1.5, y, side * (to + 2), 1.8, 2.6],
        [x + way * 2.4, y, side * (to + 2), 2.1, 3],
      ],
      { finish: stuff.amber, power: 3, smooth: 1 },
    ),
  ])
}

/** A plate at the tail, on its holder; it leans as the holder does. */
export const bikePlate = { width: 17.7, height: 17.7 } as const

export function plateOf([x, y]: readonly [number, number]): Vector[] {
  const [half, tall] = [bikePlate.width / 2, bikePlate.height]
  return [
    [x + 3, y + tall, -half],
    [x + 3, y + tall, half],
    [x, y, half],
    [x, y, -half],
  ]
}

export function tailPlate(place: readonly [number, number], holder: Vector): Piece[] {
  const corners = plateOf(place)
  const [tl, tr, br, bl] = corners
  if (!tl || !tr || !br || !bl) return []
  const mix = (a: Vector, b: Vector, share: number): Vector => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]
  const at = (across: number, down: number, out = -0.5): Vector => {
    const [x, y, z] = mix(mix(tl, tr, across), mix(bl, br, across), down)
    return [x + out, y, z]
  }
  const strip = (from: number, to: number, finish: Finish) => face([at(from, 0), at(to, 0), at(to, 1), at(from, 1)], [-1, 0, 0], finish)
  const signs = [0.22, 0.4, 0.58, 0.74].flatMap((across) =>
    [0.16, 0.56].flatMap((down) => thread([at(across, down, -1), at(across, down + 0.26, -1)], 1.6, '#2a3032')),
  )
  return [
    ...bent(
      [
        [holder[0], holder[1], 0, 2, 5],
        [place[0] + 5, place[1] + bikePlate.height + 1, 0, 1.6, 6],
        [place[0] + 2.6, place[1] + 3, 0, 0.8, 9.4],
      ],
      { finish: stuff.black, sides: 8, power: 4, smooth: 3 },
    ),
    strip(0, 1, stuff.lamp),
    strip(0, 0.1, { base: [0.1, 0.31, 0.63], gloss: 0.05 }),
    strip(0.9, 1, { base: [0.1, 0.31, 0.63], gloss: 0.05 }),
    ...signs,
    ...drum([place[0] + 4.5, place[1] + bikePlate.height + 3], 1.4, [-3, 3], stuff.lamp),
  ]
}

/** A screen that one sees through; `row` gives a place at a share of its height. */
export function screen(
  row: (share: number, z: number) => Vector,
  across: readonly number[],
  [ahead, up]: readonly [number, number],
): Piece[] {
  return [0, 0.25, 0.5, 0.75].flatMap((low) =>
    across.slice(1).flatMap((z, at) => {
      const before = across[at] ?? 0
      const corners = [row(low, before), row(low, z), row(low + 0.25, z), row(low + 0.25, before)]
      return [face(corners, [ahead, up, z * 0.03], stuff.glass, 0.45), face(corners, [-ahead, -up, -z * 0.03], stuff.glass, 0.4)]
    }),
  )
}
