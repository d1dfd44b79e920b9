import type { Finish } from '../light'
import type { Vector } from '../vectors'
import { bent, drum, face, type Piece, paired, pipe, thread } from './solid'
import { stuff } from './stuff'

/** Case, clutch and generator about the crank. */
export function crankcase([x, y]: readonly [number, number], finish: Finish = stuff.engine): Piece[] {
  return [
    ...bent(
      [
        [x, y, -15, 12, 22],
        [x, y, -12, 14, 24],
        [x, y, 12, 14, 24],
        [x, y, 15, 12, 22],
      ],
      { finish, sides: 22, power: 3, smooth: 1 },
    ),
    ...bent(
      [
        [x - 26, y + 4, -10, 9, 11],
        [x - 26, y + 4, 10, 9, 11],
      ],
      { finish, sides: 16, power: 3, smooth: 1 },
    ),
    ...paired((side) => [
      ...drum([x + 7, y - 1], 10.5, [side * 14, side * 18.5], stuff.steel),
      ...drum([x + 7, y - 1], 7.6, [side * 18, side * 19.6], stuff.alloy),
      ...drum([x - 13, y + 2], 8, [side * 14, side * 17], finish),
      ...boltsAround([x + 7, y - 1, side * 18.8], 9.2, 8),
      ...boltsAround([x - 13, y + 2, side * 17.2], 6.8, 6),
    ]),
  ]
}

function boltsAround([x, y, z]: Vector, radius: number, count: number): Piece[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const angle = (at / count) * Math.PI * 2 + 0.3
    const [bx, by] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    return thread(
      [
        [bx - 0.4, by, z],
        [bx + 0.4, by, z],
      ],
      1,
      '#d5dadb',
    )
  })
}

/** A cylinder with its fins and head, from its foot to its top. */
export function finned(foot: Vector, top: Vector, [tall, wide]: readonly [number, number], finish: Finish, fins = 8): Piece[] {
  const at = (share: number): Vector => [
    foot[0] + (top[0] - foot[0]) * share,
    foot[1] + (top[1] - foot[1]) * share,
    foot[2] + (top[2] - foot[2]) * share,
  ]
  const slice = (from: number, to: number, grow: number, colour: Finish) =>
    bent(
      [
        [...at(from), tall * grow, wide * grow],
        [...at(to), tall * grow, wide * grow],
      ],
      { finish: colour, sides: 16, power: 4.5, smooth: 1 },
    )
  return [
    ...slice(0, 0.78, 0.84, stuff.black),
    ...Array.from({ length: fins }, (_, fin) => fin).flatMap((fin) =>
      slice(0.06 + (fin * 0.7) / fins, 0.06 + ((fin + 0.48) * 0.7) / fins, 1, finish),
    ),
    ...slice(0.76, 0.98, 0.94, finish),
    ...slice(0.96, 1.06, 0.8, stuff.steel),
  ]
}

/** A radiator that looks ahead. */
export function radiator(x: number, [low, high]: readonly [number, number], half: number): Piece[] {
  const at = (y: number, z: number, out = 0): Vector => [x + (high - y) * 0.12 + out, y, z]
  const net = Array.from({ length: 10 }, (_, step) => low + ((high - low) * (step + 0.5)) / 10)
  return [
    ...bent(
      [
        [x + (high - low) * 0.12, low, 0, 2.4, half],
        [x, high, 0, 2.4, half],
      ],
      { finish: stuff.iron, sides: 8, power: 8, smooth: 1 },
    ),
    face(
      [at(low + 1, -half + 2, 2.6), at(high - 1, -half + 2, 2.6), at(high - 1, half - 2, 2.6), at(low + 1, half - 2, 2.6)],
      [1, -0.1, 0],
      stuff.black,
    ),
    ...net.flatMap((y) => thread([at(y, -half + 2, 2.9), at(y, half - 2, 2.9)], 0.4, '#596164')),
  ]
}

/** Pipes from the head down before the engine, and back to one silencer on the right. */
export function exhaust(
  heads: readonly Vector[],
  low: Vector,
  silencer: readonly [from: Vector, to: Vector],
  finish: Finish,
  radius = 6.2,
): Piece[] {
  const [from, to] = silencer
  const along = (share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  return [
    ...heads.flatMap(([x, y, z]) =>
      pipe([[x, y, z], [x + 9, y - 6, z], [x + 8, (y + low[1]) / 2, z * 0.9], [low[0] + 14, low[1] + 3, z * 0.5], low], 2, finish, 9),
    ),
    ...pipe([low, [low[0] - 26, low[1] + 1, low[2] + 6], from], 2.6, finish, 9),
    ...bent(
      [
        [...from, 3, 3],
        [...along(0.12), radius, radius * 0.92],
        [...along(0.86), radius, radius * 0.92],
        [...along(0.96), radius * 0.86, radius * 0.8],
        [...to, radius * 0.5, radius * 0.5],
      ],
      { finish, sides: 18, power: 2.4, smooth: 2 },
    ),
    ...bent(
      [
        [...along(0.97), radius * 0.4, radius * 0.4],
        [...along(1.03), radius * 0.36, radius * 0.36],
      ],
      { finish: stuff.black, sides: 12, smooth: 1 },
    ),
  ]
}

/** The chain on the left, with its sprocket. */
export function chain([frontX, frontY]: readonly [number, number], [x, y]: readonly [number, number]): Piece[] {
  const run = (up: number): Vector[] =>
    Array.from({ length: 9 }, (_, at): Vector => [frontX + ((x - frontX) * at) / 8, frontY + ((y - frontY) * at) / 8 + up, -12])
  return [...drum([x, y], 8.6, [-11.4, -12.6], stuff.steel), ...thread(run(7.6), 1.5, '#4c5457'), ...thread(run(-7.2), 1.5, '#4c5457')]
}
