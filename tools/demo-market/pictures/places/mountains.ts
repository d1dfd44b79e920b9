import { polygon } from '@/lib/market/illustrations/svg'
import { sceneWidth } from '../lens'
import { asphalt } from './ground-marks'
import { type Background, floor, ground, hills, lit, misty, type Site, sky, wall } from './site'

/** Peaks, firs, and a road with its line. */
export function mountains(site: Site): Background {
  const far = [
    sky(site),
    ...peaks(site),
    hills(site, 64, 24, misty(site, '#5b7f63', 0.3), 260),
    ...firs(site),
    ground(site, '#7d8382'),
    floor(site, -4_000, 4_000, 420, 5_000, lit(site, '#86a068')),
    wall(site, -3_000, 3_000, 42, 74, 400, lit(site, '#c2c9c8')),
    wall(site, -3_000, 3_000, 54, 60, 399, lit(site, '#8f9897')),
    ...Array.from({ length: 31 }, (_, place) => wall(site, -3_000 + place * 200, -2_986 + place * 200, 0, 66, 401, lit(site, '#9aa3a2'))),
  ]
  return { far: far.join(''), near: floor(site, -4_000, 4_000, 300, 312, lit(site, '#f2f3ef')) + asphalt(site) }
}

function peaks(site: Site): string[] {
  const { random, lens } = site
  return [random.range(120, 320), random.range(520, 760), random.range(950, 1_180), random.range(1_330, 1_560)].map((x, place) => {
    const height = random.range(250, 400) - place * 8
    const wide = random.range(330, 430)
    const foot = lens.horizon + 2
    const snow = height * 0.34
    const share = snow / height
    return [
      polygon(
        [
          [x - wide, foot],
          [x, foot - height],
          [x + wide, foot],
        ],
        misty(site, '#70848f', 0.42),
      ),
      polygon(
        [
          [x, foot - height],
          [x + wide, foot],
          [x + wide * 0.16, foot],
        ],
        misty(site, '#5a6d79', 0.42),
      ),
      polygon(
        [
          [x - wide * share, foot - height + snow],
          [x, foot - height],
          [x + wide * share, foot - height + snow],
          [x + wide * share * 0.4, foot - height + snow * 0.78],
          [x, foot - height + snow * 1.12],
          [x - wide * share * 0.45, foot - height + snow * 0.8],
        ],
        misty(site, '#ffffff', 0.25),
      ),
    ].join('')
  })
}

function firs(site: Site): string[] {
  const { random, lens } = site
  return Array.from({ length: 60 }, () => {
    const x = random.range(-20, sceneWidth)
    const height = random.range(60, 150)
    const foot = lens.horizon + random.range(0, 8)
    return polygon(
      [
        [x - height * 0.22, foot],
        [x, foot - height],
        [x + height * 0.22, foot],
      ],
      misty(site, random.next() > 0.5 ? '#3f6350' : '#355646', 0.22),
    )
  })
}
