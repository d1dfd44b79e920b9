import { polygon } from '@/lib/market/illustrations/svg'
import { sceneWidth } from '../lens'
import { blend, hex, rgb } from '../vectors'
import { upright } from '../vehicle/studio'
import { paving } from './ground-marks'
import { at, type Background, floor, ground, hills, lit, misty, type Site, sky, stroke, wall } from './site'

/** The sea behind a promenade. */
export function seaside(site: Site): Background {
  const { lens, random, light } = site
  const line = lens.horizon
  const sea = blend(rgb(lit(site, '#2f7c96')), light.zenith, 0.3)
  const glitter = Array.from({ length: 30 }, () => {
    const y = line + random.range(4, 60)
    const x = random.range(0, sceneWidth)
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${random.range(18, 90).toFixed(0)}" height="2" fill="#ffffff" opacity=".4"/>`
  })
  const far = [
    sky(site),
    hills(site, 92, 46, misty(site, '#6f8a94', 0.5), 420),
    ground(site, '#c9c0b0'),
    upright(
      'mare',
      [0, line],
      [0, line + 110],
      [
        [0, hex(blend(sea, light.horizon, 0.45))],
        [1, hex(sea)],
      ],
    ),
    floor(site, -9_000, 9_000, 430, 90_000, 'url(#mare)'),
    ...glitter,
    boat(site),
    boat(site),
    palm(site, random.range(-900, -480)),
    palm(site, random.range(420, 900)),
    palm(site, random.range(1_000, 1_400)),
  ]
  return { far: far.join(''), near: paving(site, '#8d8577', 0.28) + railing(site) }
}

function boat(site: Site): string {
  const { random, lens } = site
  const [x, y] = [random.range(120, 1_480), lens.horizon + random.range(3, 16)]
  return (
    polygon(
      [
        [x - 26, y],
        [x + 28, y],
        [x + 18, y + 9],
        [x - 18, y + 9],
      ],
      '#f7f4ec',
    ) +
    polygon(
      [
        [x, y - 3],
        [x, y - 62],
        [x + 30, y - 6],
      ],
      '#ffffff',
    )
  )
}

function railing(site: Site): string {
  const posts = Array.from({ length: 41 }, (_, place) => {
    const x = -2_000 + place * 100
    return stroke(
      site,
      [
        [x, 0, 420],
        [x, 92, 420],
      ],
      lit(site, '#e8ebe8'),
      5,
    )
  })
  return [
    wall(site, -2_400, 2_400, 0, 22, 424, lit(site, '#d8d0c0')),
    ...posts,
    ...[92, 62, 36].map((height) =>
      stroke(
        site,
        [
          [-2_400, height, 420],
          [2_400, height, 420],
        ],
        lit(site, '#f2f4f1'),
        height === 92 ? 8 : 4,
      ),
    ),
  ].join('')
}

function palm(site: Site, across: number): string {
  const [x, y] = at(site, across, 0, 400)
  const [, top] = at(site, across, 430, 400)
  const size = (y - top) * 0.42
  const leaves = [-80, -52, -26, 0, 26, 52, 80].map((angle) => {
    const turn = (angle * Math.PI) / 180
    const [dx, dy] = [Math.sin(turn) * size, -Math.cos(turn) * size * 0.62]
    return `<path d="M${x.toFixed(0)} ${top.toFixed(0)}q${(dx * 0.5).toFixed(0)} ${(dy * 1.15 - size * 0.1).toFixed(0)} ${dx.toFixed(0)} ${(dy + size * 0.42).toFixed(0)}q${(-dx * 0.4).toFixed(0)} ${(-size * 0.2).toFixed(0)} ${(-dx).toFixed(0)} ${(-dy - size * 0.42).toFixed(0)}z" fill="${lit(site, angle % 52 === 0 ? '#3f7350' : '#4d8459')}"/>`
  })
  return `<path d="M${(x - 9).toFixed(0)} ${y.toFixed(0)}q8 ${((top - y) / 2).toFixed(0)} 6 ${(top - y).toFixed(0)}h8q2 ${((y - top) / 2).toFixed(0)} 8 ${(y - top).toFixed(0)}z" fill="${lit(site, '#8a6f52')}"/>${leaves.join('')}`
}
