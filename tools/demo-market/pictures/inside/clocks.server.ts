import { lettered } from '../lettering.server'
import type { Materials } from './materials'
import { box, fall, path, round, stroke } from './shapes'

/** What the instruments show; `kilometres` as the ad has them. */
export type Clocks = {
  kilometres: string
  style: 'lancette' | 'schermo' | 'epoca'
  materials: Materials
  topSpeed: number
  fuel: number
  degrees: number
  time: string
  isElectric: boolean
}

/** The instruments from near by, behind the rim of the steering wheel. */
export function paintClocks(clocks: Clocks): string {
  const { style, materials } = clocks
  const face = style === 'schermo' ? digital(clocks) : style === 'epoca' ? old(clocks) : dials(clocks)
  return [
    fall('cruscotto', [
      [0, materials.pad],
      [0.5, materials.padLow],
      [1, '#0c0f10'],
    ]),
    path('M0 0H1600V1200H0z', 'url(#cruscotto)'),
    fall('palpebra', [
      [0, '#50575a'],
      [1, '#171b1c'],
    ]),
    path('M60 980C60 420 280 190 800 190S1540 420 1540 980z', 'url(#palpebra)'),
    stroke('M96 960C100 440 310 222 800 222S1500 440 1504 960', materials.seam, 4, 'stroke-dasharray="12 9" opacity=".7"'),
    path('M130 980C136 486 336 262 800 262S1464 486 1470 980z', '#050708'),
    face,
    path('M300 330C460 270 640 262 800 262L560 940H250C220 700 240 470 300 330z', '#ffffff', 'opacity=".035"'),
    rim(),
  ].join('')
}

type Dial = { x: number; y: number; radius: number; marks: readonly string[]; share: number; name: string }
const from = (Math.PI * 3) / 4
const sweep = (Math.PI * 3) / 2

export function dial({ x, y, radius, marks, share, name }: Dial, glow: string): string {
  const at = (part: number, reach: number) =>
    [x + Math.cos(from + sweep * part) * radius * reach, y + Math.sin(from + sweep * part) * radius * reach] as const
  const tick = (part: number, inner: number, width: number, colour: string) => {
    const [[ax, ay], [bx, by]] = [at(part, inner), at(part, 0.95)]
    return stroke(`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`, colour, width)
  }
  const last = marks.length - 1
  const [tipX, tipY] = at(share, 0.84)
  const [backX, backY] = at(share, -0.14)
  return [
    round(x, y, radius * 1.06, '#2c3335'),
    round(x, y, radius * 1.03, '#0d1112'),
    `<circle cx="${x}" cy="${y}" r="${radius * 1.045}" fill="none" stroke="#aab3b5" stroke-width="5"/>`,
    ...Array.from({ length: last * 4 + 1 }, (_, step) =>
      tick(step / (last * 4), step % 4 === 0 ? 0.85 : 0.905, step % 4 === 0 ? 7 : 3, glow),
    ),
    ...marks.map((mark, step) => {
      const [px, py] = at(step / last, 0.7)
      return lettered(mark, { size: radius * 0.17, x: px, y: py + radius * 0.06, fill: glow, anchor: 'middle' })
    }),
    lettered(name, { size: radius * 0.12, x, y: y - radius * 0.3, fill: glow, anchor: 'middle' }),
    stroke(`M${backX.toFixed(1)} ${backY.toFixed(1)}L${tipX.toFixed(1)} ${tipY.toFixed(1)}`, '#e2462f', 11),
    round(x, y, radius * 0.13, '#1d2224', 'stroke="#5a6366" stroke-width="4"'),
  ].join('')
}

function speeds(top: number): string[] {
  const step = top > 200 ? 30 : 20
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, at) => String(at * step))
}

function dials({ kilometres, materials: { glow }, topSpeed, fuel, degrees, time, isElectric }: Clocks): string {
  const left = isElectric
    ? { marks: ['0', '25', '50', '75', '100'], name: 'POTENZA %', share: 0.02 }
    : { marks: ['0', '1', '2', '3', '4', '5', '6', '7'], name: 'giri x1000', share: 0.115 }
  return [
    dial({ x: 460, y: 660, radius: 250, ...left }, glow),
    dial({ x: 1_140, y: 660, radius: 250, marks: speeds(topSpeed), name: 'km/h', share: 0 }, glow),
    box(690, 420, 220, 420, 22, '#0c1513', 'stroke="#2f3a37" stroke-width="3"'),
    lettered(time, { size: 44, x: 800, y: 486, fill: glow, anchor: 'middle' }),
    lettered(`${degrees} °C`, { size: 34, x: 800, y: 540, fill: glow, anchor: 'middle' }),
    stroke('M712 572H888', '#35443f', 3),
    lettered('TOTALE', { size: 26, x: 800, y: 622, fill: '#8fa39b', anchor: 'middle' }),
    lettered(kilometres, { size: kilometres.length > 9 ? 36 : 40, x: 800, y: 684, fill: '#ffffff', anchor: 'middle' }),
    gauge(712, 744, 176, fuel, glow, isElectric),
    signals(),
  ].join('')
}

