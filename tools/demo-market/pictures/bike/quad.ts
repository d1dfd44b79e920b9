import type { BikeForm, BikeLook } from './bike-form'
import { bars, disc, signals, tailPlate } from './parts'
import { bent, face, type Piece, paired, pipe, ribs, run } from './solid'
import { stuff } from './stuff'
import { bikeWheel } from './wheels'

const [rear, front] = [42, 168]
const radius = 31
/** From the middle of the vehicle to that of a tyre. */
const track = 44

/** Four balloon tyres, a guard over each, racks in front and behind, and a saddle between them. */
function pieces({ paint, rim }: BikeLook): Piece[] {
  return [
    ...paired((side) => [rear, front].flatMap((x) => wheel(x, side, rim))),
    ...frame(),
    ...paired((side) => guards(paint, side)),
    ...covers(paint),
    ...bars({ middle: [128, 96, 0], grip: [116, 104, 38], bend: [128, 103, 14], finish: stuff.iron, mirror: 'alto', hasGuards: true }),
    ...rack([4, 60], 80, 24),
    ...rack([156, 204], 82, 26),
    ...lamps(),
    ...signals(6, 64, [16, 22], -1),
    ...tailPlate([-8, 38], [10, 62, 0]),
  ]
}

function wheel(x: number, side: 1 | -1, rim: BikeLook['rim']): Piece[] {
  return moved(bikeWheel({ x, radius, half: x === rear ? 13 : 10.5, look: 'razze', rim, discs: 1, disc: 9, tyre: 0.46 }), side * track)
}

const moved = (pieces: readonly Piece[], by: number): Piece[] =>
  pieces.map((piece) =>
    'run' in piece
      ? { ...piece, run: piece.run.map(([x, y, z]) => [x, y, z + by] as const) }
      : { ...piece, corners: piece.corners.map(([x, y, z]) => [x, y, z + by] as const) },
  )

/** Engine, axles with their arms, boards for the feet, the bumper. */
function frame(): Piece[] {
  return [
    ...bent(ribs('80 40 0 15 15, 98 42 0 19 17, 122 40 0 14 14'), { finish: stuff.engine, sides: 18, power: 4 }),
    ...bent(ribs('26 40 0 8 10, 60 38 0 9 12, 150 38 0 9 12, 190 40 0 8 10'), { finish: stuff.iron, sides: 12, power: 4 }),
    ...pipe(run(`${rear} ${radius} -40, ${rear} ${radius} 40`), 3.4, stuff.iron),
    ...pipe(run('30 62 -16, 16 58 -17, 4 60 -18'), 5, stuff.alloy, 12),
    ...paired((side) => [
      ...pipe(run(`156 30 12, ${front} ${radius} 38`, side), 2, stuff.iron),
      ...pipe(run(`164 44 12, ${front + 2} ${radius + 6} 36`, side), 1.7, stuff.iron),
      ...pipe(run(`${front - 4} 34 33, 160 72 20`, side), 3, stuff.red, 10),
      ...pipe(run(`${rear} 32 30, 54 72 20`, side), 3, stuff.red, 10),
      ...bent(ribs('74 28 30 1.6 13, 104 26 31 1.6 14, 136 28 30 1.6 13', side), { finish: stuff.board, sides: 12, power: 5 }),
      ...pipe(run('196 36 16, 208 44 20, 209 66 20, 200 76 18', side), 2, stuff.black, 10),
    ]),
    ...pipe(run('208 46 -20, 208 46 20'), 2, stuff.black, 10),
    ...pipe(run('209 63 -20, 209 63 20'), 1.8, stuff.black, 10),
  ]
}

