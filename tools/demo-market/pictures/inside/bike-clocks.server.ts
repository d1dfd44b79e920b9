import { lettered } from '../lettering.server'
import type { Light } from '../light'
import { blend, hex, type Rgb, rgb } from '../vectors'
import { dial } from './clocks.server'
import { box, fall, path, round, stroke } from './shapes'

/** What the rider sees: `kilometres` as the ad has them. */
export type BikeClocks = {
  kilometres: string
  style: 'schermo' | 'lancette' | 'epoca'
  paint: Rgb
  light: Light
  glow: string
  topSpeed: number
  fuel: number
  time: string
  degrees: number
  isElectric: boolean
  isScooter: boolean
}

/** Instruments, handlebar and tank from where the rider sits. */
export function paintBikeClocks(clocks: BikeClocks): string {
  const { style, isScooter } = clocks
  return [
    road(clocks),
    isScooter ? '' : stems(),
    handlebar(clocks),
    isScooter ? cowl(clocks) : '',
    style === 'schermo' ? screen(clocks) : dials(clocks),
    isScooter ? '' : clamp(),
    seatOrTank(clocks),
  ].join('')
}

function road({ light }: BikeClocks): string {
  return [
    fall('cielo', [
      [0, hex(light.zenith)],
      [1, hex(light.horizon)],
    ]),
    path('M0 0H1600V330H0z', 'url(#cielo)'),
    path(
      'M0 330C160 270 300 284 420 300C560 262 700 276 830 296C980 250 1180 262 1300 300C1420 280 1520 292 1600 304V340H0z',
      hex(blend(rgb('#6f8f63'), light.horizon, 0.45)),
    ),
    fall('strada', [
      [0, hex(blend(light.ground, light.horizon, 0.35))],
      [1, hex(blend(light.ground, [0, 0, 0], 0.3))],
    ]),
    path('M0 330H1600V1200H0z', 'url(#strada)'),
    path('M790 330H812L860 1200H700z', '#ffffff', 'opacity=".18"'),
    path('M0 330H540L-300 1200H0z', hex(blend(rgb('#7d8f66'), light.ground, 0.3)), 'opacity=".8"'),
    path('M1600 330H1060L1900 1200H1600z', hex(blend(rgb('#7d8f66'), light.ground, 0.3)), 'opacity=".8"'),
  ].join('')
}

function stems(): string {
  return [560, 1_040]
    .map(
      (x) =>
        box(x - 44, 600, 88, 260, 20, '#8d9699', 'stroke="#3a4144" stroke-width="4"') +
        box(x - 30, 600, 16, 250, 8, '#e4e9ea', 'opacity=".55"'),
    )
    .join('')
}

function handlebar({ isScooter }: BikeClocks): string {
  const way = (side: 1 | -1, value: number) => 800 + side * value
  const half = (side: 1 | -1) => {
    const tube = `M${way(side, 0)} 770C${way(side, 200)} 770 ${way(side, 300)} 690 ${way(side, 420)} 690L${way(side, 900)} 790`
    const grip = `M${way(side, 560)} 720L${way(side, 900)} 792`
    return [
      stroke(tube, '#0c0f10', 62, 'opacity=".5"'),
      stroke(tube, isScooter ? '#23282a' : '#2d3437', 50),
      stroke(
        `M${way(side, 0)} 756C${way(side, 200)} 756 ${way(side, 300)} 676 ${way(side, 420)} 676L${way(side, 900)} 776`,
        '#8d9699',
        8,
        'opacity=".6"',
      ),
      stroke(grip, '#14181a', 92),
      ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
        stroke(`M${way(side, 600 + at * 38)} ${690 + at * 8}L${way(side, 590 + at * 38)} ${768 + at * 8}`, '#2b3032', 7),
      ),
      stroke(`M${way(side, 470)} 610C${way(side, 600)} 590 ${way(side, 720)} 620 ${way(side, 860)} 668`, '#9aa3a6', 26),
      stroke(`M${way(side, 470)} 602C${way(side, 600)} 582 ${way(side, 720)} 612 ${way(side, 860)} 660`, '#e4e9ea', 6, 'opacity=".7"'),
      box(way(side, 480) - 62, 640, 124, 132, 26, '#1d2224', 'stroke="#3a4144" stroke-width="4"'),
      round(way(side, 480), 676, 20, side === 1 ? '#b3261e' : '#e08a1e'),
      box(way(side, 480) - 30, 712, 60, 26, 8, '#4a5356'),
      round(way(side, 480) - 22, 756, 8, '#7d868a'),
      round(way(side, 480) + 22, 756, 8, '#7d868a'),
      mirror(side),
    ].join('')
  }
  return half(1) + half(-1)
}

