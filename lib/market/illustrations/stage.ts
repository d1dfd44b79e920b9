import { type Hex, tone } from './paint'
import type { Random } from './seeded-random'
import { circle, polygon, rectangle, short } from './svg'

export const stageWidth = 800
export const stageHeight = 500
/** Height at which the road or floor begins. */
export const groundY = 372

export type Stage = { random: Random; isVehicleLight: boolean; sky: string }

/** A line of hills across the stage, as far up as `y` and swinging by `swing`. */
export function ridge(random: Random, y: number, swing: number, fill: string, step = 100): string {
  let path = `M-20 500V${short(y)}`
  let from = y
  for (let x = -20; x < 820; x += step) {
    const to = y + random.range(-swing, swing)
    path += `C${x + step / 2} ${short(from)} ${x + step / 2} ${short(to)} ${x + step} ${short(to)}`
    from = to
  }
  return `<path d="${path}V500Z" fill="${fill}"/>`
}

export function road(random: Random, fill: string, verge?: string): string {
  const dashes: string[] = []
  for (let x = random.range(-80, 0); x < stageWidth; x += 150)
    dashes.push(
      polygon(
        [
          [x, 474],
          [x + 84, 474],
          [x + 78, 482],
          [x - 8, 482],
        ],
        '#ffffff',
        'opacity=".6"',
      ),
    )
  return [
    verge ? rectangle(0, groundY - 26, stageWidth, 40, verge) : '',
    rectangle(0, groundY, stageWidth, 130, fill),
    rectangle(0, groundY, stageWidth, 5, '#ffffff', 'opacity=".55"'),
    ...dashes,
  ].join('')
}

export function cypress(x: number, y: number, height: number, fill: string): string {
  const h = (share: number) => short(height * share)
  return `<path d="M${short(x)} ${short(y)}c${h(-0.16)} ${h(-0.3)} ${h(-0.1)} ${h(-0.8)} 0 ${h(-1)}c${h(0.1)} ${h(0.2)} ${h(0.16)} ${h(0.7)} 0 ${h(1)}z" fill="${fill}"/>`
}

export function roundTree(x: number, y: number, radius: number, fill: Hex): string {
  return (
    rectangle(x - 4, y - radius, 8, radius, '#6d5a48') +
    circle(x, y - radius * 1.7, radius, fill) +
    circle(x + radius * 0.5, y - radius * 1.2, radius * 0.72, tone(fill, -0.1))
  )
}

export function sun(random: Random): string {
  return circle(random.range(80, 720), random.range(60, 130), random.range(22, 38), '#fff8e2', 'opacity=".85"')
}

export function farmhouse(x: number, y: number): string {
  return [
    rectangle(x, y, 62, 34, '#e3c9a2'),
    polygon(
      [
        [x - 6, y],
        [x + 31, y - 20],
        [x + 68, y],
      ],
      '#b5654a',
    ),
    rectangle(x + 12, y + 10, 9, 12, '#6b5848'),
    rectangle(x + 40, y + 10, 9, 12, '#6b5848'),
  ].join('')
}