function gauge(x: number, y: number, width: number, share: number, glow: string, isElectric: boolean): string {
  return [
    box(x, y, width, 26, 8, '#1d2926'),
    box(x + 4, y + 4, (width - 8) * share, 18, 5, share < 0.2 ? '#FFB612' : glow),
    lettered(isElectric ? `${Math.round(share * 100)} %` : 'E', { size: 26, x, y: y + 62, fill: glow }),
    isElectric ? '' : lettered('F', { size: 26, x: x + width, y: y + 62, fill: glow, anchor: 'end' }),
  ].join('')
}

function signals(): string {
  const arrow = (x: number, way: number) => path(`M${x} 356l${way * 34}-26v15h${way * 30}v22h${way * -30}v15z`, '#1f7a4d', 'opacity=".55"')
  return (
    arrow(680, 1) +
    arrow(920, -1) +
    round(640, 880, 17, 'none', 'stroke="#b3261e" stroke-width="5" opacity=".7"') +
    lettered('P', { size: 24, x: 640, y: 889, fill: '#d4483f', anchor: 'middle' })
  )
}

function digital({ kilometres, materials: { glow }, fuel, degrees, time, isElectric }: Clocks): string {
  const arc = (x: number, share: number, colour: string) => {
    const point = (part: number) =>
      `${(x + Math.cos(from + sweep * part) * 170).toFixed(1)} ${(650 + Math.sin(from + sweep * part) * 170).toFixed(1)}`
    return (
      stroke(`M${point(0)}A170 170 0 1 1 ${point(1)}`, '#1f2b29', 22) +
      stroke(`M${point(0)}A170 170 0 ${share > 0.66 ? 1 : 0} 1 ${point(share)}`, colour, 22)
    )
  }
  return [
    box(230, 400, 1_140, 480, 46, '#0a1210', 'stroke="#2b3633" stroke-width="4"'),
    arc(470, 0.06, '#7FB799'),
    lettered('0', { size: 150, x: 470, y: 694, fill: '#ffffff', anchor: 'middle' }),
    lettered('km/h', { size: 36, x: 470, y: 752, fill: '#8fa39b', anchor: 'middle' }),
    arc(1_130, fuel, isElectric ? '#7FB799' : glow),
    lettered(isElectric ? `${Math.round(fuel * 100)}%` : `${Math.round(fuel * 620)}`, {
      size: 92,
      x: 1_130,
      y: 676,
      fill: '#ffffff',
      anchor: 'middle',
    }),
    lettered(isElectric ? 'batteria' : 'km autonomia', { size: 34, x: 1_130, y: 732, fill: '#8fa39b', anchor: 'middle' }),
    lettered(time, { size: 44, x: 800, y: 474, fill: glow, anchor: 'middle' }),
    path('M744 730L784 520H816L856 730z', '#16221f'),
    stroke('M800 716V684M800 654V628M800 604V584', '#7FB799', 7),
    path('M770 712c0-34 8-50 30-50s30 16 30 50z', '#dfe6e3'),
    lettered(kilometres, { size: 56, x: 800, y: 806, fill: '#ffffff', anchor: 'middle' }),
    lettered('P', { size: 50, x: 590, y: 806, fill: '#FFB612', anchor: 'middle' }),
    lettered(`${degrees}°`, { size: 44, x: 985, y: 806, fill: '#8fa39b', anchor: 'middle' }),
  ].join('')
}

/** One round instrument with figures on rollers. */
function old({ kilometres, topSpeed, fuel }: Clocks): string {
  const cream = '#f1ead6'
  const figures = Array.from(kilometres.replace(/\D/g, '').padStart(5, '0'))
  const left = 800 - figures.length * 22
  return [
    dial({ x: 800, y: 620, radius: 300, marks: speeds(Math.min(180, topSpeed)), name: 'km/h', share: 0 }, cream),
    box(left - 8, 700, figures.length * 44 + 16, 66, 8, '#000000', 'stroke="#8f989a" stroke-width="4"'),
    ...figures.map(
      (figure, at) =>
        box(left + at * 44 + 2, 706, 40, 54, 4, '#191d1f') +
        lettered(figure, { size: 46, x: left + at * 44 + 22, y: 750, fill: cream, anchor: 'middle' }),
    ),
    lettered('km', { size: 30, x: 800, y: 806, fill: cream, anchor: 'middle' }),
    dial({ x: 330, y: 700, radius: 120, marks: ['0', '1/2', '1'], name: '', share: fuel }, cream),
    dial({ x: 1_270, y: 700, radius: 120, marks: ['50', '90', '130'], name: '', share: 0.2 }, cream),
  ].join('')
}

function rim(): string {
  return [
    '<ellipse cx="800" cy="1760" rx="1010" ry="860" fill="none" stroke="#000000" stroke-opacity=".4" stroke-width="150"/>',
    '<ellipse cx="800" cy="1770" rx="1010" ry="860" fill="none" stroke="#14181a" stroke-width="130"/>',
    '<ellipse cx="800" cy="1762" rx="1010" ry="872" fill="none" stroke="#363d40" stroke-width="66"/>',
    '<ellipse cx="800" cy="1752" rx="1006" ry="884" fill="none" stroke="#ffffff" stroke-width="10" opacity=".14"/>',
    '<ellipse cx="800" cy="1790" rx="1010" ry="860" fill="none" stroke="#6d7679" stroke-width="4" stroke-dasharray="16 12" opacity=".6"/>',
  ].join('')
}
