import { coast, countryside, mountain } from '@/lib/market/illustrations/vehicles/open-land'
import { brightness, type Hex } from './paint'
import type { Random } from './seeded-random'
import { showroom } from './showroom'
import { type Stage, stageHeight, stageWidth } from './stage'
import { street } from './street'
import { rectangle } from './svg'

export const scenes = ['showroom', 'street', 'countryside', 'coast', 'mountain'] as const
export type Scene = (typeof scenes)[number]

const painters: Readonly<Record<Scene, (stage: Stage) => string>> = { showroom, street, countryside, coast, mountain }
type Sky = readonly [high: Hex, low: Hex]
const skies: readonly [Sky, ...Sky[]] = [
  ['#cfe3ea', '#f4f3ea'],
  ['#b9d6e6', '#eef3ee'],
  ['#f2d9b8', '#fbf1df'],
  ['#d7dde0', '#eff1ef'],
  ['#c3d2e8', '#f3e6dc'],
]

/** What surrounds a vehicle; behind a light one no wall is light. */
export function scenery(scene: Scene, random: Random, vehicle: Hex): string {
  const [high, low] = random.pick(skies)
  const gradient = `<defs><linearGradient id="cielo" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>`
  const sky = rectangle(0, 0, stageWidth, stageHeight, 'url(#cielo)')
  return gradient + sky + painters[scene]({ random, isVehicleLight: brightness(vehicle) > 600, sky: 'url(#cielo)' })
}
