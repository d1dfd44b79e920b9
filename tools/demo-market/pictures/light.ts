import { blend, dot, type Rgb, rgb, scaled, unit, type Vector } from './vectors'

/** Light of an hour and a weather: what lights a vehicle, and what its paint reflects. */
export type Light = {
  /** Direction towards the sun. */
  sun: Vector
  sunColour: Rgb
  sunStrength: number
  zenith: Rgb
  horizon: Rgb
  ground: Rgb
  /** What stands around, as a line in the paint. */
  skyline: Rgb
  ambient: number
  shadow: number
}

type Look = { sun: Vector; sunColour: string; sunStrength: number; zenith: string; horizon: string; ambient: number; shadow: number }

const looks = {
  mattino: {
    sun: [0.5, 0.55, 0.65],
    sunColour: '#fff0d8',
    sunStrength: 0.52,
    zenith: '#8fb9d8',
    horizon: '#f3eee0',
    ambient: 0.66,
    shadow: 0.42,
  },
  giorno: {
    sun: [-0.35, 0.85, 0.5],
    sunColour: '#fffaf0',
    sunStrength: 0.55,
    zenith: '#6fa8d6',
    horizon: '#e9f2f4',
    ambient: 0.68,
    shadow: 0.46,
  },
  coperto: {
    sun: [0.1, 0.95, 0.3],
    sunColour: '#f4f6f6',
    sunStrength: 0.2,
    zenith: '#c3ccd2',
    horizon: '#eef1f0',
    ambient: 0.9,
    shadow: 0.3,
  },
  tramonto: {
    sun: [-0.7, 0.32, 0.6],
    sunColour: '#ffcf9a',
    sunStrength: 0.6,
    zenith: '#7f94b8',
    horizon: '#f8d3a4',
    ambient: 0.58,
    shadow: 0.44,
  },
  sera: {
    sun: [0.6, 0.4, 0.4],
    sunColour: '#ffd9b0',
    sunStrength: 0.34,
    zenith: '#5f76a3',
    horizon: '#ecc0a2',
    ambient: 0.78,
    shadow: 0.4,
  },
  pioggia: {
    sun: [0.2, 0.9, 0.4],
    sunColour: '#eef2f4',
    sunStrength: 0.14,
    zenith: '#9fadb8',
    horizon: '#dfe5e6',
    ambient: 0.84,
    shadow: 0.26,
  },
  interno: {
    sun: [0.15, 0.95, 0.35],
    sunColour: '#ffffff',
    sunStrength: 0.36,
    zenith: '#f2f4f2',
    horizon: '#cfd6d3',
    ambient: 0.72,
    shadow: 0.36,
  },
} as const satisfies Record<string, Look>

/** Sellers wait for good light: most pictures are taken in it. */
export const hours = ['mattino', 'giorno', 'mattino', 'giorno', 'tramonto', 'coperto', 'giorno', 'sera', 'pioggia'] as const
export type Hour = keyof typeof looks

/** `side`: on which side of the vehicle the camera stands, so that the sun stands behind the camera. */
export function lightOf(hour: Hour, ground: string, side: 1 | -1): Light {
  const { sun, ...look } = looks[hour]
  const groundColour = rgb(ground)
  const horizon = rgb(look.horizon)
  return {
    ...look,
    sun: unit([sun[0], sun[1], sun[2] * side]),
    sunColour: rgb(look.sunColour),
    zenith: rgb(look.zenith),
    horizon,
    ground: groundColour,
    skyline: blend(scaled(groundColour, 0.5), horizon, 0.15),
  }
}

/** What a mirror shows in this direction. */
function surroundings(light: Light, direction: Vector): Rgb {
  const y = direction[1]
  if (y > 0.16) return blend(light.horizon, light.zenith, Math.min(1, (y - 0.16) * 1.3))
  if (y > -0.04) return blend(light.skyline, light.horizon, Math.max(0, (y + 0.04) / 0.2))
  return blend(light.skyline, light.ground, Math.min(1, (-0.04 - y) * 2.2))
}

export type Finish = {
  base: Rgb /** How much it mirrors, seen straight on. */
  gloss: number /** Share of the light it scatters. */
  matt?: number
}

/** Colour of a small piece of a surface. */
export function shade(light: Light, { base, gloss, matt = 1 }: Finish, normal: Vector, view: Vector): Rgb {
  const facing = Math.max(0, dot(normal, view))
  const reflected = unit([2 * facing * normal[0] - view[0], 2 * facing * normal[1] - view[1], 2 * facing * normal[2] - view[2]])
  const dome = blend(light.ground, light.zenith, 0.5 + 0.5 * normal[1])
  const white: Rgb = blend(dome, [1, 1, 1], 0.55)
  const sunny = Math.max(0, dot(normal, light.sun)) * light.sunStrength
  const scatter = (channel: 0 | 1 | 2) => base[channel] * matt * (light.ambient * white[channel] + sunny * light.sunColour[channel])
  const mirror = gloss + (1 - gloss) * (1 - facing) ** 5 * 0.8
  const seen = surroundings(light, reflected)
  const glint = Math.max(0, dot(reflected, light.sun)) ** 90 * light.sunStrength * gloss * 7
  const channel = (at: 0 | 1 | 2) => scatter(at) * (1 - mirror) + seen[at] * mirror + glint * light.sunColour[at]
  return [channel(0), channel(1), channel(2)]
}
