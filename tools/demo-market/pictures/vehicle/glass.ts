import { clamp, outline, type Point, topAt } from '@/lib/market/illustrations/geometry'
import type { Screen } from '@/lib/market/illustrations/vehicles/profile'
import { blend, hex, type Rgb, rgb, type Vector } from '../vectors'
import { isCoach, isVan, type Side } from './body'
import { facing, line, patch, type Studio, upright } from './studio'

const dark: Rgb = rgb('#161d21')
const tinted: Rgb = rgb('#0d1215')

/** Windows of the side that is seen. */
export function sideWindows(studio: Studio): string {
  const { body, side, name, scale } = studio
  const { profile } = body
  if (!profile.glass || profile.cockpit) return ''
  const pane = outline(profile.glass, 11)
  const xs = pane.map(([x]) => x)
  const ys = pane.map(([, y]) => y)
  const [base, top, middle] = [Math.min(...ys), Math.max(...ys), (Math.min(...xs) + Math.max(...xs)) / 2]
  const on = ([x, y]: Point, out = 0.3) => body.onSide(x, y, side, out)
  const id = `${name}-side`
  const isChromed = !isVan(profile) && !isCoach(profile)
  return [
    gradient(studio, id, on([middle, top]), on([middle, base])),
    patch(
      studio,
      pane.map((at) => on(at)),
      '#0e1315',
      `stroke="#0e1315" stroke-width="${(3.2 * scale).toFixed(1)}" stroke-linejoin="round"`,
    ),
    patch(
      studio,
      pane.map((at) => on(at)),
      `url(#${id})`,
    ),
    seatsBehind(studio, pane, side),
    glints(studio, pane, on),
    pillars(studio, pane, base),
    isChromed
      ? line(
          studio,
          pane.filter(([, y]) => y < base + 3).map((at) => on([at[0], at[1] - 2.4])),
          '#aeb6b8',
          1,
          'opacity=".8"',
        )
      : '',
  ].join('')
}

/** The sky above, the dark inside below. */
function gradient({ light, lens }: Studio, id: string, top: Vector, foot: Vector): string {
  const sky = blend(dark, light.zenith, 0.42)
  const low = blend(dark, light.horizon, 0.16)
  return upright(id, lens.project(top), lens.project(foot), [
    [0, hex(sky)],
    [0.5, hex(blend(dark, light.horizon, 0.3))],
    [0.62, hex(low)],
    [1, hex(dark)],
  ])
}

function glints(studio: Studio, pane: readonly Point[], on: (at: Point) => Vector): string {
  const xs = pane.map(([x]) => x)
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  const ys = pane.map(([, y]) => y)
  const [low, high] = [Math.min(...ys) + 1, Math.max(...ys) - 1]
  const slanted = (at: number, width: number) => {
    const x = from + (to - from) * at
    const limit = (px: number) => clamp(topAt(pane, px), low, high)
    return patch(
      studio,
      [on([x, low]), on([x + 16, limit(x + 16)]), on([x + 16 + width, limit(x + 16 + width)]), on([x + width, low])],
      '#ffffff',
      'opacity=".1"',
    )
  }
  return to - from < 80 ? slanted(0.3, 12) : slanted(0.22, 22) + slanted(0.37, 6) + slanted(0.66, 18)
}

function seatsBehind(studio: Studio, pane: readonly Point[], side: Side): string {
  const { body } = studio
  if (isCoach(body.profile)) return ''
  const xs = pane.map(([x]) => x)
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  const base = Math.min(...pane.map(([, y]) => y))
  const places = to - from > 140 ? [0.66, 0.34] : [0.5]
  return places
    .map((share) => {
      const x = from + (to - from) * share
      const head: Point[] = outline(
        [
          [x - 4, base + 1, 2],
          [x - 9, base + 17, 4],
          [x - 7, base + 24, 4],
          [x + 5, base + 23, 4],
          [x + 8, base + 12, 4],
          [x + 15, base + 1, 2],
        ],
        5,
      )
      const isInside = head.every(([px, py]) => py < topAt(pane, px) - 2)
      return isInside
        ? patch(
            studio,
            head.map(([px, py]) => body.onSide(px, py, side, 0.3)),
            hex(tinted),
            'opacity=".62"',
          )
        : ''
    })
    .join('')
}

function pillars(studio: Studio, pane: readonly Point[], base: number): string {
  const { body, side } = studio
  return (body.profile.pillars ?? [])
    .map((x) => {
      const top = topAt(pane, x - 3)
      const [foot, head] = [(dx: number) => body.onSide(x + dx, base, side, 0.4), (dx: number) => body.onSide(x - 4 + dx, top, side, 0.4)]
      return patch(studio, [foot(-3.6), head(-3), head(3), foot(3.6)], '#0f1416')
    })
    .join('')
}

/** Windscreen and rear screen, as far as they are seen. */
export function endScreens(studio: Studio): string {
  const { windscreen, rearScreen } = studio.body.profile
  return (rearScreen ? screen(studio, rearScreen, 'rear') : '') + (windscreen ? screen(studio, windscreen, 'front') : '')
}

function screen(studio: Studio, [foot, top]: Screen, which: 'front' | 'rear'): string {
  const { body, lens, name } = studio
  const way = which === 'front' ? 1 : -1
  const rise = Math.hypot(top[0] - foot[0], top[1] - foot[1])
  const normal: Point = [(way * Math.abs(top[1] - foot[1])) / rise, Math.abs(top[0] - foot[0]) / rise]
  const at = (share: number, u: number): Vector => {
    const [x, y, z] = body.across([foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share], normal, u)
    return [x + normal[0] * 0.8, y + normal[1] * 0.8, z]
  }
  if (facing(lens, [normal[0], normal[1], 0], at(0.5, 0)) < 0.02) return ''
  const across = [-0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9]
  const ring = (low: number, high: number, wide: number) => [
    ...across.map((u) => at(low, u * wide)),
    ...[...across].reverse().map((u) => at(high, u * wide * 0.985)),
  ]
  const id = `${name}-${which}`
  return [
    gradient(studio, id, at(1, 0), at(0, 0)),
    patch(studio, ring(-0.05, 1.07, 1), '#0f1416'),
    patch(studio, ring(0.02, 0.98, 0.965), `url(#${id})`),
    patch(studio, [at(0.03, -0.1), at(0.97, -0.34), at(0.97, 0.08), at(0.03, 0.4)], '#ffffff', 'opacity=".1"'),
    patch(studio, [at(0.03, 0.5), at(0.97, 0.16), at(0.97, 0.24), at(0.03, 0.6)], '#ffffff', 'opacity=".08"'),
    which === 'front' ? wipers(studio, at) : line(studio, [at(0.08, 0), at(0.2, 0.45)], '#0b0f10', 1.6),
  ].join('')
}

function wipers(studio: Studio, at: (share: number, u: number) => Vector): string {
  return line(studio, [at(0, -0.1), at(0.07, 0.5)], '#0a0d0e', 1.5) + line(studio, [at(0, -0.72), at(0.06, -0.14)], '#0a0d0e', 1.5)
}