function mirror(side: 1 | -1): string {
  const x = 800 + side * 640
  return [
    stroke(`M${800 + side * 480} 640C${800 + side * 500} 480 ${800 + side * 540} 330 ${x} 250`, '#1d2224', 18),
    `<g transform="rotate(${side * 8} ${x} 190)">${box(x - 150, 100, 300, 170, 66, '#171b1d')}${box(x - 134, 114, 268, 142, 56, '#9fb6bf')}${path(`M${x - 134} 200C${x - 60} 176 ${x + 60} 176 ${x + 134} 200V214C${x + 120} 250 ${x - 120} 250 ${x - 134} 214z`, '#71807a')}${path(`M${x - 110} 130L${x - 40} 118L${x - 80} 250L${x - 118} 230z`, '#ffffff', 'opacity=".25"')}</g>`,
  ].join('')
}

/** The cover of a scooter's handlebar, in its colour. */
function cowl({ paint }: BikeClocks): string {
  return [
    fall('manubrio', [
      [0, hex(blend(paint, [1, 1, 1], 0.25))],
      [0.6, hex(paint)],
      [1, hex(blend(paint, [0, 0, 0], 0.4))],
    ]),
    path(
      'M330 760C330 560 420 330 560 270C660 236 940 236 1040 270C1180 330 1270 560 1270 760C1270 850 1180 880 1080 880H520C420 880 330 850 330 760z',
      'url(#manubrio)',
    ),
    path('M392 620C420 430 500 330 580 300C660 274 860 270 940 284C760 292 560 330 470 560z', '#ffffff', 'opacity=".2"'),
  ].join('')
}

function screen({ kilometres, glow, time, degrees, fuel, isElectric }: BikeClocks): string {
  const reach = 1_180 * 0.62
  return [
    box(372, 300, 856, 420, 56, '#0c0f10', 'stroke="#3a4144" stroke-width="8"'),
    box(400, 326, 800, 368, 36, '#0a1210'),
    stroke('M450 640A420 420 0 0 1 1150 640', '#1f2b29', 26),
    stroke(`M450 640A420 420 0 0 1 ${(450 + reach * 0.24).toFixed(0)} 494`, glow, 26),
    ...['0', '2', '4', '6', '8', '10'].map((mark, at) =>
      lettered(mark, { size: 32, x: 468 + at * 133, y: [606, 520, 476, 476, 520, 606][at] ?? 500, fill: '#8fa39b', anchor: 'middle' }),
    ),
    lettered('0', { size: 150, x: 800, y: 590, fill: '#ffffff', anchor: 'middle' }),
    lettered('km/h', { size: 34, x: 800, y: 634, fill: '#8fa39b', anchor: 'middle' }),
    lettered(kilometres, { size: 48, x: 800, y: 682, fill: '#ffffff', anchor: 'middle' }),
    lettered(time, { size: 38, x: 436, y: 380, fill: glow }),
    lettered(`${degrees} °C`, { size: 38, x: 1_164, y: 380, fill: glow, anchor: 'end' }),
    lettered('N', { size: 70, x: 1_080, y: 600, fill: '#7FB799', anchor: 'middle' }),
    lettered(isElectric ? `${Math.round(fuel * 100)}%` : `${Math.round(fuel * 260)} km`, {
      size: 36,
      x: 1_164,
      y: 676,
      fill: '#dfe6e3',
      anchor: 'end',
    }),
    box(436, 652, 150, 22, 8, '#1d2926'),
    box(440, 656, 142 * fuel, 14, 5, fuel < 0.2 ? '#FFB612' : glow),
    path('M420 346H760L600 690H420z', '#ffffff', 'opacity=".045"'),
    ...[
      [500, '#7FB799'],
      [1_100, '#7FB799'],
    ].map(([x, fill]) => round(Number(x), 312, 8, String(fill), 'opacity=".8"')),
  ].join('')
}

