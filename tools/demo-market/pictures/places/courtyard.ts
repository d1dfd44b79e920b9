import { paving } from './ground-marks'
import { at, type Background, ground, lit, type Site, sky, stroke, wall } from './site'
import { trees } from './trees'

const bricks = ['#b07a60', '#a98c74', '#c4b4a0'] as const

/** A courtyard with a wall of bricks. */
export function courtyard(site: Site): Background {
  const { random } = site
  const behind = 430
  const brick = bricks[site.setting % bricks.length] ?? bricks[0]
  const rows = Array.from({ length: 21 }, (_, row) =>
    stroke(
      site,
      [
        [-2_600, row * 20, behind - 1],
        [2_600, row * 20, behind - 1],
      ],
      lit(site, '#5b4336'),
      1.2,
      'opacity=".3"',
    ),
  )
  const joints = Array.from({ length: 260 }, () => {
    const [x, row] = [random.range(-1_500, 1_500), Math.floor(random.range(0, 20))]
    return wall(site, x, x + 40, row * 20 + 1, row * 20 + 19, behind - 1, random.next() > 0.5 ? '#ffffff' : '#2e1f18', 'opacity=".06"')
  })
  const ivy = Array.from({ length: 130 }, () => {
    const [x, y] = at(site, -620 + random.range(-1, 1) * random.range(40, 330), random.range(60, 440), behind - 4)
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.range(7, 17).toFixed(0)}" fill="${lit(site, random.next() > 0.5 ? '#4d7449' : '#638a55')}"/>`
  })
  const far = [
    sky(site),
    trees(site, 70, behind + 400),
    ground(site, '#a8a499'),
    wall(site, -2_600, 2_600, 0, 420, behind, lit(site, brick)),
    ...rows,
    ...joints,
    wall(site, -2_620, 2_620, 420, 446, behind - 12, lit(site, '#cfc8bb')),
    ...ivy,
  ]
  return { far: far.join(''), near: paving(site, '#6d685d', 0.22, 80) }
}
