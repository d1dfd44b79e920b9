import type { Size } from '@/lib/market/illustrations/camera'
import type { Point } from '@/lib/market/illustrations/geometry'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import { type Sweep, sweepProfile } from '@/lib/market/illustrations/sweep'
import { bodyShadow } from './body-shell'
import { sweptBody, type VehicleAppearance } from './four-wheels'
import type { Profile } from './profile'
import { nearWheel } from './wheels'

/** What a lorry carries behind its cab. */
export const truckLoads = ['autocarro', 'telonato', 'cassonato', 'trattore'] as const
export type TruckLoad = (typeof truckLoads)[number]

const wheelRadius = 47
const cabWidth = 236
const cargoWidth = 244

export function truckSize(load: TruckLoad): Size {
  return { length: load === 'trattore' ? 470 : 716, width: cargoWidth, height: load === 'autocarro' || load === 'telonato' ? 352 : 300 }
}

/** The cab and what it carries, in one system of coordinates. */
export function truckProfiles(load: TruckLoad): { cab: Profile; cargo: Profile } {
  const size = truckSize(load)
  return { cab: cabProfile(size), cargo: cargoProfile(load, size) }
}

export function isTruckLoad(text: string): text is TruckLoad {
  return truckLoads.some((load) => load === text)
}

export function truck(load: TruckLoad, { paint, camera }: VehicleAppearance): string {
  const size = truckSize(load)
  const profiles = truckProfiles(load)
  const cab = sweepProfile(profiles.cab, paint, camera)
  const cargo = sweepProfile(profiles.cargo, paint, camera)
  const frontWheel = nearWheel(camera, { x: size.length - 76, z: cabWidth / 2 - 2, radius: wheelRadius, style: 'hub-cap' })
  const cabArt = sweptBody(cab, 'hub-cap') + frontWheel
  const cargoArt = sweptBody(cargo, 'hub-cap') + sideArt(load, cargo)
  return bodyShadow(cargo) + (camera.yaw < 0 ? cabArt + cargoArt : cargoArt + cabArt)
}

function cabProfile({ length }: Size): Profile {
  const x = length - 716
  return {
    build: 'cab',
    length,
    width: cabWidth,
    height: 300,
    wheelRadius,
    belt: 176,
    axles: [],
    doors: [{ from: x + 566, to: x + 664, bottom: 70, top: 260 }],
    shape: [
      [x + 548, 46, 4],
      [x + 548, 290, 16],
      [x + 580, 300, 24],
      [x + 668, 298, 30],
      [x + 696, 268, 14],
      [x + 714, 170, 16],
      [x + 716, 60, 10],
      [x + 712, 44, 8],
    ],
    glass: [
      [x + 576, 186, 6],
      [x + 576, 254, 10],
      [x + 636, 254, 10],
      [x + 660, 186, 8],
    ],
    windscreen: [
      [x + 711, 180],
      [x + 694, 262],
    ],
  }
}

function cargoProfile(load: TruckLoad, size: Size): Profile {
  const base = { build: 'cargo', ...size, wheelRadius, belt: 400, doors: [] } as const
  const end = size.length - 182
  if (load === 'trattore')
    return {
      ...base,
      height: 104,
      axles: [92],
      cladding: 110,
      shape: [
        [0, 78, 3],
        [0, 100, 3],
        [4, 104, 2],
        [end, 104, 2],
        [end, 78, 3],
      ],
    }
  const axles = [96, 214]
  if (load === 'cassonato')
    return {
      ...base,
      height: 164,
      axles,
      bedEnd: end,
      shape: [
        [0, 84, 3],
        [0, 160, 3],
        [4, 164, 2],
        [end, 164, 2],
        [end + 4, 160, 3],
        [end + 4, 84, 3],
      ],
    }
  return {
    ...base,
    axles,
    shape: [
      [0, 84, 3],
      [0, 348, 5],
      [4, 352, 4],
      [end - 4, 352, 4],
      [end, 348, 4],
      [end, 84, 3],
    ],
  }
}

/** What is painted or strapped on the near side of the load. */
function sideArt(load: TruckLoad, { camera, paint }: Sweep): string {
  const onSide = (points: readonly Point[]) => points.map(([x, y]) => camera.project(x, y, cargoWidth / 2 + 0.5))
  const upright = (x: number, low: number, high: number, colour: string, width: number) =>
    polyline(
      onSide([
        [x, low],
        [x, high],
      ]),
      colour,
      width * camera.unit,
    )
  const every = (step: number) => Array.from({ length: Math.floor(500 / step) }, (_, index) => 20 + index * step)
  if (load === 'autocarro') {
    return (
      polygon(
        onSide([
          [60, 150],
          [60, 286],
          [470, 286],
          [470, 150],
        ]),
        paint,
        'opacity=".12"',
      ) +
      polyline(
        onSide([
          [30, 118],
          [504, 118],
        ]),
        paint,
        12 * camera.unit,
      )
    )
  }
  if (load === 'telonato') {
    const curtain = polygon(
      onSide([
        [8, 120],
        [8, 340],
        [526, 340],
        [526, 120],
      ]),
      paint,
      'opacity=".82"',
    )
    return (
      curtain +
      every(62)
        .map((x) => upright(x + 18, 104, 338, '#1b2022', 2))
        .join('')
    )
  }
  if (load === 'cassonato') {
    const planks = [110, 136].map((y) =>
      polyline(
        onSide([
          [6, y],
          [530, y],
        ]),
        '#b9bfbd',
        2 * camera.unit,
      ),
    )
    return planks.join('') + [8, 178, 352, 526].map((x) => upright(x, 90, 162, '#7d878a', 7)).join('')
  }
  return polygon(
    [
      [150, 104],
      [140, 122],
      [60, 116],
      [40, 104],
    ].map(([x = 0, y = 0]) => camera.project(x, y, 20)),
    '#2a2f31',
  )
}
