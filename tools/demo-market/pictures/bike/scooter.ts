import type { BikeForm, BikeLook } from './bike-form'
import { disc, fork, guard, mirrorAt, screen, signals, tailPlate } from './parts'
import { bent, face, type Piece, paired, pipe, ribs, run } from './solid'
import { stuff } from './stuff'
import { bikeWheel } from './wheels'

const rear = 36
const front = 160

/** A shield for the legs, a floor for the feet, the engine beside its wheel; large ones have a screen and a tunnel. */
function shell({ paint, rim }: BikeLook, isLarge: boolean): Piece[] {
  const radius = isLarge ? 27 : 24.5
  return [
    ...bikeWheel({ x: rear, radius, half: 6.6, look: 'razze', rim, discs: 1, disc: 10, tyre: 0.4 }),
    ...bikeWheel({ x: front, radius, half: 5.8, look: 'razze', rim, discs: isLarge ? 2 : 1, disc: 11, tyre: 0.4 }),
    ...bent(
      [
        [86, 30, -11, 8, 6],
        [62, 28, -12, 9, 5.5],
        [rear, radius, -11.5, 8, 4.5],
      ],
      { finish: stuff.engine, sides: 16, power: 3.4 },
    ),
    ...bent(ribs('78 22 9 2.4 2.4, 62 24 13 6 4.5, 26 30 14 6.4 4.8, 16 32 14 4.6 3.8'), { finish: stuff.iron, sides: 16, power: 2.6 }),
    ...bent(ribs('58 28 18 4 0.6, 30 32 18.6 4 0.6'), { finish: stuff.alloy, sides: 10, smooth: 1 }),
    ...pipe(run('44 40 10, 40 58 10'), 3, stuff.iron, 10),
    ...guard([rear, radius], radius + 3.4, [0.7, 3], 8, stuff.black),
    ...guard([front, radius], radius + 2.8, [-0.1, 2.4], 7.8, paint),
    ...covers(paint, isLarge),
    ...fork({ axle: [front, radius, 0], head: [150, 58, 0], apart: 8.6, leg: stuff.iron, stem: stuff.chrome, isUpsideDown: false }),
    ...cockpit(paint),
    ...signals(10, 62, [7, 11], -1),
    ...tailPlate([-4, 40], [14, 64, 0]),
    ...pipe(run('8 86 9, -2 86 8, -5 86 0, -2 86 -8, 8 86 -9'), 1.4, stuff.chrome),
    ...(isLarge ? windscreen() : []),
  ]
}

/** Tail and seat, tunnel and floor, the shield with its inner side. */
function covers(paint: BikeLook['paint'], isLarge: boolean): Piece[] {
  return [
    ...bent(ribs('98 54 0 12 16, 84 58 0 17 19, 60 62 0 16 19, 34 68 0 12 15, 12 74 0 6 9, 4 76 0 3 5'), {
      finish: paint,
      sides: 30,
      power: 2.7,
      smooth: 5,
    }),
    ...bent(ribs('106 72 0 3 8, 92 76 0 4.5 14, 66 79 0 5 15.5, 40 84 0 5 13, 18 84 0 3 8'), { finish: stuff.seat, sides: 20, power: 3 }),
    ...bent(ribs('8 70 0 3 8, 3.4 71 0 2.6 6.6'), { finish: stuff.red, sides: 16, power: 3, smooth: 1 }),
    ...(isLarge ? bent(ribs('138 48 0 16 12, 120 44 0 14 11, 98 46 0 14 12'), { finish: paint, sides: 18, power: 3 }) : []),
    ...bent(ribs('140 27 0 4 14, 118 25 0 3.4 17, 92 26 0 4 17, 80 28 0 4 14'), { finish: stuff.board, sides: 16, power: 5 }),
    ...bent(ribs('120 29 0 0.6 13, 94 29.6 0 0.6 13'), { finish: stuff.black, sides: 8, power: 6, smooth: 1 }),
    ...bent(ribs('134 24 0 3.5 11, 139 34 0 4 19, 146 54 0 5 22, 150 74 0 5.5 19, 151 88 0 5 14, 150 94 0 3.6 9'), {
      finish: paint,
      sides: 26,
      power: 3,
      smooth: 5,
    }),
    ...bent(ribs('134 36 0 1.4 16, 140.6 56 0 1.4 18.6, 144.6 76 0 1.4 15'), { finish: stuff.board, sides: 12, power: 4 }),
    ...bent(ribs('155 60 0 12 2.4, 158 74 0 10 2, 157 86 0 4 1.4'), { finish: paint, sides: 14 }),
  ]
}

function cockpit(paint: BikeLook['paint']): Piece[] {
  return [
    ...bent(ribs('140 98 -19 3.6 4, 146 101 -12 5.4 5.4, 150 102 0 6.6 6.6, 146 101 12 5.4 5.4, 140 98 19 3.6 4'), {
      finish: paint,
      sides: 18,
    }),
    ...bent(ribs('153 102 0 6.4 7, 158 101.4 0 5.8 6.4'), { finish: stuff.chrome, sides: 20, smooth: 1 }),
    ...disc([158.4, 101.4, 0], 5.4, stuff.lamp),
    ...paired((side) => [
      ...pipe(run('139 98 17, 134 97 34', side), 1.9, stuff.black, 10),
      ...pipe(run('142 98 20, 140 97 34', side), 0.7, stuff.iron, 6),
      ...mirrorAt([141, 101, side * 18], [138, 120, side * 27], side),
      face(
        [
          [155, 70, side * 8],
          [156, 80, side * 9],
          [152, 78, side * 17],
          [150.8, 68, side * 18],
        ],
        [1, 0.1, side * 0.6],
        stuff.amber,
      ),
    ]),
  ]
}

function windscreen(): Piece[] {
  const row = (share: number, side: number): readonly [number, number, number] => [
    160 - share * 14 - Math.abs(side) * 0.35,
    96 + share * 36,
    side * (1 - share * 0.2),
  ]
  const rim = [row(0, -16), row(0.5, -16), row(1, -14), row(1, -7), row(1, 0), row(1, 7), row(1, 14), row(0.5, 16), row(0, 16)]
  return [...screen(row, [-16, -8, 0, 8, 16], [0.9, 0.4]), ...pipe(rim, 0.7, stuff.black, 6)]
}

const base = { length: 190, width: 72, plate: [-4, 40], lamp: [156, 92, 0] } as const
export const scooter: BikeForm = {
  ...base,
  height: 122,
  wheels: [
    { x: rear, radius: 24.5 },
    { x: front, radius: 24.5 },
  ],
  pieces: (look) => shell(look, false),
}
export const largeScooter: BikeForm = {
  ...base,
  height: 132,
  wheels: [
    { x: rear, radius: 27 },
    { x: front, radius: 27 },
  ],
  pieces: (look) => shell(look, true),
}
