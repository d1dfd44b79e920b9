import { groundShadow } from '@/lib/market/illustrations/camera'
import { between, type Point, withNext } from '@/lib/market/illustrations/geometry'
import { tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import type { Sweep } from '@/lib/market/illustrations/sweep'
import type { Screen } from './profile'
import { wheelRing } from './wheels'

/** All that lies behind the near side: far wheels, tow bar, roof and bonnet, front or rear screen. */
export function bodyShell(sweep: Sweep): string {
  return [farWheels(sweep), towBar(sweep), ...skinStrips(sweep), screen(sweep)].join('')
}

export function bodyShadow({ camera, profile: { length, width } }: Sweep): string {
  if (camera.yaw === 0) return groundShadow(camera, length / 2, length * 0.48)
  const footprint: Point[] = [
    [-8, -1],
    [length - 6, -1],
    [length + 4, 0],
    [length - 6, 1],
    [-8, 1],
    [-14, 0],
  ]
  const foot = footprint.map(([x, u]) => camera.project(x, 0, u * width * 0.5))
  return (
    polygon(foot, '#0c1216', 'opacity=".1" stroke="#0c1216" stroke-width="12" stroke-linejoin="round"') +
    polygon(foot, '#0c1216', 'opacity=".3" stroke="#0c1216" stroke-width="2"')
  )
}

function farWheels({ camera, profile: { axles, width, wheelRadius: radius } }: Sweep): string {
  if (camera.yaw === 0) return ''
  const tyre = (x: number, z: number) => polygon(wheelRing(camera, { x, z, radius }), '#15191b')
  return axles.map((x) => tyre(x, -width / 2 + 4) + tyre(x, -width / 2 + 26)).join('')
}

function towBar({ camera, profile: { length, towBar: reach } }: Sweep): string {
  if (!reach) return ''
  const tip = length + reach
  const bar = [camera.project(length - 12, 46, 0), camera.project(tip, 44, 0)]
  const jockeyWheel = [camera.project(tip - 20, 44, 0), camera.project(tip - 20, 6, 0)]
  return polyline(bar, '#5b6467', 5 * camera.unit) + polyline(jockeyWheel, '#3c4446', 5 * camera.unit)
}

type Strip = { from: Point; to: Point; normalX: number; normalY: number; x: number; y: number }

/** Strips across the width, painted from the far end to the near one, so that nearer ones cover farther ones. */
function skinStrips(sweep: Sweep): string[] {
  const { camera } = sweep
  return withNext(sweep.skin)
    .map(([from, to]) => stripBetween(from, to))
    .filter((strip) => strip.y > 20 && camera.faces(strip.normalX, strip.normalY) && !isUnderbody(strip))
    .sort((a, b) => (camera.yaw >= 0 ? a.x - b.x : b.x - a.x))
    .map((strip) => {
      const fill = stripFill(sweep, strip)
      const points = [...across(sweep, strip.from), ...across(sweep, strip.to).reverse()]
      return polygon(points, fill, `stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"`)
    })
}

function stripBetween(from: Point, to: Point): Strip {
  const normalX = from[1] - to[1]
  const normalY = to[0] - from[0]
  const length = Math.hypot(normalX, normalY) || 1
  return { from, to, normalX: normalX / length, normalY: normalY / length, x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }
}

const isUnderbody = ({ from, to, normalY }: Strip) => from[1] < 60 && to[1] < 60 && Math.abs(normalY) > 0.9

function stripFill({ profile, camera, coat, isDark }: Sweep, strip: Strip): string {
  if (profile.cladding && strip.y < profile.cladding) return '#34393b'
  if (profile.bedEnd && strip.x < profile.bedEnd && strip.normalY > 0.9) return '#23282a'
  const light = 0.26 * strip.normalY + 0.1 * Math.abs(strip.normalX) * (camera.yaw > 0 ? strip.normalX : -strip.normalX) - 0.04
  return tone(coat, isDark ? light * 0.6 + 0.04 : light)
}

/** One line across the skin. Where the nose bows away, its far rim is the sample that sticks out most. */
function across(sweep: Sweep, [x, y]: Point): Point[] {
  const { camera, profile } = sweep
  const away = Math.sign(camera.project(profile.length / 2, 0, -9)[0] - camera.project(profile.length / 2, 0, 9)[0])
  const reach = (u: number) => sweep.at(x, y, u)[0] * away
  const rim = [-0.94, -0.88, -0.82, -0.76].reduce((best, u) => (reach(u) > reach(best) ? u : best), -1)
  return [rim, -0.6, 0, 0.6, 0.85, 1].map((u) => sweep.at(x, y, u))
}

function screen({ camera, profile, glass, at }: Sweep): string {
  const pane: Screen | undefined = camera.yaw > 0 ? profile.windscreen : profile.rearScreen
  if (camera.yaw === 0 || !pane) return ''
  const [foot, top] = pane
  const lift = camera.yaw > 0 ? 1 : -1
  const outline = [
    ...[-0.88, -0.5, 0, 0.5, 0.88].map((u) => at(foot[0] + lift, foot[1] + 1, u)),
    ...[0.9, 0.5, 0, -0.5, -0.9].map((u) => at(top[0] + lift, top[1] + 1, u)),
  ]
  const low = between(foot, top, 0.05)
  const high = between(foot, top, 0.95)
  const glint = [at(...low, -0.2), at(...high, -0.45), at(...high, -0.05), at(...low, 0.35)]
  return polygon(outline, glass) + polygon(glint, '#ffffff', 'opacity=".1"')
}
