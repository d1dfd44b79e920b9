import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { type TruckLoad, truckProfiles } from '@/lib/market/illustrations/vehicles/truck'
import type { Model } from '../model'
import { hex, rgb, scaled, type Vector } from '../vectors'
import { type Appearance, studioOf } from './car-model'
import { nose } from './nose'
import { isSeen, plateInPicture } from './plate'
import { line, patch, type Studio } from './studio'
import { tail } from './tail'
import { groundShadow, isSideSeen, paintVehicle } from './vehicle'

const white = '#e6e8e4'
const wheelRadius = 47

/** A cab and what it carries, each a body of its own. */
export function lorryModel(load: TruckLoad, look: Appearance): Model {
  const profiles = truckProfiles(load)
  const { length } = profiles.cab
  const cabProfile = { ...profiles.cab, axles: [length - 76] }
  const cab = studioOf(cabProfile, look)
  const cargo = studioOf(load === 'cassonato' ? { ...profiles.cargo, belt: profiles.cargo.height } : profiles.cargo, {
    ...look,
    paint: colourOf(load, look),
    isMetallic: false,
  })
  const whole = studioOf(wholeProfile(profiles), look)
  const { width, height } = profiles.cargo
  return {
    ...{ length, width, height: Math.max(height, cabProfile.height), wheelRadius, distance: 620, tall: 720 },
    wheel: (side) => [length - 76, wheelRadius, (side * width) / 2],
    lamp: (side) => [length - 10, 78, side * width * 0.34],
    lampReach: 80,
    paint: (stage) => {
      const [front, back] = [paintVehicle(cab(stage), look.rim, noseOf), cargoOf(cargo({ ...stage, name: `${stage.name}c` }), load, look)]
      return stage.lens.eye[0] > length * 0.62 ? back + front : front + back
    },
    shadow: (stage, strength) => groundShadow(whole(stage), strength),
    plate: (stage) =>
      stage.lens.eye[0] > length / 2 ? plateInPicture(cab(stage)) : hasBox(load) ? plateInPicture(cargo(stage)) : undefined,
  }
}

const wholeProfile = ({ cab, cargo }: { cab: Profile; cargo: Profile }): Profile => ({
  ...cargo,
  length: cab.length,
  axles: [...cargo.axles, cab.length - 76],
})

const colourOf = (load: TruckLoad, { paint }: Appearance) =>
  load === 'autocarro' ? rgb(white) : load === 'telonato' ? scaled(paint, 0.96) : load === 'cassonato' ? rgb('#9aa19f') : rgb('#2a2f31')

const hasBox = (load: TruckLoad) => load === 'autocarro' || load === 'telonato'
const noseOf = (studio: Studio) => (isSeen(studio, 'nose') ? nose(studio) : '')

function cargoOf(studio: Studio, load: TruckLoad, look: Appearance): string {
  const end = (part: Studio) => (isSeen(part, 'tail') ? (hasBox(load) ? tail(part) : rearBar(part)) : '')
  const whole = paintVehicle(studio, look.rim, end)
  return isSideSeen(studio) ? chassis(studio) + whole + sideOf(studio, load, look) : whole
}

/** Beams, tank and guards between the wheels, under what is carried. */
function chassis(studio: Studio): string {
  const { side } = studio
  const { length, width } = studio.body.profile
  const z = side * width * 0.42
  const slab = (from: number, to: number, low: number, high: number, fill: string) =>
    patch(
      studio,
      [
        [from, low, z],
        [to, low, z],
        [to, high, z],
        [from, high, z],
      ],
      fill,
    )
  const [rear, front] = [length > 500 ? 270 : 150, length - 190]
  return [
    slab(10, length - 130, 62, 90, '#15191b'),
    slab(rear, front, 34, 78, '#3a4144'),
    ...[44, 62].map((y) =>
      line(
        studio,
        [
          [rear + 4, y, z + side],
          [front - 4, y, z + side],
        ],
        '#8d9699',
        4,
      ),
    ),
    slab(front - 70, front - 6, 36, 80, '#7d868a'),
  ].join('')
}

function rearBar(studio: Studio): string {
  const { width } = studio.body.profile
  const at = (y: number, u: number): Vector => [-2, y, (u * width) / 2]
  const lamp = (u: number) => patch(studio, [at(74, u - 0.14), at(74, u + 0.14), at(60, u + 0.14), at(60, u - 0.14)], '#a8201a')
  return line(studio, [at(56, -0.9), at(56, 0.9)], '#15191b', 9) + lamp(-0.74) + lamp(0.74)
}

/** What is painted or strapped on the side that is seen. */
function sideOf(studio: Studio, load: TruckLoad, { accent }: Appearance): string {
  const { body, side } = studio
  const end = body.profile.length - 186
  const on = (x: number, y: number) => body.onSide(x, y, side, 0.5)
  const every = (step: number) => Array.from({ length: Math.floor(end / step) }, (_, at) => 24 + at * step)
  const upright = (x: number, low: number, high: number, colour: string, width: number, more = '') =>
    line(studio, [on(x, low), on(x, high)], colour, width, more)
  if (load === 'autocarro')
    return [
      patch(studio, [on(2, 112), on(end, 112), on(end, 130), on(2, 130)], accent),
      ...every(88).map((x) => upright(x, 134, 346, '#000000', 1, 'opacity=".1"')),
      line(studio, [on(4, 92), on(end, 92)], '#8d9699', 5),
      line(studio, [on(4, 347), on(end, 347)], '#b9bfbd', 4),
    ].join('')
  if (load === 'telonato')
    return [
      ...every(58).map(
        (x) =>
          upright(x, 100, 340, '#000000', 3, 'opacity=".22"') +
          upright(x + 3, 100, 340, '#ffffff', 2, 'opacity=".18"') +
          upright(x, 90, 104, '#23282a', 4),
      ),
      line(studio, [on(4, 344), on(end, 344)], '#c3c9c8', 6),
      line(studio, [on(4, 94), on(end, 94)], '#8d9699', 6),
    ].join('')
  if (load === 'cassonato')
    return [
      ...[104, 124, 144].map((y) => line(studio, [on(4, y), on(end, y)], '#5c6567', 1.6)),
      ...[6, end / 3, (end * 2) / 3, end].map((x) => upright(x, 88, 162, hex(rgb('#6c7577')), 7)),
    ].join('')
  return ''
}
