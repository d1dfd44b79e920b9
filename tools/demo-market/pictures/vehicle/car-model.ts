import type { Profile } from '@/lib/market/illustrations/vehicles/profile'
import type { Model, Stage } from '../model'
import type { Rgb } from '../vectors'
import { bodyOf } from './body'
import { plateInPicture } from './plate'
import type { Studio } from './studio'
import { groundShadow, paintVehicle } from './vehicle'
import type { RimStyle } from './wheel'

export type Appearance = { paint: Rgb; accent: string; isMetallic: boolean; rim: RimStyle; face: number; isElectric: boolean }

/** A car, a van, a camper or a caravan. */
export function carModel(profile: Profile, look: Appearance): Model {
  const { length, width, height, wheelRadius } = profile
  const studio = studioOf(profile, look)
  return {
    length,
    width,
    height,
    wheelRadius,
    distance: 620,
    tall: 690,
    wheel: (side) => [profile.axles.at(-1) ?? length * 0.8, wheelRadius, (side * width) / 2],
    lamp: (side) => [length - 34, 58, side * width * 0.3],
    lampReach: 62,
    paint: (stage) => paintVehicle(studio(stage), look.rim),
    shadow: (stage, strength) => groundShadow(studio(stage), strength),
    plate: (stage) => plateInPicture(studio(stage)),
  }
}

/** How a body is painted on a stage. */
export function studioOf(profile: Profile, { paint, isMetallic, accent, face, isElectric }: Appearance): (stage: Stage) => Studio {
  const body = bodyOf(profile)
  const isDark = paint[0] + paint[1] + paint[2] < 0.7 // dark paint shows what it mirrors
  const finish = { base: paint, gloss: (isMetallic ? 0.085 : 0.06) + (isDark ? 0.05 : 0) }
  return ({ lens, light, side, name }) => {
    const one = lens.project([profile.length / 2, 60, 0])
    const other = lens.project([profile.length / 2, 70, 0])
    return { body, lens, light, side, accent, face, isElectric, paint: finish, scale: Math.abs(one[1] - other[1]) / 10, name }
  }
}