/** A wide guard of the body's colour, with a dark lip. */
function guards(paint: BikeLook['paint'], side: 1 | -1): Piece[] {
  return [
    ...bent(ribs('128 56 36 2 13, 140 68 39 2.4 18, 162 74 40 2.6 20, 184 73 39 2.4 19, 204 62 36 2 13', side), {
      finish: paint,
      sides: 14,
      power: 4,
    }),
    ...bent(ribs('4 64 37 2 14, 18 73 40 2.4 19, 40 76 41 2.6 21, 62 72 39 2.4 19, 80 58 35 2 13', side), {
      finish: paint,
      sides: 14,
      power: 4,
    }),
    ...bent(ribs('132 55 50 2.2 4.5, 162 68 58 2.2 3.5, 198 60 50 2.2 4.5', side), { finish: stuff.board, sides: 10 }),
    ...bent(ribs('10 62 52 2.2 4.5, 40 70 60 2.2 3.5, 74 58 50 2.2 4.5', side), { finish: stuff.board, sides: 10 }),
    ...bent(ribs('78 56 30 2 8, 104 48 26 2 7, 130 56 30 2 8', side), { finish: stuff.board, sides: 10, power: 4 }),
  ]
}

/** Nose, tank and saddle, one behind the other. */
function covers(paint: BikeLook['paint']): Piece[] {
  return [
    ...bent(ribs('118 76 0 9 13, 136 84 0 10 18, 160 80 0 9 24, 186 74 0 8 25, 204 66 0 5 17'), {
      finish: paint,
      sides: 26,
      power: 3.2,
      smooth: 5,
    }),
    ...bent(ribs('126 64 0 8 14, 110 72 0 12 15, 92 74 0 9 13'), { finish: paint, sides: 20, power: 3, smooth: 4 }),
    ...bent(ribs('8 70 0 5 20, 34 72 0 6 22, 62 68 0 7 18'), { finish: paint, sides: 20, power: 4, smooth: 3 }),
    ...bent(ribs('104 82 0 3 9, 90 84 0 5 14, 66 85 0 6 16, 40 88 0 6 16, 24 88 0 3 12'), {
      finish: stuff.seat,
      sides: 20,
      power: 3,
      smooth: 4,
    }),
    ...bent(ribs('124 92 0 3 8, 130 98 0 4 9, 136 99 0 3 7'), { finish: stuff.black, sides: 14, power: 3, smooth: 3 }),
  ]
}

/** A rack of pipes, from one place to another along the vehicle. */
function rack([from, to]: readonly [number, number], y: number, half: number): Piece[] {
  const across = [0, 1 / 3, 2 / 3, 1].map((share) => from + (to - from) * share)
  return [
    ...across.flatMap((x) => pipe(run(`${x} ${y} ${-half}, ${x} ${y} ${half}`), 1, stuff.black, 6)),
    ...paired((side) => [
      ...pipe(run(`${from} ${y} ${half}, ${to} ${y} ${half}`, side), 1.3, stuff.black, 8),
      ...pipe(run(`${from + 8} ${y} ${half - 4}, ${from + 10} ${y - 10} ${half - 6}`, side), 1, stuff.black, 6),
      ...pipe(run(`${to - 8} ${y} ${half - 4}, ${to - 10} ${y - 12} ${half - 6}`, side), 1, stuff.black, 6),
    ]),
  ]
}

function lamps(): Piece[] {
  return paired((side) => [
    ...bent(ribs('194 71 17 5 6, 203 68 16 4 5.4', side), { finish: stuff.black, sides: 14, power: 2.6, smooth: 1 }),
    ...disc([203.6, 68, side * 16], 3.9, stuff.lamp),
    face(
      [
        [2.4, 68, side * 12],
        [2.4, 72, side * 12],
        [2.4, 72, side * 19],
        [2.4, 68, side * 19],
      ],
      [-1, 0, 0],
      stuff.red,
    ),
  ])
}

export const quadBike: BikeForm = {
  length: 210,
  width: 120,
  height: 122,
  track,
  plate: [-8, 38],
  lamp: [203, 68, 0],
  wheels: [
    { x: rear, radius },
    { x: front, radius },
  ],
  pieces,
}
