import type { Random } from '@/lib/market/illustrations/seeded-random'
import { cornersOf, type Lens, lensFor, mirrored, type Stand } from './lens'
import { type Hour, lightOf } from './light'
import type { Model, Stage } from './model'
import { courtyard } from './places/courtyard'
import { forecourt } from './places/forecourt'
import { hillside } from './places/hillside'
import { mountains } from './places/mountains'
import { oldTown } from './places/old-town'
import { seaside } from './places/seaside'
import { showroom } from './places/showroom'
import type { Background, Site } from './places/site'
import type { Vector } from './vectors'
import type { Side } from './vehicle/body'

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
  'motore, destra': { angle: 0.12, side: 1, height: 66 },
  'motore, sinistra': { angle: 0.2, side: -1, height: 70 },
} as const satisfies Record<string, { angle: number; side: Side; height: number }>
export type View = keyof typeof views

export type Outside = { model: Model; view: View; place: Place; hour: Hour; random: Random; setting: number }
export type Painted = Background & {
  /** The plate, where it is seen: corners of a box in shares of the picture. */
  plate: { left: number; top: number; width: number; height: number } | undefined
}

/** A vehicle at its place, from outside. */
export function paintOutside(scene: Outside): Painted {
  const { model, view, place, random } = scene
  const hour = place === 'salone' ? 'interno' : scene.hour
  const { side } = views[view]
  const stand = standOf(scene, random.range(-1, 1))
  const lens = lensOf(scene, stand)
  const light = lightOf(hour, grounds[place], side)
  const site = siteOf({ lens, light, hour, random, setting: scene.setting }, stand, model.length)
  const stage: Stage = { lens, light, side, name: 'v' }
  const isMirror = place === 'salone' || hour === 'pioggia'
  const { far, near } = backgrounds[place](site)
  const sharpened = [
    near,
    isMirror ? reflection(model, stage, place === 'salone' ? 0.2 : 0.16) : '',
    model.shadow(stage, light.shadow * (isMirror ? 0.8 : 1)),
    model.paint(stage),
    hour === 'pioggia' ? rain(random) : '',
  ].join('')
  return { far, near: sharpened, plate: plateBox(model.plate(stage)) }
}

/** What is looked at from near by, how far the camera is away, and how much around it is seen. */
function nearBy(view: View, model: Model, side: Side): { target: Vector; distance: number; reach: number } | undefined {
  if (view === 'ruota') return { target: model.wheel(side), distance: 235, reach: model.wheelRadius * 1.28 }
  if (view === 'faro') return { target: model.lamp(side), distance: 290, reach: model.lampReach }
  if (view === 'motore, destra' || view === 'motore, sinistra')
    return { target: model.engine?.(side) ?? model.wheel(side), distance: 260, reach: 46 }
  return undefined
}

/** `sway`: nobody stands at the same place twice. */
function standOf({ view, model }: Outside, sway: number): Stand {
  const { angle, side, height } = views[view]
  const { length } = model
  const detail = nearBy(view, model, side)
  if (detail) return near(detail.target, detail.distance, { angle, side, height })
  const distance = Math.max(model.distance, length * 1.42) * (1 + sway * 0.05)
  const rise = (height + sway * 9) * Math.max(1, Math.min(1.3, model.height / 165))
  const turned = isFrontal(view) ? angle : angle + sway * 0.07
  return {
    eye: [length / 2 + Math.sin(turned) * distance, rise, side * Math.cos(turned) * distance],
    target: [length / 2, model.height * 0.42, 0],
  }
}

function near(target: Vector, distance: number, { angle, side, height }: { angle: number; side: Side; height: number }): Stand {
  return { target, eye: [target[0] + Math.sin(angle) * distance, height, target[2] + side * Math.cos(angle) * distance] }
}

const isFrontal = (view: View) => view === 'fronte' || view === 'dietro'

function lensOf({ view, model }: Outside, stand: Stand): Lens {
  const [x, y, z] = stand.target
  const detail = nearBy(view, model, views[view].side)
  if (detail) {
    const { reach } = detail
    const corners: Vector[] = [-1, 1].flatMap((a) => [-1, 1].map((b): Vector => [x + a * reach, y + b * reach * 0.8, z]))
    return lensFor(stand, { corners, centre: [view === 'faro' ? 740 : 800, 640], maxWidth: 1_120, maxHeight: 900 })
  }
  const isEnd = isFrontal(view)
  return lensFor(stand, {
    corners: cornersOf(model),
    centre: [800, 608],
    maxWidth: isEnd ? 860 : 1_270,
    maxHeight: model.tall - (isEnd ? 50 : 0),
  })
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

function reflection(model: Model, stage: Stage, opacity: number): string {
  return `<g opacity="${opacity}">${model.paint({ ...stage, lens: mirrored(stage.lens), name: 'r' })}</g>`
}

function rain(random: Random): string {
  const drops = Array.from({ length: 130 }, () => {
    const [x, y, long] = [random.range(0, 1_640), random.range(-40, 1_180), random.range(18, 54)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.16).toFixed(1)} ${long.toFixed(0)}`
  })
  return `<path d="${drops.join('')}" stroke="#ffffff" stroke-width="1.5" opacity=".32"/>`
}

function plateBox(corners: ReturnType<Model['plate']>): Painted['plate'] {
  if (!corners) return undefined
  const [xs, ys] = [corners.map(([x]) => x / 1_600), corners.map(([, y]) => y / 1_200)]
  const [left, top] = [Math.min(...xs) - 0.006, Math.min(...ys) - 0.006]
  const [width, height] = [Math.max(...xs) + 0.006 - left, Math.max(...ys) + 0.006 - top]
  return left > 0 && top > 0 && left + width < 1 && top + height < 1 ? { left, top, width, height } : undefined
}
