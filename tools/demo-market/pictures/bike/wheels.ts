import type { Finish } from '../light'
import type { Vector } from '../vectors'
import { bent, drum, hoop, type Piece, pipe, thread } from './solid'
import { stuff } from './stuff'

export type WheelLook = 'razze' | 'raggi'
export type BikeWheel = {
  x: number
  radius: number /** Half the width of the tyre. */
  half: number
  look: WheelLook
  rim: Finish
  discs: 1 | 2
  disc: number /** Height of the tyre as a share of the radius. */
  tyre?: number
}

/** A wheel in the middle of the vehicle, with its brakes. */
export function bikeWheel({ x, radius, half, look, rim, discs, disc, tyre = 0.31 }: BikeWheel): Piece[] {
  const tall = (radius * tyre) / 2
  const inner = radius - 2 * tall
  return [
    ...hoop([x, radius, 0], radius - tall, [tall, half], stuff.rubber, 2.3),
    ...treadOf(x, radius, half),
    ...hoop([x, radius, 0], inner - 0.6, [1.5, half * 0.72], rim, 3),
    ...drum([x, radius], 4.6, [-7, 7], stuff.steel),
    ...drum([x, radius], 1.5, [-10, 10], stuff.iron),
    ...(look === 'razze' ? castSpokes(x, radius, inner, rim) : wires(x, radius, inner, half)),
    ...(discs === 2 ? [1, -1] : [1]).flatMap((side) => brake(x, radius, disc, side * 7.4)),
  ]
}

function treadOf(x: number, radius: number, half: number): Piece[] {
  return Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * Math.PI * 2
    const place = (turn: number, z: number): Vector => {
      const reach = radius + 0.15 - (Math.abs(z) / half) ** 2 * half * 0.34
      return [x + Math.cos(angle + turn) * reach, radius + Math.sin(angle + turn) * reach, z]
    }
    return thread([place(0, half * 0.1), place(0.05, half * 0.4), place(0.13, half * 0.78)], 0.45, '#0c0e0f').concat(
      thread([place(0.07, -half * 0.1), place(0.12, -half * 0.4), place(0.2, -half * 0.78)], 0.45, '#0c0e0f'),
    )
  }).flat()
}

function castSpokes(x: number, y: number, reach: number, rim: Finish): Piece[] {
  return Array.from({ length: 5 }, (_, at) => at).flatMap((at) =>
    [-0.17, 0.17].flatMap((turn) => {
      const angle = (at / 5) * Math.PI * 2 + 0.4
      const place = (radius: number, by: number): [number, number] => [x + Math.cos(angle + by) * radius, y + Math.sin(angle + by) * radius]
      const [from, to] = [place(3.6, turn * 0.6), place(reach - 0.6, turn)]
      return bent(
        [
          [...from, 0, 1.6, 2.6],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0, 1.15, 2],
          [...to, 0, 1.2, 2.6],
        ],
        { finish: rim, sides: 8, power: 3, smooth: 2 },
      )
    }),
  )
}

function wires(x: number, y: number, reach: number, half: number): Piece[] {
  return Array.from({ length: 36 }, (_, at) => at).flatMap((at) => {
    const angle = (at / 36) * Math.PI * 2
    const lean = at % 2 === 0 ? 0.34 : -0.34
    const side = at % 4 < 2 ? 1 : -1
    const hub: Vector = [x + Math.cos(angle + lean) * 4.2, y + Math.sin(angle + lean) * 4.2, side * 5.5]
    return thread(
      [hub, [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, side * half * 0.15]],
      0.34,
      at % 3 === 0 ? '#e1e6e7' : '#9aa3a6',
    )
  })
}

/** A brake disc with its holes, and the calliper that holds it. */
function brake(x: number, y: number, radius: number, z: number): Piece[] {
  const holes = Array.from({ length: 30 }, (_, at) => {
    const angle = (at / 30) * Math.PI * 2
    const reach = radius * (at % 2 === 0 ? 0.83 : 0.93)
    const place = (by: number): Vector => [x + Math.cos(angle + by) * reach, y + Math.sin(angle + by) * reach, z + Math.sign(z) * 0.35]
    return thread([place(0), place(0.045)], 0.7, '#50595c')
  }).flat()
  return [
    ...hoop([x, y, z], radius * 0.87, [radius * 0.13, 0.3], stuff.chrome, 6),
    ...hoop([x, y, z], radius * 0.55, [radius * 0.09, 0.35], stuff.iron, 6),
    ...holes,
    ...Array.from({ length: 5 }, (_, at) => at).flatMap((at) => {
      const angle = (at / 5) * Math.PI * 2
      return pipe(
        [
          [x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5, z],
          [x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8, z],
        ],
        0.7,
        stuff.iron,
        6,
      )
    }),
  ]
}
