import { rectangle } from '@/lib/market/illustrations/svg'
import { color } from '@/styles/tokens'
import { sceneHeight, sceneWidth } from '../lens'
import { blend, hex, rgb } from '../vectors'
import { upright } from '../vehicle/studio'
import { paving } from './ground-marks'
import { at, type Background, flat, type Site, wall } from './site'

type Wall = readonly [high: string, low: string]
const walls: readonly [Wall, ...Wall[]] = [
  ['#e9ece8', '#cdd4d0'],
  ['#43514d', '#2b3633'],
  ['#d9dcd6', '#b9c1bb'],
  ['#3c4449', '#262d31'],
]

/** A hall with a floor that mirrors. */
export function showroom(site: Site): Background {
  const { random } = site
  const [high, low] = walls[site.setting % walls.length] ?? walls[0]
  const isDark = rgb(high)[0] < 0.5
  const behind = random.range(430, 560)
  const [, foot] = at(site, 0, 0, behind)
  const panels = Array.from({ length: 17 }, (_, place) => -2_400 + place * 300)
  const far = [
    upright(
      'parete',
      [0, Math.max(0, foot - 620)],
      [0, foot],
      [
        [0, low],
        [0.55, high],
        [1, hex(blend(rgb(high), rgb(low), 0.55))],
      ],
    ),
    rectangle(0, 0, sceneWidth, foot + 2, 'url(#parete)'),
    ...panels.map((x) => wall(site, x, x + 5, 0, 900, behind, isDark ? '#ffffff' : '#000000', 'opacity=".07"')),
    ...panels
      .filter((_, place) => place % 2 === 0)
      .map((x) => wall(site, x, x + 300, 0, 900, behind, '#ffffff', `opacity="${isDark ? 0.025 : 0.12}"`)),
    wall(site, -2_400, 2_400, 250, 262, behind - 2, color.accent),
    ...lamps(site, behind),
    upright(
      'pavimento',
      [0, foot],
      [0, sceneHeight],
      [
        [0, isDark ? '#6b7672' : '#dfe4e1'],
        [0.35, isDark ? '#56605d' : '#c6cdc9'],
        [1, isDark ? '#3a4341' : '#a7b0ac'],
      ],
    ),
    rectangle(0, foot, sceneWidth, sceneHeight - foot, 'url(#pavimento)'),
    ...shine(site, behind),
    plant(site, random.pick([-640, 640]), behind - 70),
  ]
  return { far: far.join(''), near: paving(site, isDark ? '#2e3634' : '#98a19d', 0.3, 180) }
}

function lamps(site: Site, behind: number): string[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((place) =>
    flat(
      site,
      [
        [place * 420 - 130, 560, -200],
        [place * 420 + 130, 560, -200],
        [place * 420 + 130, 560, behind - 60],
        [place * 420 - 130, 560, behind - 60],
      ],
      '#ffffff',
      'opacity=".95"',
    ),
  )
}

function shine(site: Site, behind: number): string[] {
  return [-2, -1, 0, 1, 2].flatMap((place) =>
    [110, 92, 74].map((half) =>
      flat(
        site,
        [
          [place * 420 - half, 0, -420],
          [place * 420 + half, 0, -420],
          [place * 420 + half * 0.8, 0, behind - 40],
          [place * 420 - half * 0.8, 0, behind - 40],
        ],
        '#ffffff',
        'opacity=".05"',
      ),
    ),
  )
}

function plant(site: Site, across: number, behind: number): string {
  const [x, y] = at(site, across, 0, behind)
  const [, top] = at(site, across, 190, behind)
  const size = y - top
  const leaves = [-70, -45, -20, 5, 30, 55, 78].map((angle, place) => {
    const turn = (angle * Math.PI) / 180
    return `<path d="M${x.toFixed(0)} ${(y - size * 0.3).toFixed(0)}q${(Math.sin(turn) * size * 0.3).toFixed(0)} ${(-size * 0.42).toFixed(0)} ${(Math.sin(turn) * size * 0.62).toFixed(0)} ${(-Math.cos(turn) * size * 0.72).toFixed(0)}q${(-Math.sin(turn) * size * 0.1 + 9).toFixed(0)} ${(size * 0.3).toFixed(0)} ${(-Math.sin(turn) * size * 0.62).toFixed(0)} ${(Math.cos(turn) * size * 0.72).toFixed(0)}z" fill="${place % 2 === 0 ? '#3f6b50' : '#527f60'}"/>`
  })
  const pot = `<path d="M${(x - size * 0.17).toFixed(0)} ${(y - size * 0.34).toFixed(0)}h${(size * 0.34).toFixed(0)}l${(-size * 0.05).toFixed(0)} ${(size * 0.34).toFixed(0)}h${(-size * 0.24).toFixed(0)}z" fill="#b5835a"/>`
  return leaves.join('') + pot
}
