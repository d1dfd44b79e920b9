import type { Point } from '@/lib/market/illustrations/geometry'
import type { Random } from '@/lib/market/illustrations/seeded-random'
import { polygon, polyline, rectangle } from '@/lib/market/illustrations/svg'
import { type Lens, sceneHeight, sceneWidth } from '../lens'
import type { Hour, Light } from '../light'
import { blend, hex, type Rgb, rgb, type Vector } from '../vectors'
import { upright } from '../vehicle/studio'

/** What is far away, which is painted small and so is soft as behind a lens, and what is near. */
export type Background = { far: string; near: string }

/** Where a vehicle stands, seen by a camera: `back` lies behind it, across the view. */
export type Site = {
  lens: Lens
  light: Light
  hour: Hour
  random: Random
  /** The same for all pictures of a set: its walls stay what they are. */
  setting: number
  /** Direction along the back, to the right in the picture, and the one away from the camera. */
  along: Vector
  away: Vector
  centre: Vector
}

/** The place in the picture of a point so far along the back, so high, and so far behind the vehicle. */
export function at({ lens, centre, along, away }: Site, across: number, height: number, behind: number): Point {
  return lens.project([centre[0] + along[0] * across + away[0] * behind, height, centre[2] + along[2] * across + away[2] * behind])
}

type Corner = readonly [across: number, height: number, behind: number]

export function flat(site: Site, corners: readonly Corner[], fill: string, more = ''): string {
  return polygon(
    corners.map((corner) => at(site, ...corner)),
    fill,
    more,
  )
}

/** An upright rectangle on the back. */
export function wall(site: Site, from: number, to: number, low: number, high: number, behind: number, fill: string, more = ''): string {
  return flat(
    site,
    [
      [from, low, behind],
      [from, high, behind],
      [to, high, behind],
      [to, low, behind],
    ],
    fill,
    more,
  )
}

/** A rectangle on the ground. */
export function floor(site: Site, from: number, to: number, near: number, far: number, fill: string, more = ''): string {
  return flat(
    site,
    [
      [from, 0, near],
      [from, 0, far],
      [to, 0, far],
      [to, 0, near],
    ],
    fill,
    more,
  )
}

export function stroke(site: Site, corners: readonly Corner[], colour: string, width: number, more = ''): string {
  return polyline(
    corners.map((corner) => at(site, ...corner)),
    colour,
    width,
    more,
  )
}

/** A colour as this hour shows it. */
export function lit({ light }: Pick<Site, 'light'>, colour: string, share = 0.55): string {
  const own: Rgb = rgb(colour)
  const strength = light.ambient + light.sunStrength * share
  const part = (channel: 0 | 1 | 2) =>
    own[channel] * strength * (0.68 + 0.38 * (0.4 * light.horizon[channel] + 0.6 * light.sunColour[channel]))
  return hex([part(0), part(1), part(2)])
}

export function misty(site: Site, colour: string, share: number): string {
  return hex(blend(rgb(lit(site, colour)), site.light.horizon, share))
}

/** The sky down to the horizon, with its sun and clouds. */
export function sky(site: Site): string {
  const { light, lens, random, hour } = site
  const line = lens.horizon + 4
  const sunX = random.range(250, 1_350)
  const sunY = line - random.range(180, 330)
  const glow = hour === 'tramonto' || hour === 'sera' ? 0.85 : hour === 'coperto' || hour === 'pioggia' ? 0 : 0.5
  return [
    upright(
      'cielo',
      [0, Math.min(0, line - 600)],
      [0, line],
      [
        [0, hex(light.zenith)],
        [0.72, hex(blend(light.zenith, light.horizon, 0.72))],
        [1, hex(light.horizon)],
      ],
    ),
    rectangle(0, 0, sceneWidth, sceneHeight, 'url(#cielo)'),
    glow === 0
      ? ''
      : `<radialGradient id="sole"><stop offset="0" stop-color="#fff6dc" stop-opacity="${glow}"/><stop offset=".12" stop-color="#ffeec4" stop-opacity="${glow * 0.55}"/><stop offset="1" stop-color="#ffe9bd" stop-opacity="0"/></radialGradient><circle cx="${sunX.toFixed(0)}" cy="${sunY.toFixed(0)}" r="420" fill="url(#sole)"/>`,
    clouds(site),
  ].join('')
}

function clouds({ light, lens, random, hour }: Site): string {
  const count = hour === 'coperto' || hour === 'pioggia' ? 7 : 3
  const fill = hex(blend(light.horizon, [1, 1, 1], hour === 'tramonto' || hour === 'sera' ? 0.15 : 0.6))
  const puffs = Array.from({ length: count }, () => {
    const [x, y, width] = [random.range(-80, 1_680), random.range(30, Math.max(80, lens.horizon - 190)), random.range(120, 290)]
    return [0, 0.34, -0.36, 0.62]
      .map(
        (shift, at) =>
          `<ellipse cx="${(x + shift * width).toFixed(0)}" cy="${(y + at * 7).toFixed(0)}" rx="${(width * (0.7 - at * 0.09)).toFixed(0)}" ry="${(width * (0.19 - at * 0.02)).toFixed(0)}"/>`,
      )
      .join('')
  })
  return `<radialGradient id="nuvola"><stop offset="0" stop-color="${fill}" stop-opacity=".75"/><stop offset=".55" stop-color="${fill}" stop-opacity=".4"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient><g fill="url(#nuvola)">${puffs.join('')}</g>`
}

/** The ground from the horizon to the camera: paler far away. */
export function ground(site: Site, colour: string): string {
  const { light, lens } = site
  const line = lens.horizon
  return (
    upright(
      'suolo',
      [0, line],
      [0, sceneHeight],
      [
        [0, hex(blend(rgb(lit(site, colour)), light.horizon, 0.34))],
        [0.28, lit(site, colour)],
        [1, hex(blend(rgb(lit(site, colour)), [0.04, 0.06, 0.07], 0.2))],
      ],
    ) + rectangle(0, line, sceneWidth, sceneHeight - line + 1, 'url(#suolo)')
  )
}

/** A line of hills in the picture. */
export function hills({ lens, random }: Site, height: number, swing: number, fill: string, step = 240): string {
  const foot = lens.horizon + 3
  let path = `M-60 ${foot.toFixed(0)}V${(foot - height).toFixed(0)}`
  let before = foot - height
  for (let x = -60; x < sceneWidth + 100; x += step) {
    const next = foot - height + random.range(-swing, swing)
    path += `C${x + step / 2} ${before.toFixed(0)} ${x + step / 2} ${next.toFixed(0)} ${x + step} ${next.toFixed(0)}`
    before = next
  }
  return `<path d="${path}V${foot.toFixed(0)}z" fill="${fill}"/>`
}
