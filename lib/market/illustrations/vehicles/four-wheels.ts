import type { Camera } from '@/lib/market/illustrations/camera'
import type { Hex } from '@/lib/market/illustrations/paint'
import { polygon } from '@/lib/market/illustrations/svg'
import { type Sweep, sweepProfile } from '@/lib/market/illustrations/sweep'
import { bodyEnd } from './body-ends'
import { bodyShadow, bodyShell } from './body-shell'
import { bodySide } from './body-side'
import type { Decade } from './classic'
import { openCockpit } from './open-cockpit'
import type { Profile } from './profile'
import { nearWheel, type WheelStyle, wheelRing } from './wheels'

export type VehicleAppearance = { paint: Hex; camera: Camera; wheels: WheelStyle }

export function fourWheels(profile: Profile, { paint, camera, wheels }: VehicleAppearance): string {
  const sweep = sweepProfile(profile, paint, camera)
  return bodyShadow(sweep) + sweptBody(sweep, wheels)
}

/** The vehicle without its shadow, back to front. */
export function sweptBody(sweep: Sweep, wheels: WheelStyle): string {
  return [bodyShell(sweep), openCockpit(sweep), bodySide(sweep), bodyEnd(sweep), nearWheels(sweep, wheels)].join('')
}

const wheelsOfDecade: Readonly<Record<Decade, WheelStyle>> = {
  cinquanta: 'white-wall',
  sessanta: 'chrome-cap',
  settanta: 'chrome-cap',
  ottanta: 'turbine',
}

/** Wheels in their arches; from three quarters the inner rim of the tyre shows too. */
function nearWheels({ camera, profile }: Sweep, style: WheelStyle): string {
  const { width, wheelRadius: radius, classic } = profile
  return profile.axles
    .map((x) => {
      const arch = polygon(wheelRing(camera, { x, z: width / 2, radius }, 1.17), profile.cladding ? '#2b3032' : '#14181a')
      const inner = camera.yaw === 0 ? '' : polygon(wheelRing(camera, { x, z: width / 2 - 14, radius }), '#101314')
      return arch + inner + nearWheel(camera, { x, z: width / 2 - 1, radius, style: classic ? wheelsOfDecade[classic] : style })
    })
    .join('')
}
