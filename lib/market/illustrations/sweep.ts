import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import type { Camera } from './camera'
import { type Corner, outline, type Point, smoothStep, withNext } from './geometry'
import { brightness, type Hex, tone } from './paint'

export type End = 'nose' | 'tail'

/** A profile swept across the width of the vehicle, seen by a camera. `u` is 1 on the near side, -1 on the far one. */
export type Sweep = {
  profile: Profile
  camera: Camera
  paint: Hex
  coat: Hex
  isDark: boolean
  /** Colours of windows, joints and the near side. */
  glass: Hex
  seam: Hex
  side: Hex
  skin: Point[]
  at: (x: number, y: number, u: number) => Point
  onSide: (points: readonly Point[]) => Point[]
  edgeX: (height: number, end: End) => number
  /** Lays points given as (u, height) on the nose or tail. */
  onEnd: (end: End, points: readonly Point[]) => Point[]
}

export const isWhiteBuild = ({ build }: Profile) => build === 'camper' || build === 'caravan' || build === 'cargo'
export const isVanBuild = ({ build }: Profile) => build === 'van' || build === 'camper' || build === 'cab'
export const hasLamps = ({ build }: Profile) => build !== 'caravan' && build !== 'cargo'

/** The height of the head lamps: between the lip of the bonnet and the bumper. */
export function lampHeight({ profile: { shape } }: Sweep): number {
  return ((shape.at(-2)?.[1] ?? 0) + (shape.at(-3)?.[1] ?? 0)) / 2
}

export const tailLampHeight = ({ profile }: Sweep) => Math.min(profile.belt - 8, 112)

export function sweepProfile(profile: Profile, paint: Hex, camera: Camera): Sweep {
  const skin = outline(profile.shape)
  const coat: Hex = isWhiteBuild(profile) ? '#f1f1ec' : paint
  const isDark = brightness(coat) < 200
  const at = (x: number, y: number, u: number) => camera.project(x + bow(profile, x) * Math.abs(u) ** 3, y, u * halfWidth(profile, y))
  const edgeX = (height: number, end: End) => edgeOf(skin, height, end)
  return {
    profile,
    camera,
    paint,
    coat,
    isDark,
    glass: isDark ? '#4a5c66' : '#2b3942',
    seam: tone(coat, isDark ? 0.22 : -0.28),
    side: tone(coat, isDark ? 0.02 : -0.07),
    skin,
    at,
    onSide: (points) => points.map(([x, y]) => at(x, y, 1)),
    edgeX,
    onEnd: (end, points) => points.map(([u, y]) => at(edgeX(y, end) + (end === 'nose' ? 0.6 : -0.6), y, u)),
  }
}

/** Rounds an outline that is given as (u, height), where u is about ninety centimetres. */
export function faceOutline(corners: readonly Corner[]): Point[] {
  return outline(
    corners.map(([u, y, radius]): Corner => [u * 90, y, radius]),
    5,
  ).map(([u, y]) => [u / 90, y])
}

/** Nose and tail bow inwards towards the sides. */
function bow(profile: Profile, x: number): number {
  return smoothStep((42 - x) / 42) * 13 - smoothStep((x - profile.length + 64) / 64) * (isVanBuild(profile) ? 16 : 24)
}

/** Windows lean inwards, sills draw in. */
function halfWidth(profile: Profile, y: number): number {
  const half = profile.width / 2
  if (y > profile.belt && !isWhiteBuild(profile)) return half * (1 - (0.17 * (y - profile.belt)) / (profile.height - profile.belt))
  return y < 40 ? half * 0.96 : half
}

function edgeOf(skin: readonly Point[], height: number, end: End): number {
  const floor = Math.min(...skin.map(([, y]) => y)) + 0.5
  const level = Math.max(height, floor)
  const crossings = withNext(skin).flatMap(([p, q]) => {
    const crosses = (p[1] - level) * (q[1] - level) <= 0 && p[1] !== q[1]
    return crosses ? [p[0] + ((level - p[1]) / (q[1] - p[1])) * (q[0] - p[0])] : []
  })
  if (crossings.length === 0) return 0
  return end === 'nose' ? Math.max(...crossings) : Math.min(...crossings)
}
