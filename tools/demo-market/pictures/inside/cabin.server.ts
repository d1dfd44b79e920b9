import { lettered } from '../lettering.server'
import type { Light } from '../light'
import { hex } from '../vectors'
import type { Materials } from './materials'
import { box, fall, path, round, seam, stroke } from './shapes'

export type Cabin = {
  materials: Materials
  light: Light
  paint: string
  isAutomatic: boolean
  isElectric: boolean
  screen: 'grande' | 'piccolo' | 'radio'
  time: string
}

/** The front of a cabin as somebody in the middle of the back seat sees it. */
export function paintCabin(cabin: Cabin): string {
  return [
    outside(cabin),
    frame(cabin),
    dashboard(cabin),
    vents(),
    screen(cabin),
    climate(cabin),
    instruments(cabin),
    tunnel(cabin),
    wheel(cabin),
    doors(cabin),
    frontSeats(cabin),
  ].join('')
}

function outside({ light, paint }: Cabin): string {
  return [
    fall('fuori', [
      [0, hex(light.zenith)],
      [0.7, hex(light.horizon)],
      [1, hex(light.ground)],
    ]),
    path('M0 0H1600V600H0z', 'url(#fuori)'),
    path('M0 420c220-60 380-30 560-24s330-52 520-22 330 20 520-10v240H0z', hex(light.ground), 'opacity=".55"'),
    path('M0 452c280-36 520-10 780-14s540-34 820-4v170H0z', hex(light.skyline), 'opacity=".5"'),
    path('M90 520c160-66 420-84 710-84s550 18 710 84v40H90z', paint),
    path('M200 486c180-34 380-44 600-44s420 10 600 44c-190-20-390-26-600-26s-410 6-600 26z', '#ffffff', 'opacity=".35"'),
  ].join('')
}

function frame({ materials }: Cabin): string {
  return [
    fall('cielo-interno', [
      [0, materials.roof],
      [1, '#5f6463'],
    ]),
    path('M0 0H1600V150C1330 96 1100 84 800 84S270 96 0 150z', 'url(#cielo-interno)'),
    path('M0 0H190C150 150 96 330 70 560L0 600z', materials.roof),
    path('M0 0H120C92 170 60 350 40 580L0 600z', '#000000', 'opacity=".22"'),
    path('M1600 0H1410C1450 150 1504 330 1530 560L1600 600z', materials.roof),
    path('M1600 0H1480C1508 170 1540 350 1560 580L1600 600z', '#000000', 'opacity=".22"'),
    path('M220 24H650L640 96C520 92 360 98 236 120z', '#000000', 'opacity=".12"'),
    path('M1380 24H950L960 96C1080 92 1240 98 1364 120z', '#000000', 'opacity=".12"'),
    box(794, 60, 12, 70, 4, '#15191a'),
    box(660, 112, 280, 84, 30, '#171b1d'),
    fall('specchio', [
      [0, '#8fa3ad'],
      [1, '#4f5d64'],
    ]),
    box(674, 122, 252, 64, 24, 'url(#specchio)'),
    path('M690 180L740 124H790L740 184z', '#ffffff', 'opacity=".16"'),
  ].join('')
}

function dashboard({ materials }: Cabin): string {
  return [
    fall('plancia', [
      [0, materials.pad],
      [0.55, materials.padLow],
      [1, '#0f1213'],
    ]),
    path('M0 566C180 520 420 500 800 500S1420 520 1600 566V1200H0z', 'url(#plancia)'),
    stroke('M0 572C180 526 420 506 800 506S1420 526 1600 572', '#ffffff', 3, 'opacity=".22"'),
    seam('M0 596C190 548 430 528 800 528S1410 548 1600 596', materials.seam),
    path('M0 690C260 660 520 652 800 652S1340 660 1600 690V742C1340 716 1080 708 800 708S260 716 0 742z', materials.trim),
    path('M0 690C260 660 520 652 800 652S1340 660 1600 690V700C1340 672 1080 664 800 664S260 672 0 700z', '#ffffff', 'opacity=".35"'),
    path('M0 742C260 716 520 708 800 708S1340 716 1600 742V760C1340 732 1080 724 800 724S260 732 0 760z', '#000000', 'opacity=".4"'),
    fall('cassetto', [
      [0, materials.padLow],
      [1, '#121516'],
    ]),
    path(
      'M1080 770C1240 776 1390 786 1560 804L1530 960C1390 936 1240 926 1090 922z',
      'url(#cassetto)',
      'stroke="#000000" stroke-opacity=".5" stroke-width="3"',
    ),
    box(1270, 806, 90, 16, 8, '#0d1011'),
  ].join('')
}

