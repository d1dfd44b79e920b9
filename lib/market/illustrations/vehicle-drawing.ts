import { type WheelStyle, wheelStyles } from '@/lib/market/illustrations/vehicles/wheels'
import { cameraFor } from './camera'
import type { Colour, Drawing } from './illustration'
import { motifOf } from './motifs'
import { type Hex, paints } from './paint'
import { type Scene, scenery, scenes } from './scenery'
import { hash, seededRandom } from './seeded-random'

const yawByView = { 'front-quarter': 0.6, side: 0, 'rear-quarter': -0.6 } as const
export type View = keyof typeof yawByView
const views = ['front-quarter', 'side', 'rear-quarter'] as const satisfies readonly View[]

export type VehicleStyle = { view: View; flip: boolean; wheels: WheelStyle }

/** A vehicle in its scene, 800 × 500. Consecutive seeds run through all pairs of scene and view; details follow the seed. */
export function sceneWithVehicle(drawing: Drawing, colour: Colour, seed: number): string {
  const name = `${drawing}-${colour}`
  const turn = (hash(name) % (scenes.length * views.length)) + seed
  const random = seededRandom(`${name}-${seed}`)
  const scene: Scene = scenes[turn % scenes.length] ?? 'street'
  const view: View = views[turn % views.length] ?? 'side'
  const style = { view, flip: random.next() > 0.5, wheels: random.pick(wheelStyles) }
  const backdrop = scenery(scene, random, motifOf(drawing).isWhite ? paints.bianco : paints[colour])
  return svgOf([0, 0, 800, 500], backdrop + vehicle(drawing, paints[colour], style))
}

/** The vehicle alone, nose to the right, cut close: transparent. */
export function vehicleAlone(drawing: Drawing, colour: Colour): string {
  const style = { view: 'side', flip: false, wheels: 'five-spoke' } as const
  const top = motifOf(drawing).kind === 'car' ? 170 : 70
  return svgOf([60, top, 680, 460 - top], vehicle(drawing, paints[colour], style))
}

/** A vehicle on the stage of 800 × 500, to be placed in an SVG. */
export function vehicle(drawing: Drawing, paint: Hex, { view, flip, wheels }: VehicleStyle): string {
  const { size, kind, draw } = motifOf(drawing)
  const yaw = kind === 'bike' ? 0 : yawByView[view]
  const camera = cameraFor(size, {
    yaw,
    flip,
    centreX: 400,
    groundY: yaw === 0 ? 436 : 452,
    maxWidth: kind === 'bike' ? 450 : 600,
    maxHeight: { bike: 300, large: 360, car: 286 }[kind],
  })
  return draw(camera, paint, kind === 'large' ? 'hub-cap' : wheels)
}

function svgOf(viewBox: readonly [number, number, number, number], art: string): string {
  const [, , width, height] = viewBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">${art}</svg>`
}
