import type { Light } from '../light'
import { hex } from '../vectors'
import type { Materials } from './materials'
import { box, fall, path, round, seam, stroke } from './shapes'

export type Seats = { materials: Materials; light: Light; places: 2 | 3 }

/** A row of seats from the front, its window behind. */
export function paintSeats({ materials, light, places }: Seats): string {
  const width = places === 3 ? 400 : 520
  const left = 800 - (places * width) / 2
  const each = Array.from({ length: places }, (_, at) => left + at * width)
  return [
    fall('schienale', [
      [0, materials.seat],
      [0.75, materials.seat],
      [1, materials.seatLow],
    ]),
    fall('seduta', [
      [0, materials.seatLow],
      [0.25, materials.seat],
      [1, materials.seatLow],
    ]),
    room(materials, light),
    ...each.map((x) => backrest(materials, x, width)),
    path(`M${left - 30} 800H${left + places * width + 30}V850H${left - 30}z`, '#000000', 'opacity=".45"'),
    ...each.map((x) => cushion(materials, x, width)),
    ...each.slice(0, 2).map((x) => belt(x + width * 0.16)),
    path('M0 1130C300 1100 1300 1100 1600 1130V1200H0z', '#0c0f10'),
  ].join('')
}

function room(materials: Materials, light: Light): string {
  return [
    fall('sfondo', [
      [0, materials.roof],
      [1, '#6a6f6e'],
    ]),
    path('M0 0H1600V1200H0z', 'url(#sfondo)'),
    fall('lunotto', [
      [0, hex(light.zenith)],
      [1, hex(light.horizon)],
    ]),
    path('M300 130C500 96 1100 96 1300 130L1390 330H210z', '#1a1f21'),
    path('M322 148C520 116 1080 116 1278 148L1350 320H250z', 'url(#lunotto)'),
    path('M250 320L322 148C420 132 520 126 620 122L520 320z', '#ffffff', 'opacity=".16"'),
    path('M0 60L190 150L120 900L0 1000z', materials.padLow),
    path('M1600 60L1410 150L1480 900L1600 1000z', materials.padLow),
    path('M20 190L168 226L140 460L0 430z', 'url(#lunotto)', 'opacity=".9"'),
    path('M1580 190L1432 226L1460 460L1600 430z', 'url(#lunotto)', 'opacity=".9"'),
    stroke('M0 700L132 720M1600 700L1468 720', materials.trim, 12),
    path('M0 720L130 738L122 880L0 960z', materials.seatLow),
    path('M1600 720L1470 738L1478 880L1600 960z', materials.seatLow),
  ].join('')
}

function backrest(materials: Materials, x: number, width: number): string {
  const w = width
  const shape = `M${x + 8} 820C${x + 2} 640 ${x + 10} 430 ${x + w * 0.1} 380C${x + w * 0.3} 344 ${x + w * 0.7} 344 ${x + w * 0.9} 380C${x + w - 10} 430 ${x + w - 2} 640 ${x + w - 8} 820z`
  const quilt = [470, 560, 650, 740].map(
    (y) =>
      stroke(
        `M${x + w * 0.26} ${y}C${x + w * 0.4} ${y + 12} ${x + w * 0.6} ${y + 12} ${x + w * 0.74} ${y}`,
        '#000000',
        4,
        'opacity=".28"',
      ) +
      stroke(
        `M${x + w * 0.26} ${y + 5}C${x + w * 0.4} ${y + 17} ${x + w * 0.6} ${y + 17} ${x + w * 0.74} ${y + 5}`,
        '#ffffff',
        3,
        'opacity=".12"',
      ),
  )
  return [
    stroke(`M${x + w * 0.42} 360V320M${x + w * 0.58} 360V320`, '#8f989a', 10),
    box(x + w * 0.24, 210, w * 0.52, 122, 46, materials.seat, 'stroke="#000000" stroke-opacity=".4" stroke-width="4"'),
    box(x + w * 0.28, 222, w * 0.44, 40, 20, '#ffffff', 'opacity=".09"'),
    path(shape, 'url(#schienale)', 'stroke="#000000" stroke-opacity=".5" stroke-width="5"'),
    path(
      `M${x + 12} 816C${x + 8} 640 ${x + 14} 440 ${x + w * 0.11} 392L${x + w * 0.23} 420C${x + w * 0.18} 560 ${x + w * 0.2} 700 ${x + w * 0.22} 816z`,
      materials.seatLow,
      'opacity=".75"',
    ),
    path(
      `M${x + w - 12} 816C${x + w - 8} 640 ${x + w - 14} 440 ${x + w * 0.89} 392L${x + w * 0.77} 420C${x + w * 0.82} 560 ${x + w * 0.8} 700 ${x + w * 0.78} 816z`,
      materials.seatLow,
      'opacity=".75"',
    ),
    seam(`M${x + w * 0.23} 424C${x + w * 0.18} 560 ${x + w * 0.2} 700 ${x + w * 0.22} 816`, materials.seam),
    seam(`M${x + w * 0.77} 424C${x + w * 0.82} 560 ${x + w * 0.8} 700 ${x + w * 0.78} 816`, materials.seam),
    ...quilt,
  ].join('')
}

function cushion(materials: Materials, x: number, width: number): string {
  const spread = (x + width / 2 - 800) * 0.12
  const [l, r] = [x + spread - 6, x + width + spread + 6]
  const w = r - l
  return [
    path(
      `M${x + 6} 820H${x + width - 6}L${r} 1040C${r} 1110 ${r - 40} 1130 ${r - 70} 1130H${l + 70}C${l + 40} 1130 ${l} 1110 ${l} 1040z`,
      'url(#seduta)',
      'stroke="#000000" stroke-opacity=".5" stroke-width="5"',
    ),
    path(
      `M${l + 30} 1010C${l + w * 0.3} 986 ${l + w * 0.7} 986 ${r - 30} 1010L${r - 36} 1046C${l + w * 0.7} 1024 ${l + w * 0.3} 1024 ${l + 36} 1046z`,
      '#ffffff',
      'opacity=".1"',
    ),
    seam(`M${l + w * 0.2} 836L${l + w * 0.16} 1110M${l + w * 0.8} 836L${l + w * 0.84} 1110`, materials.seam),
    stroke(`M${l + w * 0.24} 920H${l + w * 0.76}`, '#000000', 4, 'opacity=".3"'),
  ].join('')
}

function belt(x: number): string {
  return (
    stroke(`M${x} 384C${x + 30} 560 ${x + 20} 700 ${x - 6} 850`, '#15191a', 30) +
    stroke(`M${x} 384C${x + 30} 560 ${x + 20} 700 ${x - 6} 850`, '#33393b', 22) +
    box(x - 26, 842, 40, 54, 8, '#1b1f21') +
    round(x - 6, 868, 8, '#b3261e')
  )
}