function vents(): string {
  const one = (x: number, y: number, width: number) =>
    box(x, y, width, 66, 16, '#0b0e0f') +
    [14, 27, 40, 53].map((dy) => stroke(`M${x + 12} ${y + dy}H${x + width - 12}`, '#3c4447', 5)).join('') +
    box(x + width / 2 - 7, y + 8, 14, 50, 6, '#6e777a')
  return one(40, 592, 150) + one(560, 566, 120) + one(920, 566, 120) + one(1_410, 592, 150)
}

function screen({ screen: kind, materials, time, isElectric }: Cabin): string {
  if (kind === 'radio')
    return [
      box(690, 560, 220, 132, 14, '#121617', 'stroke="#454d50" stroke-width="3"'),
      box(712, 578, 176, 44, 6, '#1d3a34'),
      lettered(`FM 98.7   ${time}`, { size: 30, x: 724, y: 611, fill: '#bfe8d6' }),
      round(722, 658, 15, '#2f3638'),
      round(878, 658, 15, '#2f3638'),
      ...[752, 784, 816].map((x) => box(x, 646, 26, 22, 4, '#2b3234')),
    ].join('')
  const [x, y, width, height] = kind === 'grande' ? [655, 430, 290, 232] : [676, 500, 248, 166]
  const road = `M${x + 20} ${y + height - 30}C${x + 80} ${y + height - 70} ${x + 60} ${y + 90} ${x + 130} ${y + 80}S${x + 200} ${y + 60} ${x + width - 20} ${y + 44}`
  return [
    box(x - 10, y - 10, width + 20, height + 20, 20, '#0b0e0f'),
    box(x, y, width, height, 12, '#16231f'),
    stroke(
      `M${x} ${y + height * 0.62}L${x + width} ${y + height * 0.4}M${x + width * 0.3} ${y}L${x + width * 0.42} ${y + height}M${x + width * 0.72} ${y}L${x + width * 0.62} ${y + height}`,
      '#2c4740',
      7,
    ),
    stroke(road, '#7FB799', 9),
    round(x + 130, y + 80, 11, '#FFB612'),
    box(x, y, width, 36, 12, '#0b1513', 'opacity=".9"'),
    lettered(time, { size: 25, x: x + 14, y: y + 27, fill: '#eaf4ef' }),
    lettered(isElectric ? '82%' : '19°', { size: 25, x: x + width - 14, y: y + 27, fill: '#eaf4ef', anchor: 'end' }),
    path(`M${x} ${y}h${width * 0.46}L${x + width * 0.2} ${y + height}H${x}z`, '#ffffff', 'opacity=".06"'),
    box(x + 8, y + height - 8, width - 16, 3, 1, materials.glow, 'opacity=".5"'),
  ].join('')
}

function climate({ materials }: Cabin): string {
  const knob = (x: number) =>
    round(x, 812, 40, '#0c0f10') + round(x, 812, 33, '#2c3335') + round(x, 808, 27, '#454d50') + stroke(`M${x} 792V780`, materials.glow, 5)
  return [
    box(640, 752, 320, 116, 22, '#15191a'),
    knob(696),
    knob(904),
    ...[754, 800, 846].map((x) => box(x - 18, 790, 36, 20, 6, '#343b3e') + box(x - 8, 798, 16, 4, 2, materials.glow, 'opacity=".75"')),
    ...[754, 800, 846].map((x) => box(x - 18, 822, 36, 20, 6, '#2b3133')),
  ].join('')
}

function instruments({ materials }: Cabin): string {
  return [
    path('M190 640C214 520 300 470 420 470S626 520 650 640z', materials.padLow, 'stroke="#000000" stroke-opacity=".4" stroke-width="3"'),
    path('M226 640C246 546 318 500 420 500S594 546 614 640z', '#07090a'),
    ...[330, 510].map(
      (x) =>
        round(x, 622, 66, '#101516') +
        `<circle cx="${x}" cy="622" r="56" fill="none" stroke="${materials.glow}" stroke-width="3" stroke-dasharray="4 10" opacity=".9"/>` +
        stroke(`M${x} 622L${x - 34} 584`, '#e2462f', 4),
    ),
  ].join('')
}

