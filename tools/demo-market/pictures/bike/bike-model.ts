import type { Model, Stage } from '../model'
import { dot, minus, type Rgb, rgb, unit, type Vector } from '../vectors'
import type { BikeForm } from './bike-form'
import { cruiser } from './cruiser'
import { adventureBike, crossBike } from './enduro'
import { sports, tourer } from './fairing'
import { plateOf } from './parts'
import { quadBike } from './quad'
import { naked } from './roadster'
import { largeScooter, scooter } from './scooter'
import { finishOf, type Piece, paintPieces, pipe } from './solid'
import { stuff } from './stuff'

const forms: Readonly<Record<string, BikeForm>> = {
  naked,
  'cafe-racer': naked,
  elettrica: naked,
  epoca: naked,
  altro: naked,
  sportiva: sports,
  touring: tourer,
  adventure: adventureBike,
  cross: crossBike,
  trial: crossBike,
  supermotard: crossBike,
  custom: cruiser,
  scooter,
  ciclomotore: scooter,
  'maxi-scooter': largeScooter,
  quad: quadBike,
}

/** The form of a two-wheeler or a quad; undefined of what is not known. */
export function bikeFormOf(body: string | null): BikeForm | undefined {
  return body === null ? naked : Object.hasOwn(forms, body) ? forms[body] : undefined
}

export const isScooter = (body: string | null) => body === 'scooter' || body === 'maxi-scooter' || body === 'ciclomotore'

/** It stands on its side stand, which is on the left. */
const lean = 0.13
const [cosine, sine] = [Math.cos(lean), Math.sin(lean)]
const leaning = ([x, y, z]: Vector): Vector => [x, y * cosine + z * sine, z * cosine - y * sine]
const upright = (point: Vector): Vector => point

export type BikeLook = { paint: Rgb; isMetallic: boolean; isElectric: boolean; rim: keyof typeof rims }
const rims = { nero: '#23282b', argento: '#aab2b5', bronzo: '#8a6a3a' } as const
export const bikeRims = ['nero', 'nero', 'argento', 'bronzo'] as const

export function bikeModel(form: BikeForm, { paint, isMetallic, isElectric, rim }: BikeLook): Model {
  const { length, width, height, track } = form
  const standing = track === undefined ? leaning : upright
  const look = { paint: finishOf(paint, isMetallic ? 0.1 : 0.075), rim: finishOf(rgb(rims[rim]), 0.1), isElectric }
  const pieces = [...form.pieces(look), ...(track === undefined ? sideStand(length) : [])].map((piece) => placed(piece, standing))
  const front = form.wheels.at(-1) ?? { x: length * 0.8, radius: 30 }
  return {
    ...{ length, width, height, distance: 430, tall: 830, wheelRadius: front.radius },
    wheel: (side) => standing([front.x, front.radius, side * (track ?? 0)]),
    lamp: () => standing(form.lamp),
    lampReach: 38,
    engine: (side) => standing([length * 0.53, height * 0.38, side * 14]),
    paint: (stage) => paintPieces(pieces, { ...stage, scale: scaleOf(stage, form) }),
    shadow: (stage, strength) => shadowOf(stage, form, strength),
    plate: ({ lens }) => {
      const corners = plateOf(form.plate).map(standing)
      const [corner = [0, 0, 0]] = corners
      return dot([-1, 0, 0], unit(minus(lens.eye, corner))) > 0.06 ? corners.map(lens.project) : undefined
    },
  }
}

const sideStand = (length: number): Piece[] =>
  pipe(
    [
      [length * 0.46, 28, -10],
      [length * 0.48, 6, -30],
    ],
    1.3,
    stuff.iron,
  )

function placed(piece: Piece, standing: (point: Vector) => Vector): Piece {
  return 'run' in piece
    ? { ...piece, run: piece.run.map(standing) }
    : { ...piece, corners: piece.corners.map(standing), normal: standing(piece.normal) }
}

function scaleOf({ lens }: Stage, { length }: BikeForm): number {
  const [one, other] = [lens.project([length / 2, 50, 0]), lens.project([length / 2, 60, 0])]
  return Math.abs(one[1] - other[1]) / 10
}

/** Under the wheels it is darkest. */
function shadowOf({ lens, side }: Stage, { length, width, wheels, track }: BikeForm, strength: number): string {
  const oval = ([x, z]: readonly [number, number], long: number, wide: number) =>
    Array.from({ length: 30 }, (_, at) => {
      const angle = (at / 30) * Math.PI * 2
      return lens.project([x + Math.cos(angle) * long, 0, z + Math.sin(angle) * wide])
    })
  const layer = (points: readonly (readonly [number, number])[], opacity: number) =>
    `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="#0a1014" opacity="${opacity.toFixed(3)}"/>`
  const whole = Array.from({ length: 14 }, (_, at) =>
    layer(oval([length / 2, side * -4], length * (0.54 - at * 0.02), (track === undefined ? 34 : width * 0.62) - at * 2.2), strength / 12),
  )
  const feet = wheels.flatMap(({ x }) => (track === undefined ? [0] : [-track, track]).map((z) => [x, z] as const))
  const below = feet.flatMap((foot) => Array.from({ length: 8 }, (_, at) => layer(oval(foot, 26 - at * 2.4, 13 - at * 1.2), strength / 5)))
  return [...whole, ...below].join('')
}
