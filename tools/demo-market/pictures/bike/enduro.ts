import type { Vector } from '../vectors'
import type { BikeForm, BikeLook } from './bike-form'
import { chain, crankcase, exhaust, finned } from './engine'
import { bars, fork, guard, screen, signals, tailPlate } from './parts'
import { bent, face, type Piece, paired, pipe, ribs, run } from './solid'
import { stuff } from './stuff'
import { bikeWheel } from './wheels'

const rear = 38
const front = 190

/** Tall, on wires, with a long fork; `isTourer` with a screen, a beak and a rack. */
function tall(look: BikeLook, isTourer: boolean): Piece[] {
  const { paint, rim } = look
  const fat = isTourer ? 7.5 : 6.2
  return [
    ...bikeWheel({ x: rear, radius: 32.5, half: fat + 1, look: 'raggi', rim, discs: 1, disc: 11 }),
    ...bikeWheel({ x: front, radius: 34.5, half: fat - 1.6, look: 'raggi', rim, discs: isTourer ? 2 : 1, disc: 14 }),
    ...paired((side) =>
      bent(
        [
          [94, 50, side * 9, 4, 2],
          [rear, 32.5, side * 10, 2.6, 1.8],
        ],
        { finish: stuff.alloy, sides: 10, power: 4, smooth: 1 },
      ),
    ),
    ...crankcase([112, 46]),
    ...finned([116, 58, 0], [126, 84, 0], [11, 13], stuff.engine, 6),
    ...exhaust(
      [
        [134, 76, -4],
        [134, 76, 4],
      ],
      [104, 30, 8],
      [
        [74, 62, 15],
        [22, 84, 18],
      ],
      stuff.steel,
      6.6,
    ),
    ...chain([88, 50], [rear, 32.5]),
    ...frameAndTank(paint),
    ...bent(ribs('112 101 0 3.6 7, 92 97 0 4.4 11, 60 99 0 4.6 12.5, 30 104 0 3.4 9'), { finish: stuff.seat, sides: 18, power: 3 }),
    ...bent(ribs('74 88 0 4 9, 40 94 0 3.6 8, 8 100 0 2 6.5, -4 102 0 1.2 5'), { finish: paint, sides: 16, power: 3 }),
    ...bent(ribs('1 97 0 1.8 4.5, -2 97.6 0 1.5 4'), { finish: stuff.red, sides: 12, power: 3, smooth: 1 }),
    ...fork({ axle: [front, 34.5, 0], head: [160, 115, 0], apart: 10, leg: stuff.gold, stem: stuff.chrome, isUpsideDown: true }),
    ...bars({
      middle: [157, 120, 0],
      bend: [156, 129, 16],
      grip: [142, 129, 41],
      finish: stuff.black,
      mirror: isTourer ? 'alto' : 'nessuno',
      hasGuards: true,
    }),
    ...signals(14, 94, [5, 13], -1),
    ...tailPlate([-8, 62], [14, 97, 0]),
    ...(isTourer ? adventure(look) : cross(look)),
  ]
}

function frameAndTank(paint: BikeLook['paint']): Piece[] {
  return [
    ...paired((side) => [
      ...pipe(run('160 110 3, 140 96 12, 104 88 13, 92 60 11', side), 2, stuff.iron, 9),
      ...pipe(run('160 104 3, 148 70 8, 136 34 10, 104 28 11', side), 1.9, stuff.iron, 9),
      ...pipe(run('100 88 10, 50 96 9, 20 99 7', side), 1.5, stuff.iron),
      ...bent(ribs('96 34 14 1.4 2, 92 33 22 1.4 2.2', side), { finish: stuff.iron, sides: 8, smooth: 1 }),
      ...bent(ribs('160 98 10 8 1.6, 150 88 17 16 2, 136 82 19 15 2, 122 84 16 7 1.6', side), {
        finish: paint,
        sides: 16,
        power: 3,
        smooth: 5,
      }),
    ]),
    ...bent(ribs('126 28 0 2 9, 110 27 0 2 11, 94 28 0 2 9'), { finish: stuff.alloy, sides: 12, power: 4 }),
    ...bent(ribs('158 104 0 6 6, 146 106 0 11 12, 128 106 0 13 13, 112 101 0 9 9.5, 104 98 0 6 8'), {
      finish: paint,
      sides: 26,
      power: 2.6,
      smooth: 5,
    }),
  ]
}

function adventure({ paint }: BikeLook): Piece[] {
  const row = (share: number, z: number): Vector => [176 - share * 13 - Math.abs(z) * 0.3, 120 + share * 24, z * (1 - share * 0.16)]
  return [
    ...guard([front, 34.5], 37.6, [0.75, 2.1], 7, stuff.black),
    ...bent(ribs('214 84 0 1.6 3.5, 202 92 0 3.2 8, 186 100 0 5 10, 170 106 0 6 11'), { finish: paint, sides: 18, power: 3, smooth: 5 }),
    ...bent(ribs('188 106 0 3 8, 182 110 0 8 13, 168 114 0 10 14, 158 114 0 8 12'), { finish: paint, sides: 22, power: 3, smooth: 5 }),
    ...paired((side) =>
      bent(ribs('182 110 7 3.2 5, 188.6 108.6 5.4 3.2 5, 190.4 108.2 5 2 3.6', side), { finish: stuff.lamp, power: 2.4 }),
    ),
    ...screen(row, [-13, -6.5, 0, 6.5, 13], [0.8, 0.5]),
    ...paired((side) => pipe(run('40 102 9, 10 106 10, -6 106 9, -8 106 0', side), 1.1, stuff.iron)),
    ...paired((side) => pipe(run('150 56 18, 134 40 21, 112 40 21, 104 60 17', side), 1.4, stuff.iron)),
  ]
}

function cross({ paint }: BikeLook): Piece[] {
  return [
    ...bent(ribs('222 74 0 1.2 3.5, 204 80 0 1.8 7.5, 182 86 0 2 8.5, 162 86 0 1.6 7'), { finish: paint, sides: 14, power: 3, smooth: 5 }),
    ...bent(ribs('178 96 0 12 10, 174 108 0 8 9, 170 116 0 3 7'), { finish: paint, sides: 16, power: 4 }),
    face(
      [
        [186.5, 94, -5],
        [186.5, 94, 5],
        [183, 103, 5],
        [183, 103, -5],
      ],
      [1, 0.3, 0],
      stuff.lamp,
    ),
  ]
}

const base = {
  wheels: [
    { x: rear, radius: 32.5 },
    { x: front, radius: 34.5 },
  ],
  plate: [-8, 62],
  width: 88,
} as const
export const adventureBike: BikeForm = { ...base, length: 226, height: 146, lamp: [186, 110, 0], pieces: (look) => tall(look, true) }
export const crossBike: BikeForm = { ...base, length: 226, height: 132, lamp: [184, 99, 0], pieces: (look) => tall(look, false) }
