import type { Light } from '../light'
import { blend, hex, type Rgb } from '../vectors'
import type { Materials } from './materials'
import { box, fall, path, round, stroke } from './shapes'

export type Boot = {
  materials: Materials
  light: Light
  paint: Rgb
  depth: 'piccolo' | 'medio' | 'grande'
  kind: 'bagagliaio' | 'vano di carico'
}

/** The boot with its lid open, from behind. */
export function paintBoot(boot: Boot): string {
  return boot.kind === 'bagagliaio' ? luggage(boot) : cargo(boot)
}

function body({ paint, light }: Boot): string {
  const lit = (share: number) => hex(blend(blend(paint, [1, 1, 1], share > 0 ? share : 0), [0.03, 0.05, 0.06], share < 0 ? -share : 0))
  return [
    fall('cielo', [
      [0, hex(light.zenith)],
      [1, hex(light.horizon)],
    ]),
    path('M0 0H1600V1200H0z', 'url(#cielo)'),
    fall('fianchi', [
      [0, lit(0.18)],
      [0.6, lit(-0.05)],
      [1, lit(-0.4)],
    ]),
    path('M0 240C40 150 120 90 260 70H1340C1480 90 1560 150 1600 240V1200H0z', 'url(#fianchi)'),
    path('M40 300C80 200 150 140 280 122L240 170C150 190 104 250 84 320z', '#ffffff', 'opacity=".22"'),
    path('M40 560C60 540 150 540 170 560L176 760C170 790 60 800 44 770z', '#5d100c'),
    path('M62 580C76 566 138 566 150 580L154 740C150 760 74 768 62 748z', '#c3241c'),
    stroke('M74 596L146 590M78 724L150 720', '#ff7468', 8),
    path('M1560 560C1540 540 1450 540 1430 560L1424 760C1430 790 1540 800 1556 770z', '#5d100c'),
    path('M1538 580C1524 566 1462 566 1450 580L1446 740C1450 760 1526 768 1538 748z', '#c3241c'),
    stroke('M1526 596L1454 590M1522 724L1450 720', '#ff7468', 8),
  ].join('')
}

function luggage(boot: Boot): string {
  const { materials, depth } = boot
  const inner = { piccolo: 0.2, medio: 0.26, grande: 0.34 }[depth]
  const [left, right] = [220 + 520 * inner, 1_380 - 520 * inner]
  const [top, floor] = [300, 950 - 760 * inner]
  const walls = (side: 1 | -1) => {
    const x = (value: number) => (side === 1 ? value : 1_600 - value)
    return [
      path(`M${x(226)} 214L${x(left)} ${top}V${floor}L${x(226)} 960z`, '#2b3032'),
      path(`M${x(226)} 700C${x(300)} 640 ${x(left - 20)} ${floor - 120} ${x(left)} ${floor - 130}V${floor}L${x(226)} 960z`, '#1d2123'),
      box(side === 1 ? 262 : 1_298, 470, 40, 22, 8, '#f4efdc'),
      round(x(300), 820, 13, '#8f989a'),
    ].join('')
  }
  return [
    body(boot),
    path(
      'M196 180C230 132 300 116 380 112H1220C1300 116 1370 132 1404 180V930C1380 980 1340 1000 1280 1004H320C260 1000 220 980 196 930z',
      '#0c0f10',
    ),
    stroke('M206 190C240 142 306 128 386 124H1214C1294 128 1360 142 1394 190V924', '#2c3234', 10),
    fall('vano', [
      [0, '#3c4245'],
      [1, '#202426'],
    ]),
    path(`M226 214H1374L${right} ${top}H${left}z`, '#45494a'),
    walls(1),
    walls(-1),
    path(`M${left} ${top}H${right}V${floor}H${left}z`, 'url(#vano)'),
    ...backs(materials, left, right, top, floor),
    fall('tappeto', [
      [0, '#24292b'],
      [1, '#454c4f'],
    ]),
    path(`M${left} ${floor}H${right}L1374 960C1340 984 1300 990 1260 992H340C300 990 260 984 226 960z`, 'url(#tappeto)'),
    stroke(`M${left + 40} ${floor + 20}L300 964M${right - 40} ${floor + 20}L1300 964`, '#15191a', 4, 'opacity=".6"'),
    box(760, floor + (960 - floor) * 0.62, 80, 22, 10, '#191d1f'),
    path('M214 944C400 1000 1200 1000 1386 944L1400 990C1200 1046 400 1046 200 990z', '#191d1f'),
    path('M200 990C400 1046 1200 1046 1400 990L1410 1004C1200 1062 400 1062 190 1004z', '#aab3b5', 'opacity=".7"'),
    path('M0 1090C300 1130 1300 1130 1600 1090V1200H0z', '#14181a'),
    lid(boot),
  ].join('')
}