function tunnel({ materials, isAutomatic }: Cabin): string {
  const lever = isAutomatic
    ? box(770, 930, 60, 96, 26, '#22282a') +
      box(778, 936, 44, 40, 18, '#4b5356') +
      ['P', 'R', 'N', 'D']
        .map((letter, at) => lettered(letter, { size: 24, x: 852, y: 950 + at * 30, fill: letter === 'P' ? '#FFB612' : '#aab4b6' }))
        .join('')
    : path('M742 1040C752 980 776 950 800 950S848 980 858 1040z', '#15191a') +
      stroke('M800 970V900', '#5c6568', 16) +
      round(800, 884, 34, '#23292b') +
      round(792, 874, 13, '#ffffff', 'opacity=".25"') +
      stroke('M788 880V888H812V880M800 880V896', '#c9d0d2', 3)
  return [
    fall('tunnel', [
      [0, materials.padLow],
      [1, '#101314'],
    ]),
    path('M640 868H960L1050 1200H550z', 'url(#tunnel)'),
    path('M690 900H910L944 1060H656z', '#0d1011'),
    stroke('M690 900H910L944 1060H656z', materials.trim, 4, 'opacity=".7"'),
    lever,
    round(712, 1_130, 44, '#0a0c0d'),
    round(888, 1_130, 44, '#0a0c0d'),
    round(712, 1_126, 44, 'none', 'stroke="#4d5558" stroke-width="4"'),
    round(888, 1_126, 44, 'none', 'stroke="#4d5558" stroke-width="4"'),
  ].join('')
}

function wheel({ materials }: Cabin): string {
  const [x, y] = [420, 800]
  return [
    `<ellipse cx="${x}" cy="${y + 10}" rx="262" ry="252" fill="none" stroke="#000000" stroke-opacity=".35" stroke-width="58"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="262" ry="252" fill="none" stroke="#15191a" stroke-width="52"/>`,
    `<path d="M${x - 262} ${y}A262 252 0 0 1 ${x + 262} ${y}" fill="none" stroke="#33393c" stroke-width="30"/>`,
    `<path d="M${x - 250} ${y - 80}A262 252 0 0 1 ${x + 150} ${y - 206}" fill="none" stroke="#ffffff" stroke-width="7" opacity=".2"/>`,
    path(`M${x - 240} ${y - 30}L${x - 96} ${y - 44}V${y + 40}L${x - 236} ${y + 58}z`, '#1a1e20'),
    path(`M${x + 240} ${y - 30}L${x + 96} ${y - 44}V${y + 40}L${x + 236} ${y + 58}z`, '#1a1e20'),
    path(`M${x - 48} ${y + 60}L${x - 34} ${y + 236}H${x + 34}L${x + 48} ${y + 60}z`, '#1a1e20'),
    stroke(`M${x - 30} ${y + 90}L${x - 20} ${y + 226}M${x + 30} ${y + 90}L${x + 20} ${y + 226}`, materials.trim, 5, 'opacity=".8"'),
    fall('airbag', [
      [0, '#3a4043'],
      [1, '#191d1f'],
    ]),
    path(
      `M${x - 110} ${y - 70}C${x - 60} ${y - 96} ${x + 60} ${y - 96} ${x + 110} ${y - 70}L${x + 92} ${y + 56}C${x + 54} ${y + 96} ${x - 54} ${y + 96} ${x - 92} ${y + 56}z`,
      'url(#airbag)',
      'stroke="#0b0e0f" stroke-width="3"',
    ),
    round(x, y - 8, 26, '#b9c1c3'),
    round(x, y - 8, 21, '#22282a'),
    round(x, y - 8, 8, '#b9c1c3'),
    ...[-176, 150].flatMap((dx) => [-14, 12].map((dy) => box(x + dx, y + dy, 30, 16, 5, '#454d50'))),
  ].join('')
}

function doors({ materials }: Cabin): string {
  const one = [
    path('M0 600L70 566C96 700 96 900 60 1200H0z', materials.padLow),
    path('M0 760L78 740C80 790 78 850 74 900L0 930z', materials.seat),
    stroke('M0 752L78 733', materials.trim, 7),
    box(8, 860, 52, 18, 8, '#0d1011'),
  ].join('')
  return one + `<g transform="translate(1600 0) scale(-1 1)">${one}</g>`
}

function frontSeats({ materials }: Cabin): string {
  const one = [
    fall('poltrona', [
      [0, materials.seat],
      [1, materials.seatLow],
    ]),
    path('M70 1200C84 1080 130 1040 250 1030S470 1060 520 1200z', 'url(#poltrona)'),
    path('M70 1200C84 1080 130 1040 250 1030S470 1060 520 1200', 'none', 'stroke="#000000" stroke-opacity=".35" stroke-width="5"'),
    seam('M130 1200C142 1104 178 1074 262 1068S420 1092 458 1200', materials.seam),
  ].join('')
  return one + `<g transform="translate(1600 0) scale(-1 1)">${one}</g>`
}
