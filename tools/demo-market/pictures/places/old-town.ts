import { paving } from './ground-marks'
import { type Background, flat, floor, ground, lit, type Site, sky, wall } from './site'

const plasters = ['#e2b07a', '#d98f68', '#ecd7a8', '#e8c3a0', '#c97b5c', '#efe3cd', '#d9c6b0'] as const

const shutters = ['#3f6653', '#56755f', '#6b4c38', '#4c5f73'] as const

/** A street of an old town. */
export function oldTown(site: Site): Background {
  const { random } = site
  const behind = 520
  const houses: string[] = []
  for (let x = -2_200; x < 2_200; ) {
    const width = random.range(330, 560)
    houses.push(house(site, x, width, behind))
    x += width
  }
  const far = [
    sky(site),
    ground(site, '#a39c90'),
    ...houses,
    floor(site, -3_000, 3_000, 340, behind, lit(site, '#c6bfb2')),
    wall(site, -3_000, 3_000, 0, 12, 340, lit(site, '#8f897e')),
  ]
  return { far: far.join(''), near: paving(site, '#6f695f', 0.24, 60) }
}

function house(site: Site, x: number, width: number, behind: number): string {
  const { random } = site
  const height = random.range(620, 1_050)
  const plaster = random.pick(plasters)
  const shutter = random.pick(shutters)
  const columns = width > 450 ? 3 : 2
  const places = Array.from(
    { length: columns * 3 },
    (_, at) => [x + (width / columns) * ((at % columns) + 0.5), 330 + Math.floor(at / columns) * 260] as const,
  )
  const doorX = x + width * random.range(0.3, 0.6)
  return [
    wall(site, x, x + width + 2, 0, height, behind, lit(site, plaster)),
    wall(site, x, x + width, 0, 100, behind - 1, '#3a2f28', 'opacity=".16"'),
    wall(site, x - 12, x + width + 12, height - 10, height + 22, behind - 4, lit(site, '#9c6a4f')),
    ...places.filter(([, y]) => y < height - 190).map(([cx, y]) => window(site, cx, y, behind, lit(site, shutter))),
    wall(site, doorX - 52, doorX + 52, 0, 236, behind - 2, lit(site, '#d9cfbd')),
    wall(site, doorX - 42, doorX + 42, 0, 226, behind - 3, lit(site, shutter, 0.2)),
    random.next() > 0.5
      ? flat(
          site,
          [
            [doorX - 120, 290, behind - 4],
            [doorX + 120, 290, behind - 4],
            [doorX + 135, 236, behind - 70],
            [doorX - 135, 236, behind - 70],
          ],
          lit(site, random.pick(['#b4462f', '#2f5d48', '#d9a53a'])),
        )
      : '',
  ].join('')
}

function window(site: Site, x: number, y: number, behind: number, shutter: string): string {
  const open = site.random.next() > 0.35
  const warm = site.hour === 'sera' && site.random.next() > 0.5
  return [
    wall(site, x - 42, x + 42, y - 8, y + 158, behind - 1, lit(site, '#f1e7d6')),
    wall(site, x - 34, x + 34, y, y + 150, behind - 2, open ? (warm ? '#f6c870' : lit(site, '#4c5a63')) : shutter),
    open
      ? wall(site, x - 76, x - 38, y - 2, y + 152, behind - 6, shutter) + wall(site, x + 38, x + 76, y - 2, y + 152, behind - 6, shutter)
      : '',
    wall(site, x - 48, x + 48, y - 16, y - 6, behind - 8, lit(site, '#cfc3ae')),
  ].join('')
}
