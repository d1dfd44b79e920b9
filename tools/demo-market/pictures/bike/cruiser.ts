import type { BikeForm } from './bike-form'
import { chain, crankcase, finned } from './engine'
import { bars, disc, fork, guard, roundLamp, signals, tailPlate } from './parts'
import { bent, type Piece, paired, pipe, ribs, run } from './solid'
import { stuff } from './stuff'
import { bikeWheel } from './wheels'

const rear = 40
const front = 204

/** Two cylinders in a V, air filter between them, and a pipe of each. */
function engine(): Piece[] {
  return [
    ...crankcase([112, 38], stuff.steel),
    ...finned([104, 46, 0], [90, 78, 0], [9.5, 12], stuff.alloy, 8),
    ...finned([118, 46, 0], [136, 76, 0], [9.5, 12], stuff.alloy, 8),
    ...bent(ribs('112 64 10 8 8, 112 64 19 8.4 8.4, 112 64 21 7 7'), { finish: stuff.chrome, sides: 24, smooth: 2 }),
    ...pipe(run('142 66 8, 152 52 15, 138 28 18, 104 24 19'), 2.6, stuff.chrome, 12),
    ...pipe(run('92 66 9, 88 50 17, 96 34 19, 84 32 19'), 2.6, stuff.chrome, 12),
    ...bent(ribs('104 24 19 2.6 2.6, 92 24 19 4.6 4.6, 26 25 19 4.9 4.9, 14 25 19 4.2 4.2'), { finish: stuff.chrome, sides: 16 }),
    ...bent(ribs('86 34 19 2.6 2.6, 74 35 19 4.6 4.6, 22 36 19 4.9 4.9, 10 36 19 4.2 4.2'), { finish: stuff.chrome, sides: 16 }),
    ...disc([9.8, 36, 19], 3.2, stuff.black, -1),
    ...disc([13.8, 25, 19], 3.2, stuff.black, -1),
  ]
}

/** Long, low and laid back, its two cylinders in a V. */
export const cruiser: BikeForm = {
  length: 240,
  width: 90,
  height: 122,
  wheels: [
    { x: rear, radius: 31.5 },
    { x: front, radius: 33 },
  ],
  plate: [-6, 46],
  lamp: [186, 92, 0],
  pieces: ({ paint, rim }) => [
    ...bikeWheel({ x: rear, radius: 31.5, half: 9.5, look: 'raggi', rim, discs: 1, disc: 13, tyre: 0.42 }),
    ...bikeWheel({ x: front, radius: 33, half: 6.4, look: 'raggi', rim, discs: 1, disc: 14, tyre: 0.34 }),
    ...guard([rear, 31.5], 35.5, [0.35, 3.35], 11.5, paint),
    ...guard([front, 33], 36.5, [0.1, 2.5], 8.6, paint),
    ...paired((side) => [
      ...pipe(
        [
          [96, 34, side * 10],
          [rear, 31.5, side * 12],
        ],
        2.2,
        stuff.chrome,
      ),
      ...pipe(run('168 92 3, 150 40 9, 138 22 11, 92 22 12, 84 40 11', side), 2, stuff.black, 9),
      ...pipe(
        [
          [64, 66, side * 11],
          [rear + 4, 40, side * 13],
        ],
        2.4,
        stuff.chrome,
      ),
      ...pipe(run('98 62 9, 60 66 11, 22 64 12', side), 1.6, stuff.chrome),
      ...bent(ribs('150 28 15 1.6 3, 144 27 27 1.6 4', side), { finish: stuff.black, sides: 8, smooth: 1 }),
    ]),
    ...engine(),
    ...chain([86, 38], [rear, 31.5]),
    ...bent(ribs('168 96 0 3 3.5, 158 93 0 9 11, 140 91 0 12 15, 120 86 0 9.5 11.5, 104 80 0 4.5 6, 98 78 0 2 3'), {
      finish: paint,
      sides: 28,
      power: 2.3,
      smooth: 6,
    }),
    ...bent(ribs('142 102 -3 1.6 2.4, 138 103.4 0 1.8 5, 134 103 3 1.6 2.4'), { finish: stuff.chrome, sides: 14 }),
    ...bent(ribs('104 72 0 3 8, 92 69 0 4.5 14, 74 70 0 5.4 17, 62 76 0 5 15'), { finish: stuff.seat, sides: 20, power: 3 }),
    ...bent(ribs('62 73 0 4 10, 46 74 0 4.4 12, 28 74 0 3 9'), { finish: stuff.seat, sides: 18, power: 3 }),
    ...fork({ axle: [front, 33, 0], head: [168, 103, 0], apart: 11.5, leg: stuff.chrome, stem: stuff.chrome, isUpsideDown: false }),
    ...roundLamp([190, 91], 9.6, stuff.chrome),
    ...bars({ middle: [165, 110, 0], bend: [158, 120, 24], grip: [134, 112, 42], finish: stuff.chrome, mirror: 'alto' }),
    ...signals(184, 82, [11, 20], 1),
    ...signals(12, 60, [13, 20], -1),
    ...bent(ribs('4 55 0 3 5, 0 54 0 2.6 4.4'), { finish: stuff.red, sides: 14, power: 3, smooth: 1 }),
    ...tailPlate([-6, 34], [8, 56, 0]),
  ],
}
