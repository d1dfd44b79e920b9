import type { Random } from '@/lib/market/illustrations/seeded-random'
import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import { cornersOf, type Lens, lensFor, mirrored, type Stand } from './lens'
import { type Hour, lightOf } from './light'
import { courtyard } from './places/courtyard'
import { forecourt } from './places/forecourt'
import { hillside } from './places/hillside'
import { mountains } from './places/mountains'
import { oldTown } from './places/old-town'
import { seaside } from './places/seaside'
import { showroom } from './places/showroom'
import type { Background, Site } from './places/site'
import { type Rgb, type Vector } from './vectors'
import { bodyOf, type Side } from './vehicle/body'
import { plateInPicture } from './vehicle/plate'
import type { Studio } from './vehicle/studio'
import { groundShadow, paintVehicle } from './vehicle/vehicle'
import type { RimStyle } from './vehicle/wheel'

const backgrounds = {
  piazzale: forecourt,
  borgo: oldTown,
  lungomare: seaside,
  collina: hillside,
  montagna: mountains,
  salone: showroom,
  cortile: courtyard,
}
export type Place = keyof typeof backgrounds
export const places = ['piazzale', 'borgo', 'lungomare', 'collina', 'montagna', 'salone', 'cortile'] as const satisfies readonly Place[]

const grounds: Readonly<Record<Place, string>> = {
  piazzale: '#858b8a',
  borgo: '#a39c90',
  lungomare: '#c9c0b0',
  collina: '#b9ab8e',
  montagna: '#7d8382',
  salone: '#c6cdc9',
  cortile: '#a8a499',
}

/** Views from outside: the angle from the side towards the nose, the side, the height of the camera. */
const views = {
  'tre quarti davanti, destra': { angle: 0.66, side: 1, height: 118 },
  'tre quarti davanti, sinistra': { angle: 0.7, side: -1, height: 128 },
  'fianco destro': { angle: 0.05, side: 1, height: 112 },
  'fianco sinistro': { angle: -0.06, side: -1, height: 112 },
  'tre quarti dietro, destra': { angle: -0.68, side: 1, height: 132 },
  'tre quarti dietro, sinistra': { angle: -0.64, side: -1, height: 122 },
  fronte: { angle: Math.PI / 2, side: 1, height: 108 },
  dietro: { angle: -Math.PI / 2, side: -1, height: 116 },
  ruota: { angle: 0.3, side: 1, height: 58 },
  faro: { angle: 0.86, side: -1, height: 96 },
} as const satisfies Record<string, { angle: number; side: Side; height: number }>
export type View = keyof typeof views

export type Appearance = {
  profile: Profile
  paint: Rgb
  accent: string
  isMetallic: boolean
  rim: RimStyle
  face: number
  isElectric: boolean
}
export type Outside = Appearance & { view: View; place: Place; hour: Hour; random: Random; setting: number }
export type Painted = Background & {
  /** The plate, where it is seen: corners of a box in shares of the picture. */
  plate: { left: number; top: number; width: number; height: number } | undefined
}

/** A vehicle at its place, from outside. */
export function paintOutside(scene: Outside): Painted {
  const { view, place, random, rim } = scene
  const hour = place === 'salone' ? 'interno' : scene.hour
  const { side } = views[view]
  const stand = standOf(scene, random.range(-1, 1))
  const lens = lensOf(scene, stand)
  const light = lightOf(hour, grounds[place], side)
  const site = siteOf({ lens, light, hour, random, setting: scene.setting }, stand, scene.profile.length)
  const studio = studioOf(scene, { lens, light, side })
  const isMirror = place === 'salone' || hour === 'pioggia'
  const { far, near } = backgrounds[place](site)
  const sharpened = [
    near,
    isMirror ? reflection(studio, rim, place === 'salone' ? 0.2 : 0.16) : '',
    groundShadow(studio, light.shadow * (isMirror ? 0.8 : 1)),
    paintVehicle(studio, rim),
    hour === 'pioggia' ? rain(random) : '',
  ].join('')
  return { far, near: sharpened, plate: plateBox(studio) }
}

