import { heroSky } from './illustration'
import { paints } from './paint'
import { cypress, farmhouse } from './stage'
import { polygon, rectangle } from './svg'
import { vehicle } from './vehicle-drawing'

const width = 1600
const height = 460
const roadY = 338

/** The wide landscape of the home page. Decorative: its car stands at three quarters of the width, the left is calm for the title. */
export function heroLandscape(): string {
  const car = vehicle('suv', paints.rosso, { view: 'front-quarter', flip: false, wheels: 'five-spoke' })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">`,
    `<defs><linearGradient id="cielo" x2="0" y2="1"><stop stop-color="${heroSky}"/><stop offset="1" stop-color="#FAF6E9"/></linearGradient></defs>`,
    rectangle(0, 0, width, height, 'url(#cielo)'),
    '<circle cx="770" cy="92" r="34" fill="#fffdf2"/>',
    hills(),
    trees(),
    `<g transform="translate(735 262) scale(1.05)">${farmhouse(0, 0)}</g>`,
    guardRail(),
    road(),
    kilometreSign(),
    `<g transform="translate(900 122) scale(.6)">${car}</g>`,
    '</svg>',
  ].join('')
}

function hills(): string {
  return [
    '<path d="M0 252c150-58 290-34 450-14s310-64 530-34 330 38 620-20v276H0z" fill="#cfdfd2"/>',
    '<path d="M0 298c190-46 410 12 640-8s430-56 960-6v176H0z" fill="#b3cdb2"/>',
    '<path d="M0 334c310-32 550 8 830-8s510-20 770 4v130H0z" fill="#9dbd95"/>',
  ].join('')
}

function trees(): string {
  const group = (places: readonly (readonly [x: number, y: number, height: number])[]) =>
    places.map(([x, y, size]) => cypress(x, y, size, '#4d7559')).join('')
  return (
    group([
      [120, 300, 54],
      [142, 302, 72],
      [160, 300, 50],
    ]) +
    group([
      [822, 298, 64],
      [842, 300, 84],
      [860, 298, 70],
      [880, 299, 58],
    ]) +
    group([
      [1470, 296, 80],
      [1494, 298, 62],
      [1516, 297, 70],
    ])
  )
}

function guardRail(): string {
  const posts = Array.from({ length: 21 }, (_, index) => rectangle(10 + index * 80, 312, 6, 26, '#c7cfcc'))
  return rectangle(0, 312, width, 9, '#c7cfcc') + posts.join('')
}

function road(): string {
  const dashes = Array.from({ length: 12 }, (_, index) => {
    const x = index * 150 - 20
    return polygon(
      [
        [x, 422],
        [x + 80, 422],
        [x + 74, 431],
        [x - 6, 431],
      ],
      '#fff',
      'opacity=".75"',
    )
  })
  return rectangle(0, roadY, width, height - roadY, '#59625f') + rectangle(0, roadY, width, 5, '#eef1ee', 'opacity=".8"') + dashes.join('')
}

/** «km 0», its letters drawn as strokes: a picture has no fonts. */
function kilometreSign(): string {
  return [
    '<g transform="translate(1400 228)"><path d="M25 0v112" stroke="#8b9492" stroke-width="6"/><rect width="50" height="66" rx="5" fill="#0B5A3C"/>',
    '<g fill="none" stroke="#fff" stroke-linejoin="round"><rect x="3" y="3" width="44" height="60" rx="3.5" stroke-width="1.8"/>',
    '<path d="M15.500 15v11m5.500-7.500-5.500 4 6 3.500m4-7.500v7.500m0-5a2.300 2.300 0 0 1 4.600 0v5m0-5a2.300 2.300 0 0 1 4.600 0v5" stroke-width="1.900"/>',
    '<rect x="19" y="34" width="12" height="20" rx="6" stroke-width="3.600"/></g></g>',
  ].join('')
}