function dials({ kilometres, style, glow, topSpeed, fuel, time, isElectric, isScooter }: BikeClocks): string {
  const ink = style === 'epoca' ? '#f1ead6' : glow
  const speeds = Array.from({ length: Math.ceil(topSpeed / 20) + 1 }, (_, at) => String(at * 20)).filter(
    (_, at) => topSpeed <= 160 || at % 2 === 0,
  )
  const display = (x: number, y: number) => [
    box(x - 118, y, 236, 84, 14, style === 'epoca' ? '#000000' : '#a9b8ac', 'stroke="#2f3a37" stroke-width="4"'),
    lettered(kilometres, {
      size: kilometres.length > 9 ? 40 : 46,
      x,
      y: y + 58,
      fill: style === 'epoca' ? '#f1ead6' : '#141a17',
      anchor: 'middle',
    }),
  ]
  if (isScooter || style === 'epoca')
    return [
      dial({ x: 800, y: 520, radius: 226, marks: speeds, share: 0, name: 'km/h' }, ink),
      ...display(800, 610),
      ...(isScooter
        ? [
            box(470, 560, 92, 120, 16, '#0c1513'),
            level(516, 580, 80, fuel, glow),
            box(1_038, 560, 122, 120, 16, '#0c1513'),
            lettered(time, { size: 36, x: 1_099, y: 632, fill: glow, anchor: 'middle' }),
          ]
        : []),
    ].join('')
  const revs = isElectric ? ['0', '25', '50', '75', '100'] : ['0', '2', '4', '6', '8', '10', '12']
  return [
    box(380, 330, 840, 400, 120, '#171b1d', 'stroke="#3a4144" stroke-width="8"'),
    dial({ x: 590, y: 520, radius: 186, marks: revs, share: isElectric ? 0.01 : 0.1, name: isElectric ? 'POTENZA %' : 'giri x1000' }, ink),
    dial({ x: 1_010, y: 520, radius: 186, marks: speeds, share: 0, name: 'km/h' }, ink),
    ...display(800, 628),
    lettered('N', { size: 60, x: 800, y: 460, fill: '#7FB799', anchor: 'middle' }),
    lettered(time, { size: 32, x: 800, y: 404, fill: ink, anchor: 'middle' }),
  ].join('')
}

/** How full the tank or the battery is, as a column. */
function level(x: number, y: number, height: number, share: number, glow: string): string {
  return (
    box(x - 14, y, 28, height, 8, '#1d2926') +
    box(x - 10, y + 4 + (height - 8) * (1 - share), 20, (height - 8) * share, 5, share < 0.2 ? '#FFB612' : glow)
  )
}

function clamp(): string {
  return [
    fall('piastra', [
      [0, '#4a5356'],
      [1, '#23282a'],
    ]),
    path(
      'M470 800C520 770 640 800 800 800S1080 770 1130 800C1150 850 1120 900 1070 904C980 880 880 900 800 940C720 900 620 880 530 904C480 900 450 850 470 800z',
      'url(#piastra)',
      'stroke="#15191b" stroke-width="4"',
    ),
    ...[560, 1_040].flatMap((x) => [
      round(x, 846, 46, '#8a6a3a'),
      round(x, 846, 38, '#c9a24e'),
      round(x, 846, 20, '#5d4833'),
      round(x, 846, 9, '#23282a'),
    ]),
    ...[690, 910].map(
      (x) =>
        box(x - 34, 730, 68, 84, 16, '#3a4144', 'stroke="#15191b" stroke-width="3"') +
        round(x, 752, 9, '#b9c1c3') +
        round(x, 790, 9, '#b9c1c3'),
    ),
    round(800, 870, 40, '#15191b', 'stroke="#8d9699" stroke-width="6"'),
    box(792, 846, 16, 48, 5, '#c9cfd0'),
    path('M770 800C770 770 830 770 830 800V852H770z', '#1d2224'),
  ].join('')
}

/** The tank before a rider's knees, or the floor of a scooter. */
function seatOrTank({ paint, isScooter }: BikeClocks): string {
  if (isScooter)
    return [
      path('M420 900C560 870 1040 870 1180 900L1300 1200H300z', '#2a2f31'),
      path('M470 930C600 906 1000 906 1130 930L1150 990C1000 966 600 966 450 990z', '#3a4144'),
      round(800, 948, 22, '#0c0f10', 'stroke="#8d9699" stroke-width="5"'),
      box(560, 1_030, 480, 170, 40, '#1d2224', 'stroke="#4a5356" stroke-width="4"'),
    ].join('')
  return [
    fall('serbatoio', [
      [0, hex(blend(paint, [1, 1, 1], 0.34))],
      [0.35, hex(paint)],
      [1, hex(blend(paint, [0, 0, 0], 0.5))],
    ]),
    path('M330 1200C350 1040 520 930 800 930S1250 1040 1270 1200z', 'url(#serbatoio)'),
    path('M420 1160C450 1050 560 976 700 962C600 1010 520 1090 500 1190z', '#ffffff', 'opacity=".26"'),
    round(800, 1_090, 74, '#8d9699', 'stroke="#3a4144" stroke-width="4"'),
    round(800, 1_086, 60, '#c3cacc'),
    round(800, 1_086, 24, '#4a5356'),
    ...Array.from({ length: 6 }, (_, at) =>
      round(800 + Math.cos((at * Math.PI) / 3) * 66, 1_090 + Math.sin((at * Math.PI) / 3) * 66, 6, '#3a4144'),
    ),
  ].join('')
}
