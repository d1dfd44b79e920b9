import { type Corner, type Point, roundedBox } from '@/lib/market/illustrations/geometry'
import { tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline, short } from '@/lib/market/illustrations/svg'
import { type End, faceOutline, lampHeight, type Sweep } from '@/lib/market/illustrations/sweep'
import { type Decade, isBoxy } from './classic'
import { numberPlate } from './number-plate'

const bothSides = [-1, 1] as const
const chrome = '#d8dedf'
const chromeEdge = '#7f898c'
const rubber = '#262c2e'
const glassOfLamp = '#f3f7f5'
const lampRed = '#b3231c'
const amber = '#e08a1e'

/** Lamps, bumpers, grille and mouldings, by decade: what makes an old car look old. */
type Trim = {
  lampRadius: number
  /** Whether there are twin lamps at each side. */
  isTwin: boolean
  grille: { half: number; top: number; bottom: number; radius: number; bars: number; fill: string }
  bumper: { low: number; high: number; fill: string }
  /** Tail lamp, round at `outer`, or a block that begins at `inner`. */
  tailLamp: { inner?: number; outer: number; half: number }
}

const trims: Readonly<Record<Decade, Trim>> = {
  cinquanta: {
    lampRadius: 10.5,
    isTwin: false,
    grille: { half: 0.3, top: 3, bottom: 50, radius: 14, bars: 5, fill: chrome },
    bumper: { low: 38, high: 46, fill: chrome },
    tailLamp: { outer: 0.82, half: 5.5 },
  },
  sessanta: {
    lampRadius: 9.5,
    isTwin: false,
    grille: { half: 0.52, top: 4, bottom: 54, radius: 4, bars: 4, fill: chrome },
    bumper: { low: 38, high: 47, fill: chrome },
    tailLamp: { outer: 0.8, half: 7 },
  },
  settanta: {
    lampRadius: 8,
    isTwin: true,
    grille: { half: 0.84, top: 10, bottom: 54, radius: 2, bars: 2, fill: '#1c2123' },
    bumper: { low: 38, high: 49, fill: chrome },
    tailLamp: { inner: 0.66, outer: 0.94, half: 6 },
  },
  ottanta: {
    lampRadius: 8,
    isTwin: false,
    grille: { half: 0.5, top: 8, bottom: 56, radius: 2, bars: 3, fill: '#1c2123' },
    bumper: { low: 34, high: 51, fill: rubber },
    tailLamp: { inner: 0.5, outer: 0.96, half: 8 },
  },
}

export function classicEnd(sweep: Sweep, decade: Decade): string {
  const trim = trims[decade]
  const parts = sweep.camera.yaw > 0 ? [grille(sweep, trim), headLamps(sweep, decade)] : [tailLamps(sweep, decade)]
  const end = sweep.camera.yaw > 0 ? 'nose' : 'tail'
  return [...parts, bumperAcross(sweep, end, trim), numberPlate(sweep, end, decade === 'ottanta' ? 'white' : 'black')].join('')
}

function grille(sweep: Sweep, { grille: { half, top, bottom, radius, bars, fill } }: Trim): string {
  const { camera, onEnd } = sweep
  const high = lampHeight(sweep) + top
  const frame = faceOutline([
    [-half, high, radius],
    [half, high, radius],
    [half, bottom, radius],
    [-half, bottom, radius],
  ])
  const lines = Array.from({ length: bars }, (_, index) => bottom + ((high - bottom) * (index + 1)) / (bars + 1)).map((y) =>
    polyline(
      onEnd(
        'nose',
        [-0.86, 0, 0.86].map((share): Point => [share * half, y]),
      ),
      fill === chrome ? '#2b3234' : chromeEdge,
      1.5 * camera.unit,
    ),
  )
  return polygon(onEnd('nose', frame), fill, `stroke="${chrome}" stroke-width="${short(2 * camera.unit)}"`) + lines.join('')
}

function headLamps(sweep: Sweep, decade: Decade): string {
  const { camera, onEnd } = sweep
  const y = frontLampHeight(sweep, decade)
  const { lampRadius: radius, isTwin } = trims[decade]
  const rim = `stroke="${chromeEdge}" stroke-width="${short(1.8 * camera.unit)}"`
  return bothSides
    .flatMap((side) => {
      if (decade === 'ottanta') {
        const pane = faceOutline([
          [side * 0.54, y - 8, 2],
          [side * 0.54, y + 8, 2],
          [side * 0.86, y + 8, 2],
          [side * 0.86, y - 8, 2],
        ])
        const blinker: Point[] = [
          [side * 0.86, y - 7],
          [side * 0.86, y + 7],
          [side * 0.97, y + 6],
          [side * 0.97, y - 6],
        ]
        return [polygon(onEnd('nose', pane), glassOfLamp, rim), polygon(onEnd('nose', blinker), amber)]
      }
      const centres = isTwin ? [0.74, 0.48] : [0.72]
      return centres.map((u) => polygon(disc(sweep, 'nose', [side * u, y], radius), glassOfLamp, rim))
    })
    .join('')
}

/** A round lamp. It looks straight ahead, however the metal around it is bent. */
function disc({ camera, profile: { width }, edgeX }: Sweep, end: End, [u, y]: Point, radius: number): Point[] {
  const x = edgeX(y, end) + (end === 'nose' ? 1 - 22 * Math.abs(u) ** 3 : 12 * Math.abs(u) ** 3 - 1)
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2
    return camera.project(x, y + Math.sin(angle) * radius, (u * width) / 2 + Math.cos(angle) * radius)
  })
}

