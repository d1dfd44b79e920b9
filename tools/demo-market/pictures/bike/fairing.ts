import type { Corner } from '@/lib/market/illustrations/geometry'
import type { Vector } from '../vectors'
import type { BikeForm, BikeLook } from './bike-form'
import { bars, fork, guard, screen } from './parts'
import { frontAxle, naked, rolling, seatAndTail } from './roadster'
import { bent, edge, type Piece, paired, type Rib, ribs, sheet, thread } from './solid'
import { stuff } from './stuff'

/** Half and full fairings; tourers have a taller screen, and cases. */
function faired(look: BikeLook, isTourer: boolean): Piece[] {
  const { paint } = look
  const up = isTourer ? 10 : 0
  return [
    ...rolling(look),
    ...seatAndTail(look, isTourer ? 0 : 9),
    ...fork({
      axle: [frontAxle, 30, 0],
      head: [157, 96, 0],
      apart: 10.5,
      leg: isTourer ? stuff.alloy : stuff.gold,
      stem: stuff.chrome,
      isUpsideDown: !isTourer,
    }),
    ...guard([frontAxle, 30], 33.2, [0.45, 2.5], 8, paint),
    ...bent(lifted(ribs('192 92 0 2.5 4, 188 93 0 7 10, 178 95 0 12 15.5, 164 98 0 12 19, 150 94 0 9 19'), up), {
      finish: paint,
      sides: 34,
      power: 2.5,
      smooth: 8,
    }),
    ...paired((side) => panels(paint, side, up)),
    ...screen(screenRow(up, isTourer), [-15, -10, -5, 0, 5, 10, 15], [0.6, 0.7]),
    ...bent(
      [
        [152, 105 + up * 0.6, 0, 2.5, 8],
        [160, 107 + up * 0.6, 0, 2.5, 9],
      ],
      { finish: stuff.black, sides: 12, power: 4, smooth: 1 },
    ),
    ...bars({
      middle: [156, 102 + up * 0.5, 0],
      bend: [154, 102 + up * 0.6, 14],
      grip: [138, 99 + up * 0.8, 33],
      finish: stuff.iron,
      mirror: 'nessuno',
    }),
    ...(isTourer ? cases(paint) : []),
  ]
}

function panels(paint: BikeLook['paint'], side: 1 | -1, up: number): Piece[] {
  return [
    ...sheet({ side, finish: paint, out: bulge, corners: fairingOutline(up) }),
    ...sheet({
      side,
      finish: stuff.black,
      out: (x, y) => bulge(x, y) + 1.6,
      corners: edge('154 66 3, 134 60 3, 114 46 3, 124 45 4, 148 55 4'),
    }),
    ...sheet({
      side,
      finish: stuff.chrome,
      out: (x, y) => bulge(x, y) + 1.4,
      corners: edge('170 84 1, 140 76 2, 112 60 1, 140 73 2, 170 81.5 1'),
    }),
    ...bent(lifted(ribs('182 95.5 10.5 3 4.6, 188.4 93.6 8.6 3 4.6, 190.4 93 7.8 2 3.4', side), up), { finish: stuff.lamp, power: 2.4 }),
    ...bent(lifted(ribs('172 106 16 1.2 1.6, 166 111 27 2.6 2, 162 112 34 4 2.4, 160 112 40 2.4 1.6', side), up), {
      finish: stuff.black,
      power: 2.6,
    }),
  ]
}

const lifted = (given: readonly Rib[], up: number) => given.map(([x, y, ...rest]): Rib => [x, y + up, ...rest])

const screenRow =
  (up: number, isTourer: boolean) =>
  (share: number, z: number): Vector => [
    184 - share * (isTourer ? 20 : 26) - Math.abs(z) * 0.5,
    101 + up + share * (isTourer ? 22 : 11) - Math.abs(z) * 0.16,
    z * (1 - share * 0.25),
  ]

const bulge = (x: number, y: number) =>
  22 - (Math.max(0, x - 138) / 48) ** 2 * 8.5 - (Math.max(0, 112 - x) / 40) ** 2 * 5 - (Math.abs(y - 64) / 46) ** 2 * 4

/** Above the lamps it is higher where the screen is. */
const fairingOutline = (up: number): Corner[] =>
  edge(
    '187 95 6, 176 106 10, 152 106 8, 146 94 10, 130 84 12, 108 74 10, 96 52 14, 74 32 6, 96 22 10, 134 25 20, 150 44 22, 166 70 14, 182 84 8',
  ).map(([x, y, radius]): Corner => [x, y > 80 && x > 140 ? y + up : y, radius])

function cases(paint: BikeLook['paint']): Piece[] {
  return paired((side) => [
    ...bent(ribs('66 70 24 10 5, 58 70 25 16 9, 24 74 25 16 9, 14 76 24 11 6', side), { finish: paint, sides: 20, power: 4 }),
    ...thread(
      [
        [62, 72, side * 34.2],
        [40, 73, side * 34.4],
        [18, 76, side * 34],
      ],
      0.9,
      '#0c0f10',
    ),
  ])
}

const base = { length: 212, width: 74, wheels: naked.wheels, plate: naked.plate } as const
export const sports: BikeForm = { ...base, height: 116, lamp: [188, 92, 0], pieces: (look) => faired(look, false) }
export const tourer: BikeForm = { ...base, width: 78, height: 136, lamp: [188, 102, 0], pieces: (look) => faired(look, true) }
