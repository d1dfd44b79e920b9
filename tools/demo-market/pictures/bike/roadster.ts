import type { Vector } from '../vectors'
import type { BikeForm, BikeLook } from './bike-form'
import { chain, crankcase, exhaust, finned, radiator } from './engine'
import { bars, fork, guard, roundLamp, signals, tailPlate } from './parts'
import { bent, face, type Piece, paired, pipe, ribs, run, thread } from './solid'
import { stuff } from './stuff'
import { bikeWheel } from './wheels'

const rear = 38
/** Where its front wheel stands. */
export const frontAxle = 182

/** What naked and sports bikes share: wheels, engine, frame, tank, seat. */
export function rolling({ paint, rim, isElectric }: BikeLook): Piece[] {
  return [
    ...bikeWheel({ x: rear, radius: 31.5, half: 9, look: 'razze', rim, discs: 1, disc: 11 }),
    ...bikeWheel({ x: frontAxle, radius: 30, half: 6.2, look: 'razze', rim, discs: 2, disc: 15.5 }),
    ...paired((side) =>
      bent(
        [
          [92, 44, side * 10, 4.4, 2],
          [66, 41, side * 11, 3.6, 2],
          [rear, 31.5, side * 10.5, 2.8, 1.8],
        ],
        { finish: stuff.alloy, sides: 10, power: 4 },
      ),
    ),
    ...(isElectric
      ? battery()
      : [
          ...crankcase([110, 38]),
          ...finned([116, 48, 0], [128, 76, 0], [12, 17], stuff.engine, 5),
          ...radiator(139, [46, 76], 15),
          ...fourPipes(),
        ]),
    ...chain([84, 42], [rear, 31.5]),
    ...frame(),
    ...bent(ribs('80 52 0 3.4 3.4, 66 76 0 3.4 3.4'), { finish: stuff.red, sides: 14, smooth: 1 }),
    ...tank(paint),
  ]
}

function frame(): Piece[] {
  return paired((side) => [
    ...bent(ribs('156 96 4 6 2, 136 86 14 6.4 2, 108 70 15.5 5.4 2, 90 52 13 7 2, 88 40 12 4 2', side), {
      finish: stuff.iron,
      sides: 10,
      power: 4,
    }),
    ...pipe(run('96 74 11, 62 82 10, 28 90 6', side), 1.6, stuff.iron),
    ...pipe(run('90 50 12, 66 66 11, 48 82 9', side), 1.5, stuff.iron),
    ...bent(ribs('88 34 14 1.2 1.4, 84 33 22 1.2 1.6', side), { finish: stuff.alloy, sides: 8, smooth: 1 }),
    ...bent(ribs('58 52 13 1.2 1.4, 55 51 20 1.2 1.6', side), { finish: stuff.alloy, sides: 8, smooth: 1 }),
  ])
}

function tank(paint: BikeLook['paint']): Piece[] {
  return [
    ...bent(ribs('158 98 0 4 7, 150 101 0 8 12, 138 103 0 12 15.5, 122 102 0 14 16, 108 96 0 12.5 13, 98 90 0 9.5 10, 92 87 0 6 8.5'), {
      finish: paint,
      sides: 40,
      power: 2.5,
      smooth: 9,
    }),
    face(lying([134, 116.6, 0], 4.6), [0.1, 1, 0], stuff.steel),
    face(lying([134, 116.9, 0], 3.3), [0.1, 1, 0], stuff.alloy),
  ]
}

const lying = ([x, y, z]: Vector, radius: number): Vector[] =>
  Array.from(
    { length: 20 },
    (_, at): Vector => [x + Math.cos((at / 20) * Math.PI * 2) * radius, y, z + Math.sin((at / 20) * Math.PI * 2) * radius],
  )

function fourPipes(): Piece[] {
  return exhaust(
    [-10, -3.5, 3.5, 10].map((z): Vector => [134, 66, z]),
    [100, 20, 6],
    [
      [70, 24, 16],
      [34, 40, 19],
    ],
    stuff.steel,
  )
}

function battery(): Piece[] {
  return [
    ...bent(ribs('92 54 0 16 14, 100 52 0 24 15, 128 56 0 25 15, 138 60 0 18 13'), { finish: stuff.iron, sides: 18, power: 6 }),
    ...paired((side) =>
      Array.from({ length: 7 }, (_, at) =>
        thread(
          [
            [100 + at * 5, 36, side * 15.4],
            [100 + at * 5, 74, side * 15.4],
          ],
          1.2,
          '#596164',
        ),
      ).flat(),
    ),
    ...bent(ribs('92 40 -15 10 10, 92 40 15 10 10'), { finish: stuff.alloy, sides: 22, smooth: 1 }),
  ]
}

/** `rise`: how far its end points up. */
export function seatAndTail({ paint }: BikeLook, rise: number): Piece[] {
  return [
    ...bent(ribs('96 84 0 4 7, 84 83 0 4.5 12, 66 85 0 4.5 14, 56 90 0 4 11'), { finish: stuff.seat, sides: 20, power: 3 }),
    ...bent(
      [
        [60, 92, 0, 3.4, 9.5],
        [44, 96 + rise * 0.4, 0, 4, 10],
        [24, 100 + rise, 0, 3, 6.5],
      ],
      { finish: stuff.seat, sides: 20, power: 3 },
    ),
    ...bent(
      [
        [84, 76, 0, 6, 9],
        [64, 82, 0, 6, 10.5],
        [40, 91 + rise * 0.4, 0, 5, 9],
        [16, 99 + rise, 0, 3.4, 5.5],
        [10, 101 + rise, 0, 2, 4],
      ],
      { finish: paint, sides: 20, power: 3 },
    ),
    ...bent(
      [
        [11, 97.5 + rise, 0, 1.8, 5.4],
        [8, 98.5 + rise, 0, 1.6, 4.8],
      ],
      { finish: stuff.red, sides: 14, power: 3, smooth: 1 },
    ),
    ...signals(14, 88 + rise, [5, 12], -1),
    ...tailPlate([-2, 56], [22, 92 + rise, 0]),
  ]
}

export const naked: BikeForm = {
  length: 212,
  width: 78,
  height: 124,
  wheels: [
    { x: rear, radius: 31.5 },
    { x: frontAxle, radius: 30 },
  ],
  plate: [-2, 56],
  lamp: [176, 98, 0],
  pieces: (look) => [
    ...rolling(look),
    ...seatAndTail(look, 0),
    ...fork({ axle: [frontAxle, 30, 0], head: [155, 101, 0], apart: 10.5, leg: stuff.gold, stem: stuff.chrome, isUpsideDown: true }),
    ...guard([frontAxle, 30], 33.4, [0.5, 2.3], 7.5, look.paint),
    ...roundLamp([176, 99], 9.4, look.paint),
    ...bent(ribs('158 112 0 3 7, 166 114 0 3 7'), { finish: stuff.black, sides: 12, power: 4, smooth: 1 }),
    ...signals(168, 92, [8, 17], 1),
    ...bars({ middle: [153, 107, 0], bend: [153, 114, 18], grip: [138, 114, 37], finish: stuff.iron, mirror: 'alto' }),
    ...paired((side) =>
      bent(ribs('146 84 15 6 1.6, 128 80 17.5 8 1.8, 114 78 16 4 1.4', side), { finish: look.paint, sides: 12, power: 3 }),
    ),
  ],
}
