import type { Point } from '@/lib/market/illustrations/geometry'
import { type Hex, tone } from '@/lib/market/illustrations/paint'
import type { Random } from '@/lib/market/illustrations/seeded-random'
import { cypress, farmhouse, groundY, ridge, road, type Stage, stageWidth, sun } from '@/lib/market/illustrations/stage'
import { polygon, polyline, rectangle, short } from '@/lib/market/illustrations/svg'

const crops = ['#c8bd7d', '#94b07c', '#b9b06f'] as const satisfies readonly Hex[]

export function countryside({ random }: Stage): string {
  const crop = random.pick(crops)
  const treeX = random.range(60, 640)
  const furrows = Array.from({ length: 14 }, (_, index) =>
    polyline(
      [
        [index * 62 - 40, groundY],
        [index * 54 + 20, 326],
      ],
      tone(crop, -0.16),
      3,
      'opacity=".7"',
    ),
  )
  const trees = Array.from({ length: 6 }, (_, index) =>
    cypress(treeX + index * random.range(16, 26), 300 + random.range(-4, 6), random.range(54, 96), '#486b50'),
  )
  return [
    sun(random),
    ridge(random, 236, 26, '#b9cbb9', 160),
    ridge(random, 272, 24, '#a3bd96', 130),
    ridge(random, 300, 14, crop, 200),
    ...furrows,
    ...trees,
    random.next() > 0.35 ? farmhouse(random.range(120, 620), 258) : '',
    road(random, '#8f9592', '#a9b57f'),
  ].join('')
}

export function coast({ random }: Stage): string {
  const waves = Array.from({ length: 16 }, () => {
    const x = random.range(0, 780)
    const y = random.range(258, 336)
    return polyline(
      [
        [x, y],
        [x + random.range(14, 46), y],
      ],
      '#fff',
      2,
      'opacity=".45"',
    )
  })
  return [
    sun(random),
    ridge(random, 222, 34, '#b7c6cb', 220),
    rectangle(0, 248, stageWidth, 110, '#6fa3b3'),
    rectangle(0, 248, stageWidth, 34, '#8ab7c2'),
    ...waves,
    sailingBoat(random.range(80, 680)),
    stonePine(random.pick([46, 112, 690, 756])),
    rectangle(0, groundY - 44, stageWidth, 46, '#dcd3c2'),
    rectangle(0, groundY - 48, stageWidth, 8, '#ece6d8'),
    ...everyPixels(30, 90).map((x) => rectangle(x, groundY - 40, 2, 40, '#c4b9a5')),
    road(random, '#8b9293'),
  ].join('')
}

export function mountain({ random }: Stage): string {
  return [
    peaks(random, 250, 190, '#9fb0bb', true),
    peaks(random, 290, 110, '#7f98a0', false),
    ridge(random, 318, 12, '#8aa57f', 140),
    firs(random),
    rectangle(0, groundY - 34, stageWidth, 40, '#9aad84'),
    ...everyPixels(10, 84).map((x) => rectangle(x, groundY - 26, 6, 30, '#a3a9a9')),
    rectangle(0, groundY - 28, stageWidth, 12, '#c5caca'),
    rectangle(0, groundY - 23, stageWidth, 2, '#969d9d'),
    road(random, '#868c8d'),
  ].join('')
}

function everyPixels(from: number, step: number): number[] {
  return Array.from({ length: Math.ceil((stageWidth - from) / step) }, (_, index) => from + index * step)
}

function sailingBoat(x: number): string {
  return (
    polygon(
      [
        [x, 250],
        [x + 26, 250],
        [x + 21, 257],
        [x + 5, 257],
      ],
      '#fff',
    ) +
    polygon(
      [
        [x + 13, 214],
        [x + 13, 247],
        [x + 30, 247],
      ],
      '#fff',
    )
  )
}

function stonePine(x: number): string {
  const crown = (dx: number, dy: number, radius: number) =>
    `<ellipse cx="${x + dx}" cy="${groundY + dy}" rx="${radius}" ry="${short(radius * 0.42)}" fill="#54784f"/>`
  const trunk = `<path d="M${x} ${groundY}q-8 -110 6 -196" stroke="#7b6550" stroke-width="10" fill="none"/>`
  return trunk + crown(6, -204, 54) + crown(-28, -190, 36) + crown(40, -190, 38)
}

function peaks(random: Random, y: number, height: number, fill: string, hasSnow: boolean): string {
  return [-60, 90, 240, 390, 540, 690]
    .map((x) => {
      const foot = y + 60
      const left: Point = [x - 30, foot]
      const right: Point = [x + 240, foot]
      const top: Point = [x + random.range(50, 110), y - random.range(height * 0.6, height)]
      return polygon([left, top, right], fill) + (hasSnow ? snowCap(left, top, right, y) : '')
    })
    .join('')
}

function snowCap(left: Point, [x, y]: Point, right: Point, base: number): string {
  const share = 0.3
  const slope = (foot: Point): Point => [x + (foot[0] - x) * share, y + (foot[1] - y) * share]
  return polygon(
    [[x, y], slope(right), [x + 14, y + (base - y) * share * 0.9], [x - 4, y + (base - y) * share * 1.25], slope(left)],
    '#f6f8f8',
  )
}

function firs(random: Random): string {
  const trees: string[] = []
  for (let x = random.range(-20, 10); x < stageWidth; x += random.range(16, 44)) {
    const height = random.range(34, 70)
    const y = 344 + random.range(-6, 10)
    trees.push(
      polygon(
        [
          [x - height * 0.24, y],
          [x, y - height],
          [x + height * 0.24, y],
        ],
        random.pick(['#456553', '#50735d', '#3d5a4c']),
      ),
    )
  }
  return trees.join('')
}
