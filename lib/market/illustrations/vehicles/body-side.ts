import { clamp, outline, type Point, roundedBox, topAt } from '@/lib/market/illustrations/geometry'
import { tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline, short } from '@/lib/market/illustrations/svg'
import { hasLamps, isVanBuild, isWhiteBuild, lampHeight, type Sweep, tailLampHeight } from '@/lib/market/illustrations/sweep'
import { classicSide } from './classic-trim'
import type { Door } from './profile'

/** The near side without wheels: panel, sill, stripe, windows, doors, roof rail, lamps and mirror. */
export function bodySide(sweep: Sweep): string {
  const { profile } = sweep
  return [
    polygon(sweep.onSide(sweep.skin), sweep.side),
    sills(sweep),
    stripe(sweep),
    crease(sweep),
    windows(sweep),
    ...(profile.portholes ?? []).map((porthole) => portholeAt(sweep, porthole)),
    ...profile.doors.map((door) => doorAt(sweep, door)),
    roofRail(sweep),
    profile.classic ? classicSide(sweep, profile.classic) : hasLamps(profile) ? lampsAndMirror(sweep) : '',
  ].join('')
}

function sills({ skin, profile: { cladding }, coat, onSide }: Sweep): string {
  const below = (height: number) => onSide(skin.map(([x, y]): Point => [x, Math.min(y, height)]))
  return polygon(below(cladding ?? 40), cladding ? '#34393b' : tone(coat, -0.32)) + polygon(below(cladding ? 44 : 33), '#1b2022')
}

function stripe({ profile, paint, coat, onSide }: Sweep): string {
  if (!profile.stripe) return ''
  const [tail, nose] = profile.stripe
  const { length } = profile
  const band: Point[] = [
    [4, tail],
    [length * 0.3, nose - 6],
    [length * 0.8, nose + 16],
    [length * 0.8, nose + 4],
    [length * 0.3, tail],
    [4, tail - 22],
  ]
  return polygon(onSide(band), paint === coat ? tone(coat, 0.42) : paint)
}

function crease({ profile, camera, coat, onSide }: Sweep): string {
  if (isWhiteBuild(profile) || profile.build === 'cab') return ''
  const { belt, length } = profile
  return polyline(
    onSide([
      [26, belt - 15],
      [length * 0.5, belt - 20],
      [length - 76, belt - 26],
    ]),
    tone(coat, 0.3),
    1.6 * camera.unit,
    'opacity=".55"',
  )
}

function windows(sweep: Sweep): string {
  const { profile, camera, glass, isDark, side, skin, onSide, at } = sweep
  if (!profile.glass) return ''
  const pane = outline(profile.glass)
  const xs = pane.map(([x]) => x)
  const ys = pane.map(([, y]) => y)
  const base = Math.min(...ys)
  const top = Math.max(...ys)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const inside = (x: number, y: number) => at(x, clamp(y, base + 2, top - 2), 1)
  const glint = [inside(middle + 4, base), inside(middle + 26, top), inside(middle + 44, top), inside(middle + 22, base)]
  const pillars = (profile.pillars ?? []).map((x) => {
    const paneTop = Math.min(topAt(pane, x - 2), topAt(skin, x - 2) - 7)
    return polyline(
      onSide([
        [x, base],
        [x - 2, Math.max(base, paneTop)],
      ]),
      side,
      6 * camera.unit,
    )
  })
  return [
    polygon(onSide(pane), glass, `stroke="${isDark ? '#8b979c' : '#1b2226'}" stroke-width="${short(2 * camera.unit)}"`),
    isVanBuild(profile) ? '' : polygon(glint, '#ffffff', 'opacity=".12"'),
    ...pillars,
  ].join('')
}

function portholeAt({ camera, onSide }: Sweep, [x, y, width, height]: readonly [number, number, number, number]): string {
  const glint: Point[] = [
    [x + width * 0.2, y + 3],
    [x + width * 0.4, y + height - 3],
    [x + width * 0.58, y + height - 3],
    [x + width * 0.38, y + 3],
  ]
  return (
    polygon(onSide(roundedBox(x, y, width, height, 12)), '#3a4a53', `stroke="#c4c9c8" stroke-width="${short(3 * camera.unit)}"`) +
    polygon(onSide(glint), '#fff', 'opacity=".12"')
  )
}

function doorAt({ profile, camera, seam, onSide }: Sweep, { from, to, bottom = 40, top = profile.belt + 2 }: Door): string {
  const isClosedLine = isWhiteBuild(profile)
  const joint: Point[] = [
    [from, top],
    [from, bottom + 6],
    [from + 6, bottom],
    [to - 10, bottom],
    [to, bottom + 16],
    [to, top],
  ]
  const handleY = isClosedLine ? 140 : profile.belt - 9
  return (
    polyline(onSide(isClosedLine ? [...joint, [from, top]] : joint), seam, 1.3 * camera.unit, 'opacity=".75"') +
    polyline(
      onSide([
        [from + 12, handleY],
        [from + 28, handleY],
      ]),
      seam,
      3.4 * camera.unit,
    )
  )
}

function roofRail({ profile: { rail }, camera, onSide }: Sweep): string {
  if (!rail) return ''
  const [from, to, y] = rail
  return polyline(
    onSide([
      [from, y - 1],
      [from + 8, y + 4],
      [to - 10, y + 4],
      [to, y - 2],
    ]),
    '#2a2f31',
    3 * camera.unit,
  )
}

function lampsAndMirror(sweep: Sweep): string {
  const { profile, seam, onSide, camera, coat } = sweep
  const lampY = lampHeight(sweep)
  const noseX = sweep.edgeX(lampY, 'nose')
  const tailY = tailLampHeight(sweep)
  const tailX = sweep.edgeX(tailY, 'tail')
  const headLamp: Point[] = [
    [noseX - 2, lampY - 7],
    [noseX - 8, lampY + 3],
    [noseX - 38, lampY + 7],
    [noseX - 26, lampY - 6],
  ]
  const tailLamp: Point[] = [
    [tailX + 1, tailY - 10],
    [tailX + 1, tailY + 8],
    [tailX + 24, tailY + 5],
    [tailX + 20, tailY - 6],
  ]
  const mirrorFoot = (profile.windscreen ?? profile.cockpit?.frame)?.[0]
  const mirror =
    mirrorFoot && roundedBox(mirrorFoot[0] - 34, mirrorFoot[1] - 2, 18, 12, 4).map(([x, y]) => camera.project(x, y, profile.width / 2 + 9))
  return [
    polygon(onSide(headLamp), '#e9f1f3', `stroke="${seam}" stroke-width="1"`),
    profile.build === 'cab' ? '' : polygon(onSide(tailLamp), '#c2261d'),
    mirror ? polygon(mirror, tone(coat, -0.2)) : '',
  ].join('')
}
