import { brightness, type Hex, tone } from './paint'
import { groundY, type Stage, stageWidth } from './stage'
import { polygon, rectangle, short } from './svg'

const wallFoot = groundY + 8
const darkWalls = ['#33423d', '#3b4448'] as const
const lightWalls = ['#e9ebe7', '#dfe6e2', '#ece6dc', '#d3dbdb'] as const
const mutedWalls = ['#b9c6bf', '#cbbfab'] as const

export function showroom({ random, isVehicleLight, sky }: Stage): string {
  const wall: Hex = random.pick(isVehicleLight ? [...mutedWalls, ...darkWalls] : [...lightWalls, ...darkWalls])
  const isDark = brightness(wall) < 300
  const bays = random.pick([4, 5, 6])
  const bay = random.pick([fin, arch, shopWindow])
  const width = stageWidth / bays
  return [
    rectangle(0, 0, stageWidth, wallFoot, wall),
    ...Array.from({ length: bays }, (_, index) => bay({ x: index * width, width, wall, isDark, sky })),
    ...[110, 320, 530].map((x) => rectangle(x, 22, 160, 7, '#ffffff', 'rx="3.5" opacity=".92"')),
    rectangle(0, wallFoot, stageWidth, 130, isDark ? '#59635f' : '#c8ceca'),
    polygon(
      [
        [-60, 500],
        [150, wallFoot],
        [330, wallFoot],
        [240, 500],
      ],
      '#fff',
      'opacity=".14"',
    ),
    polygon(
      [
        [430, 500],
        [470, wallFoot],
        [600, wallFoot],
        [700, 500],
      ],
      '#fff',
      'opacity=".14"',
    ),
    random.next() > 0.4 ? pottedPalm(random.pick([58, 742])) : '',
  ].join('')
}

type Bay = { x: number; width: number; wall: Hex; isDark: boolean; sky: string }

function fin({ x, width, wall, isDark }: Bay): string {
  return (
    rectangle(x, 0, width * 0.5, wallFoot, tone(wall, isDark ? 0.06 : -0.04)) +
    rectangle(x + width * 0.5, 0, 3, wallFoot, tone(wall, isDark ? 0.35 : -0.12))
  )
}

function arch({ x, width, wall, isDark }: Bay): string {
  const radius = width * 0.36
  const path = `M${short(x + width * 0.14)} ${wallFoot}V${short(130 + radius)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0V${wallFoot}z`
  return `<path d="${path}" fill="${tone(wall, isDark ? 0.1 : -0.06)}"/>`
}

function shopWindow({ x, width, sky }: Bay): string {
  return [
    rectangle(x + 8, 44, width - 16, groundY - 70, sky),
    rectangle(x + 8, groundY - 86, width - 16, 60, '#a9bfa6'),
    rectangle(x + 8, groundY - 52, width - 16, 26, '#8fa88c'),
    polygon(
      [
        [x + width * 0.3, groundY - 26],
        [x + width * 0.62, 44],
        [x + width * 0.8, 44],
        [x + width * 0.48, groundY - 26],
      ],
      '#fff',
      'opacity=".35"',
    ),
  ].join('')
}

function pottedPalm(x: number): string {
  const pot = polygon(
    [
      [x - 18, groundY - 22],
      [x + 18, groundY - 22],
      [x + 13, groundY + 18],
      [x - 13, groundY + 18],
    ],
    '#b5835a',
  )
  const leaves = [-3, -2, -1, 0, 1, 2, 3].map((bend) => {
    const rise = 92 - Math.abs(bend) * 16
    return `<path d="M${x} ${groundY - 20}q${bend * 9} -40 ${bend * 17} ${-rise}q${-bend * 2} 60 ${-bend * 17} ${rise}z" fill="${tone('#3f6b50', bend * 0.05)}"/>`
  })
  return pot + leaves.join('')
}
