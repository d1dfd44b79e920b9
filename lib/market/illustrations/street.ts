import { type Hex, tone } from './paint'
import type { Random } from './seeded-random'
import { groundY, road, roundTree, type Stage, stageWidth } from './stage'
import { polygon, rectangle, short } from './svg'

const walls = ['#e2b07a', '#d98f68', '#ecd7a8', '#e8c3a0', '#c97b5c', '#efe3cd', '#d9c6b0', '#dba98a'] as const satisfies readonly Hex[]
const shutters = ['#3f6653', '#56755f', '#6b4c38', '#4c5f73'] as const satisfies readonly Hex[]
const awnings = ['#b4462f', '#2f5d48', '#d9a53a'] as const
const pavementY = groundY - 22
const storeyHeight = 82

export function street({ random }: Stage): string {
  const houses: string[] = []
  for (let x = random.range(-70, 0); x < stageWidth; ) {
    const width = random.range(130, 210)
    houses.push(house(random, x, width))
    x += width
  }
  return [
    ...houses,
    random.next() > 0.4 ? roundTree(random.pick([50, 750]), groundY - 10, 52, '#6d8a5c') : '',
    rectangle(0, pavementY, stageWidth, 26, '#cfcabf'),
    rectangle(0, groundY + 2, stageWidth, 7, '#a8a49b'),
    road(random, '#878d8c'),
  ].join('')
}

function house(random: Random, x: number, width: number): string {
  const height = random.range(220, 340)
  const roofY = pavementY - height
  const wall = random.pick(walls)
  const shutter = random.pick(shutters)
  return [
    rectangle(x, roofY, width + 1, height, wall),
    rectangle(x - 4, roofY - 8, width + 9, 10, tone(wall, -0.22)),
    rectangle(x, pavementY - 64, width, 64, tone(wall, -0.08)),
    ...windowPlaces(x, roofY, width).map(([left, top]) => shutteredWindow(left, top, wall, shutter, random.next() > 0.35)),
    entrance(random, x + width * random.range(0.25, 0.6), shutter),
  ].join('')
}

function windowPlaces(x: number, roofY: number, width: number): [number, number][] {
  const columns = width > 165 ? 3 : 2
  const rows = Math.max(0, Math.ceil((groundY - 140 - (roofY + 26)) / storeyHeight))
  return Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return [x + (width / columns) * (column + 0.5) - 12, roofY + 26 + row * storeyHeight]
  })
}

function shutteredWindow(x: number, y: number, wall: Hex, shutter: Hex, isOpen: boolean): string {
  const pane = rectangle(x - 3, y - 4, 30, 50, tone(wall, 0.4)) + rectangle(x, y, 24, 44, isOpen ? '#52606a' : shutter)
  return isOpen ? pane + rectangle(x - 13, y - 1, 12, 46, shutter) + rectangle(x + 25, y - 1, 12, 46, shutter) : pane
}

function entrance(random: Random, x: number, shutter: Hex): string {
  const door = `<path d="M${short(x)} ${pavementY}v-50a17 17 0 0 1 34 0v50z" fill="${tone(shutter, -0.25)}"/>`
  if (random.next() <= 0.55) return door
  return (
    door +
    polygon(
      [
        [x - 20, groundY - 96],
        [x + 54, groundY - 96],
        [x + 64, groundY - 76],
        [x - 30, groundY - 76],
      ],
      random.pick(awnings),
    )
  )
}