function lid({ paint }: Boot): string {
  const inside = hex(blend(paint, [0.06, 0.07, 0.08], 0.45))
  return [
    path('M150 0H1450L1400 92H200z', inside),
    path('M250 0H1350L1310 66H290z', '#2a2f31'),
    stroke('M214 88L176 330M1386 88L1424 330', '#15191a', 16),
    stroke('M210 120L190 250M1390 120L1410 250', '#8f989a', 7),
  ].join('')
}

/** Backs of the seats, folded in two parts, with their head rests. */
function backs(materials: Materials, left: number, right: number, top: number, floor: number): string[] {
  const split = left + (right - left) * 0.6
  const height = floor - top
  const part = (from: number, to: number, heads: number) => {
    const width = to - from
    const rests = Array.from({ length: heads }, (_, at) => {
      const middle = from + (width * (at + 0.5)) / heads
      return box(
        middle - 62,
        top + height * 0.02,
        124,
        height * 0.22,
        24,
        materials.seatLow,
        'stroke="#000000" stroke-opacity=".5" stroke-width="3"',
      )
    })
    return [
      ...rests,
      box(from + 5, top + height * 0.2, width - 10, height * 0.8, 18, '#31373a', 'stroke="#000000" stroke-opacity=".55" stroke-width="4"'),
      box(from + 24, top + height * 0.26, width - 48, height * 0.08, 12, '#ffffff', 'opacity=".06"'),
      box(from + width / 2 - 20, top + height * 0.24, 40, 16, 6, '#b3261e', 'opacity=".8"'),
    ].join('')
  }
  return [part(left + 6, split, 2), part(split, right - 6, 1)]
}

/** The hold of a van, its two doors open. */
function cargo(boot: Boot): string {
  const { paint, light } = boot
  const ribs = [0.2, 0.4, 0.6, 0.8].flatMap((share) => {
    const x = 240 + 250 * share
    const [y1, y2] = [130 + 190 * share, 1_060 - 230 * share]
    return [stroke(`M${x} ${y1}V${y2}`, '#8d9698', 16 - share * 6), stroke(`M${1_600 - x} ${y1}V${y2}`, '#8d9698', 16 - share * 6)]
  })
  return [
    fall('cielo', [
      [0, hex(light.zenith)],
      [1, hex(light.horizon)],
    ]),
    path('M0 0H1600V1200H0z', 'url(#cielo)'),
    path('M190 70H1410V1110H190z', hex(paint)),
    path('M236 120H1364V1070H236z', '#0f1314'),
    path('M240 130L490 320V830L240 1060z', '#a9b1b2'),
    path('M1360 130L1110 320V830L1360 1060z', '#b7bfbf'),
    path('M240 130H1360L1110 320H490z', '#c9cfce'),
    path('M560 150H1040L1000 300H600z', '#ffffff', 'opacity=".5"'),
    ...ribs,
    path('M240 640L490 590V640L240 720zM1360 640L1110 590V640L1360 720z', '#b58e60'),
    fall('paratia', [
      [0, '#aab2b3'],
      [1, '#7d8688'],
    ]),
    path('M490 320H1110V830H490z', 'url(#paratia)'),
    box(660, 380, 280, 130, 16, '#4d5a60', 'stroke="#20272a" stroke-width="8"'),
    ...[560, 620, 680, 740].map((y) => stroke(`M520 ${y}H1080`, '#6c7577', 4)),
    fall('pianale', [
      [0, '#8d6a44'],
      [1, '#c79c66'],
    ]),
    path('M490 830H1110L1360 1060H240z', 'url(#pianale)'),
    ...[-3, -2, -1, 0, 1, 2, 3].map((at) => stroke(`M${800 + at * 78} 830L${800 + at * 142} 1060`, '#6f5335', 3, 'opacity=".6"')),
    ...[
      [420, 900],
      [1_180, 900],
      [330, 1_000],
      [1_270, 1_000],
    ].map(([x = 0, y = 0]) => round(x, y, 11, '#596164')),
    openDoor(boot, 1),
    openDoor(boot, -1),
    path('M150 1080H1450L1480 1150H120z', '#1b2022'),
    stroke('M180 1100H1420', '#4a5356', 6),
    path('M0 1150H1600V1200H0z', hex(light.ground)),
  ].join('')
}

function openDoor({ paint, light }: Boot, side: 1 | -1): string {
  const x = (value: number) => (side === 1 ? value : 1_600 - value)
  return [
    path(`M${x(0)} 60L${x(214)} 130V1080L${x(0)} 1180z`, hex(blend(paint, [0.1, 0.12, 0.13], 0.18))),
    path(
      `M${x(30)} 150L${x(180)} 196V560L${x(30)} 590z`,
      hex(blend(light.zenith, light.horizon, 0.5)),
      'stroke="#15191a" stroke-width="10"',
    ),
    path(`M${x(30)} 650L${x(180)} 640V980L${x(30)} 1050z`, '#000000', 'opacity=".16"'),
  ].join('')
}
