import { type Corner, outline, type Point } from '@/lib/market/illustrations/geometry'
import { tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import type { Sweep } from '@/lib/market/illustrations/sweep'

const leather = '#8a5a3c'

/** The inside of a convertible: floor, four seat backs, windscreen in its frame. */
export function openCockpit(sweep: Sweep): string {
  const { camera, profile, at } = sweep
  if (!profile.cockpit) return ''
  const { from, to } = profile.cockpit
  const floor = [at(from, 101, -0.8), at(to + 6, 98, -0.8), at(to + 6, 98, 0.86), at(from, 101, 0.86)]
  const sides = camera.yaw === 0 ? [0.4] : [-0.42, 0.42]
  const seats = sides.flatMap((u) => [from + 56, from + 8].map((x) => seatBack(sweep, x, u)))
  return [camera.yaw === 0 ? '' : polygon(floor, '#2a2522'), ...seats, frame(sweep, profile.cockpit.frame)].join('')
}

function seatBack({ camera, profile }: Sweep, x: number, u: number): string {
  const place = (seatX: number, y: number, offset: number) => camera.project(seatX, y, ((u + offset) * profile.width) / 2)
  if (camera.yaw === 0) {
    const shape = outline([
      [x, 84, 3],
      [x - 6, 112, 6],
      [x + 2, 122, 6],
      [x + 14, 120, 6],
      [x + 18, 84, 3],
    ])
    return polygon(
      shape.map(([seatX, y]) => place(seatX, y, 0)),
      leather,
    )
  }
  const foot = (offset: number) => place(x + (camera.yaw > 0 ? 12 : -3), 84, offset)
  const top = (offset: number) => place(x + (camera.yaw > 0 ? 8 : 0), 120, offset)
  const corners = [foot(-0.26), top(-0.2), top(0.2), foot(0.26)].map(([px, py]): Corner => [px, py, 7])
  return polygon(outline(corners), leather)
}

function frame({ camera, profile: { width }, coat }: Sweep, [foot, top]: readonly [Point, Point]): string {
  const bar = [
    camera.project(...foot, -width * 0.44),
    camera.project(...top, -width * 0.38),
    camera.project(...top, width * 0.38),
    camera.project(...foot, width * 0.44),
  ]
  return polygon(bar, '#9fb6bf', 'opacity=".55"') + polyline(bar, tone(coat, -0.35), 4.5 * camera.unit)
}
