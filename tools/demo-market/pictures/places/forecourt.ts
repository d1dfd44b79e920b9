import { color } from '@/styles/tokens'
import { blend, hex, rgb } from '../vectors'
import { upright } from '../vehicle/studio'
import { asphalt } from './ground-marks'
import { at, type Background, flat, floor, ground, hills, lit, misty, type Site, sky, stroke, wall } from './site'
import { trees } from './trees'

/** The forecourt of a dealer: glass under a green fascia, and bays on the ground. */
export function forecourt(site: Site): Background {
  const { random } = site
  const behind = 640
  const left = -1_500 + random.range(-200, 200)
  const right = left + random.pick([2_300, 2_700, 3_200])
  const far = [
    sky(site),
    hills(site, 60, 26, misty(site, '#7e9a80', 0.45)),
    trees(site, 60, behind + 500),
    ground(site, '#858b8a'),
    floor(site, -3_000, 3_000, 430, behind, lit(site, '#b9beba')),
    ...building(site, left, right, behind),
    flags(site, behind - 150),
  ]
  return { far: far.join(''), near: bayLines(site).join('') + asphalt(site) }
}

function building(site: Site, left: number, right: number, behind: number): string[] {
  const { light } = site
  const bays = Array.from({ length: Math.floor((right - left) / 260) }, (_, place) => left + place * 260)
  return [
    wall(site, left, right, 0, 470, behind, lit(site, '#dfe3e0')),
    upright('vetrina', at(site, 0, 360, behind), at(site, 0, 20, behind), [
      [0, hex(blend(rgb('#33474f'), light.zenith, 0.5))],
      [0.7, hex(blend(rgb('#33474f'), light.horizon, 0.5))],
      [1, '#39474c'],
    ]),
    wall(site, left + 30, right - 30, 20, 350, behind - 2, 'url(#vetrina)'),
    ...bays.map((x) => parkedShape(site, x + 120, behind - 3)),
    ...bays.map((x) => wall(site, x - 5, x + 5, 0, 350, behind - 4, lit(site, '#eef1ee'))),
    ...bays.map((x) =>
      flat(
        site,
        [
          [x + 40, 30, behind - 5],
          [x + 110, 345, behind - 5],
          [x + 165, 345, behind - 5],
          [x + 95, 30, behind - 5],
        ],
        '#ffffff',
        'opacity=".12"',
      ),
    ),
    wall(site, left - 20, right + 20, 360, 452, behind - 12, lit(site, color.accent)),
    stroke(
      site,
      [
        [left, 436, behind - 13],
        [right, 436, behind - 13],
      ],
      '#ffffff',
      2.4,
      'opacity=".8"',
    ),
    stroke(
      site,
      [
        [left, 376, behind - 13],
        [right, 376, behind - 13],
      ],
      '#ffffff',
      2.4,
      'opacity=".8"',
    ),
  ]
}

function parkedShape(site: Site, x: number, behind: number): string {
  const fill = site.random.pick(['#6f7f86', '#7d7672', '#54687b', '#a9b0ae'])
  return flat(
    site,
    [
      [x - 85, 30, behind],
      [x - 82, 82, behind],
      [x - 46, 92, behind],
      [x - 20, 128, behind],
      [x + 42, 128, behind],
      [x + 74, 90, behind],
      [x + 88, 80, behind],
      [x + 88, 30, behind],
    ],
    fill,
    'opacity=".5"',
  )
}

function bayLines(site: Site): string[] {
  const shift = site.random.range(-80, 80)
  const lines = [-820, -540, 540, 820, 1_100, -1_100].map((x) =>
    floor(site, x + shift, x + shift + 11, -160, 380, lit(site, '#f3f5f1'), 'opacity=".8"'),
  )
  return [...lines, floor(site, -3_000, 3_000, 380, 391, lit(site, '#f3f5f1'), 'opacity=".8"')]
}

function flags(site: Site, behind: number): string {
  const first = site.random.range(-900, -650)
  return [0, 1, 2]
    .map((place) => {
      const x = first + place * 190
      const colour = [color.accent, '#f4f5f2', color.cta][place] ?? color.accent
      return (
        stroke(
          site,
          [
            [x, 0, behind],
            [x, 560, behind],
          ],
          lit(site, '#e6eae8'),
          4,
        ) +
        flat(
          site,
          [
            [x + 4, 550, behind],
            [x + 62, 536, behind],
            [x + 58, 380, behind],
            [x + 4, 396, behind],
          ],
          lit(site, colour),
        )
      )
    })
    .join('')
}