/** `sway`: nobody stands at the same place twice. */
function standOf({ view, profile }: Outside, sway: number): Stand {
  const { angle, side, height } = views[view]
  const { length } = profile
  if (view === 'ruota')
    return near([profile.axles.at(-1) ?? length * 0.8, profile.wheelRadius, (side * profile.width) / 2], 235, { angle, side, height })
  if (view === 'faro') return near([length - 34, 58, side * profile.width * 0.3], 290, { angle, side, height })
  const distance = Math.max(620, length * 1.42) * (1 + sway * 0.05)
  const rise = (height + sway * 9) * Math.max(1, Math.min(1.3, profile.height / 165))
  const turned = isFrontal(view) ? angle : angle + sway * 0.07
  return {
    eye: [length / 2 + Math.sin(turned) * distance, rise, side * Math.cos(turned) * distance],
    target: [length / 2, profile.height * 0.42, 0],
  }
}

function near(target: Vector, distance: number, { angle, side, height }: { angle: number; side: Side; height: number }): Stand {
  return { target, eye: [target[0] + Math.sin(angle) * distance, height, target[2] + side * Math.cos(angle) * distance] }
}

const isFrontal = (view: View) => view === 'fronte' || view === 'dietro'

function lensOf({ view, profile }: Outside, stand: Stand): Lens {
  const [x, y, z] = stand.target
  if (view === 'ruota' || view === 'faro') {
    const reach = view === 'ruota' ? profile.wheelRadius * 1.28 : 62
    const corners: Vector[] = [-1, 1].flatMap((a) => [-1, 1].map((b): Vector => [x + a * reach, y + b * reach * 0.8, z]))
    return lensFor(stand, { corners, centre: [view === 'ruota' ? 800 : 740, 640], maxWidth: 1_120, maxHeight: 900 })
  }
  const isEnd = isFrontal(view)
  return lensFor(stand, { corners: cornersOf(profile), centre: [800, 608], maxWidth: isEnd ? 860 : 1_270, maxHeight: isEnd ? 640 : 690 })
}

function siteOf(
  { lens, light, hour, random, setting }: Pick<Site, 'lens' | 'light' | 'hour' | 'random' | 'setting'>,
  { eye, target }: Stand,
  length: number,
): Site {
  const turn = random.range(-0.22, 0.22)
  const angle = Math.atan2(target[2] - eye[2], target[0] - eye[0]) + turn
  const away: Vector = [Math.cos(angle), 0, Math.sin(angle)]
  return { lens, light, hour, random, setting, away, along: [-away[2], 0, away[0]], centre: [length / 2, 0, 0] }
}

function studioOf(
  { profile, paint, isMetallic, accent, face, isElectric }: Appearance,
  { lens, light, side }: Pick<Studio, 'lens' | 'light' | 'side'>,
): Studio {
  const body = bodyOf(profile)
  const one = lens.project([profile.length / 2, 60, 0])
  const other = lens.project([profile.length / 2, 70, 0])
  const isDark = paint[0] + paint[1] + paint[2] < 0.7 // dark paint shows what it mirrors
  return {
    body,
    lens,
    light,
    side,
    accent,
    face,
    isElectric,
    paint: { base: paint, gloss: (isMetallic ? 0.085 : 0.06) + (isDark ? 0.05 : 0) },
    scale: Math.abs(one[1] - other[1]) / 10,
    name: 'v',
  }
}

function reflection(studio: Studio, rim: RimStyle, opacity: number): string {
  const upside = { ...studio, lens: mirrored(studio.lens), name: 'r' }
  return `<g opacity="${opacity}">${paintVehicle(upside, rim)}</g>`
}

function rain(random: Random): string {
  const drops = Array.from({ length: 130 }, () => {
    const [x, y, long] = [random.range(0, 1_640), random.range(-40, 1_180), random.range(18, 54)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.16).toFixed(1)} ${long.toFixed(0)}`
  })
  return `<path d="${drops.join('')}" stroke="#ffffff" stroke-width="1.5" opacity=".32"/>`
}

function plateBox(studio: Studio): Painted['plate'] {
  const corners = plateInPicture(studio)
  if (!corners) return undefined
  const [xs, ys] = [corners.map(([x]) => x / 1_600), corners.map(([, y]) => y / 1_200)]
  const [left, top] = [Math.min(...xs) - 0.006, Math.min(...ys) - 0.006]
  const [width, height] = [Math.max(...xs) + 0.006 - left, Math.max(...ys) + 0.006 - top]
  return left > 0 && top > 0 && left + width < 1 && top + height < 1 ? { left, top, width, height } : undefined
}
