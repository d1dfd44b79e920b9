import type { Corner, Point } from '@/lib/market/illustrations/geometry'
import { tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline, short } from '@/lib/market/illustrations/svg'
import { faceOutline, hasLamps, isVanBuild, lampHeight, type Sweep, tailLampHeight } from '@/lib/market/illustrations/sweep'
import { classicEnd } from './classic-trim'
import { numberPlate } from './number-plate'

const bothSides = [-1, 1] as const
const lampRed = '#c2261d'

/** What is seen of the nose or the tail from three quarters; nothing from the side. */
export function bodyEnd(sweep: Sweep): string {
  const { camera, profile } = sweep
  if (camera.yaw === 0) return ''
  if (profile.classic) return classicEnd(sweep, profile.classic)
  if (profile.build === 'cab' && camera.yaw < 0) return ''
  if (hasLamps(profile)) return camera.yaw > 0 ? nose(sweep) : tail(sweep)
  if (camera.yaw > 0) return profile.build === 'cargo' ? '' : endWindow(sweep, 140, 204, 0.7)
  return plainTail(sweep)
}

function nose(sweep: Sweep): string {
  const { camera, onEnd } = sweep
  const lampY = lampHeight(sweep)
  const grilleTop = lampY - 4
  const grilleMiddle = (48 + grilleTop) / 2
  const grille = faceOutline([
    [-0.66, grilleTop, 4],
    [0.66, grilleTop, 4],
    [0.52, 48, 6],
    [-0.52, 48, 6],
  ])
  const headLamp = (side: number): Corner[] => {
    const rim = side > 0 ? 1 : 0.84
    return [
      [side * 0.62, lampY - 6, 3],
      [side * 0.56, lampY + 5, 3],
      [side * rim, lampY + 9, 4],
      [side * rim, lampY - 7, 4],
    ]
  }
  const fogLamp = (side: number): Corner[] => {
    const rim = side > 0 ? 0.93 : 0.82
    return [
      [side * 0.64, 33, 2],
      [side * 0.64, 44, 2],
      [side * rim, 44, 2],
      [side * rim, 33, 2],
    ]
  }
  return [
    polygon(onEnd('nose', grille), '#1c2123'),
    polyline(
      onEnd('nose', [
        [-0.58, grilleMiddle],
        [0, grilleMiddle],
        [0.58, grilleMiddle],
      ]),
      '#596367',
      1.4 * camera.unit,
    ),
    ...bothSides.map((side) =>
      polygon(onEnd('nose', faceOutline(headLamp(side))), '#f1f6f6', `stroke="#2a3134" stroke-width="${short(1.4 * camera.unit)}"`),
    ),
    ...bothSides.map((side) => polygon(onEnd('nose', faceOutline(fogLamp(side))), '#23292b')),
    numberPlate(sweep, 'nose'),
  ].join('')
}

function tail(sweep: Sweep): string {
  const { camera, profile, onEnd, coat, seam } = sweep
  const lampY = tailLampHeight(sweep)
  const lamp = (side: number): Corner[] => [
    [side * 0.62, lampY - 8, 3],
    [side * 0.6, lampY + 7, 3],
    [side * 0.98, lampY + 9, 3],
    [side * 0.98, lampY - 10, 3],
  ]
  const bumper: Point[] = [
    [-0.8, 34],
    [-0.8, 44],
    [0.8, 44],
    [0.8, 34],
  ]
  return [
    ...bothSides.map((side) => polygon(onEnd('tail', faceOutline(lamp(side))), lampRed)),
    polyline(
      onEnd('tail', [
        [-0.6, lampY],
        [0, lampY],
        [0.6, lampY],
      ]),
      tone(coat, -0.3),
      2 * camera.unit,
    ),
    isVanBuild(profile)
      ? polyline(
          onEnd('tail', [
            [0, 50],
            [0, profile.height - 16],
          ]),
          seam,
          1.4 * camera.unit,
        )
      : '',
    polygon(onEnd('tail', bumper), '#23292b'),
    numberPlate(sweep, 'tail'),
  ].join('')
}

/** The back of a caravan, or of the box of a lorry with its two doors. */
function plainTail(sweep: Sweep): string {
  const { camera, profile, onEnd } = sweep
  const isCargo = profile.build === 'cargo'
  const floor = Math.min(...profile.shape.map(([, y]) => y))
  const [low, high] = isCargo ? [floor + 6, floor + 20] : [58, 84]
  const lamp = (side: number): Point[] => [
    [side * 0.7, low],
    [side * 0.7, high],
    [side * 0.92, high],
    [side * 0.92, low],
  ]
  return [
    isCargo
      ? polyline(
          onEnd('tail', [
            [0, floor + 8],
            [0, profile.height - 6],
          ]),
          '#b9bfbd',
          2 * camera.unit,
        )
      : endWindow(sweep, 136, 200, 0.6),
    ...bothSides.map((side) => polygon(onEnd('tail', lamp(side)), lampRed)),
  ].join('')
}

function endWindow({ camera, onEnd }: Sweep, low: number, high: number, half: number): string {
  const pane = faceOutline([
    [-half, low, 8],
    [-half, high, 8],
    [half, high, 8],
    [half, low, 8],
  ])
  return polygon(onEnd(camera.yaw > 0 ? 'nose' : 'tail', pane), '#3a4a53', `stroke="#c4c9c8" stroke-width="${short(3 * camera.unit)}"`)
}