function tailLamps(sweep: Sweep, decade: Decade): string {
  const y = rearLampHeight(sweep)
  const { inner, outer, half } = trims[decade].tailLamp
  const rim = `stroke="${chromeEdge}" stroke-width="${short(1.2 * sweep.camera.unit)}"`
  return bothSides
    .map((side) => {
      if (inner === undefined) return polygon(disc(sweep, 'tail', [side * outer, y], half), lampRed, rim)
      const block: Corner[] = [
        [side * inner, y - half, 2],
        [side * inner, y + half, 2],
        [side * outer, y + half, 2],
        [side * outer, y - half, 2],
      ]
      return polygon(sweep.onEnd('tail', faceOutline(block)), lampRed, rim)
    })
    .join('')
}

function bumperAcross({ onEnd, camera }: Sweep, end: End, { bumper: { low, high, fill } }: Trim): string {
  const blade: Point[] = [
    ...[-0.98, -0.6, 0, 0.6, 0.98].map((u): Point => [u, high]),
    ...[0.98, 0.6, 0, -0.6, -0.98].map((u): Point => [u, low]),
  ]
  return polygon(onEnd(end, blade), fill, `stroke="${fill === chrome ? chromeEdge : '#15191b'}" stroke-width="${short(camera.unit)}"`)
}

/** What the near side shows of it: the ends of the bumpers, lamps from the side, a moulding, a round mirror. */
export function classicSide(sweep: Sweep, decade: Decade): string {
  const { profile, camera, onSide } = sweep
  const { bumper } = trims[decade]
  const middle = (bumper.low + bumper.high) / 2
  const [front, rear] = [sweep.edgeX(middle, 'nose'), sweep.edgeX(middle, 'tail')]
  const blade = (x: number, width: number) =>
    polygon(
      onSide(roundedBox(x, bumper.low, width, bumper.high - bumper.low, 4)),
      bumper.fill,
      `stroke="${bumper.fill === chrome ? chromeEdge : '#15191b'}" stroke-width="${short(camera.unit)}"`,
    )
  const screenFoot = (profile.windscreen ?? profile.cockpit?.frame)?.[0]
  const mirror =
    screenFoot &&
    roundedBox(screenFoot[0] - 26, screenFoot[1] + 2, 11, 9, decade === 'ottanta' ? 2 : 5).map(([x, y]) =>
      camera.project(x, y, profile.width / 2 + 8),
    )
  return [
    decade === 'cinquanta' ? mudguards(sweep) : '',
    camera.yaw === 0 ? lampsFromTheSide(sweep, decade) : '',
    moulding(sweep, decade),
    blade(front - 26, 28),
    blade(rear - 2, 30),
    mirror ? polygon(mirror, decade === 'ottanta' ? rubber : chrome) : '',
  ].join('')
}

function lampsFromTheSide(sweep: Sweep, decade: Decade): string {
  const { camera, onSide, seam } = sweep
  const radius = trims[decade].lampRadius
  const [lampY, tailY] = [frontLampHeight(sweep, decade), rearLampHeight(sweep)]
  const [noseX, tailX] = [sweep.edgeX(lampY, 'nose'), sweep.edgeX(tailY, 'tail')]
  const headLamp = isBoxy(decade) ? roundedBox(noseX - 9, lampY - 7, 9, 14, 2) : roundedBox(noseX - 14, lampY - radius, 11, radius * 2, 5)
  return (
    polygon(onSide(headLamp), glassOfLamp, `stroke="${isBoxy(decade) ? seam : chromeEdge}" stroke-width="${short(1.4 * camera.unit)}"`) +
    polygon(onSide(roundedBox(tailX + 1, tailY - 7, decade === 'ottanta' ? 16 : 8, 14, 4)), lampRed)
  )
}

/** Height of the front lamps: on the mudguards of the fifties they stand higher than the middle of the nose. */
const frontLampHeight = (sweep: Sweep, decade: Decade) => lampHeight(sweep) + (decade === 'cinquanta' ? 6 : 2)

/** Height of the rear lamps, below the lid of the boot. */
const rearLampHeight = ({ profile: { shape } }: Sweep) => Math.min((shape[2]?.[1] ?? 0) - 14, 78)

/** A strip along the side: chrome, and in the eighties rubber against other people's doors. */
function moulding({ profile: { length, belt, axles, wheelRadius }, camera, onSide }: Sweep, decade: Decade): string {
  const [rear = 0, front = length] = axles
  const y = decade === 'ottanta' ? 58 : belt - 16
  const reach = decade === 'ottanta' ? wheelRadius * 1.3 : -18
  return polyline(
    onSide([
      [rear + reach, y],
      [front - reach, y - (decade === 'cinquanta' ? 5 : 1)],
    ]),
    decade === 'ottanta' ? rubber : chrome,
    (decade === 'ottanta' ? 4 : 1.8) * camera.unit,
  )
}

/** Mudguards that stand out from the body, over the wheels. */
function mudguards({ profile: { axles, wheelRadius, belt }, camera, onSide, coat, isDark }: Sweep): string {
  const light = tone(coat, isDark ? 0.16 : 0.22)
  return axles
    .map((x, index) => {
      const reach = wheelRadius * (index === 0 ? 1.5 : 1.6)
      const top = Math.min(belt - 4, wheelRadius * 2.35)
      const arc = Array.from({ length: 13 }, (_, step): Point => {
        const angle = Math.PI * (step / 12)
        return [x - Math.cos(angle) * reach, 40 + Math.sin(angle) * (top - 40)]
      })
      return polygon(onSide(arc), tone(coat, isDark ? 0.06 : 0.03)) + polyline(onSide(arc), light, 1.6 * camera.unit, 'opacity=".7"')
    })
    .join('')
}
