import type { Light } from '../light'
import { blend, hex, rgb } from '../vectors'
import type { Materials } from './materials'
import { box, fall, path, round, stroke } from './shapes'

const woods = {
  chiaro: ['#c9a06e', '#b58a58', '#8a6540'],
  bianco: ['#efece4', '#dcd8cd', '#a9a598'],
  noce: ['#8f6a48', '#7a5839', '#543b25'],
} as const

export const kitchenWoods = ['chiaro', 'bianco', 'noce'] as const satisfies readonly (keyof typeof woods)[]

/** The kitchen of a camper: a hob, a basin, a refrigerator, cupboards below a window. */
export function paintKitchen({ materials, light, wood }: { materials: Materials; light: Light; wood: keyof typeof woods }): string {
  const [face, low, edge] = woods[wood]
  return [
    fall('parete', [
      [0, '#efece3'],
      [1, '#d9d4c7'],
    ]),
    path('M0 0H1600V1200H0z', 'url(#parete)'),
    window(light),
    cupboardsAbove(face, low, edge),
    ...worktop(),
    ...hob(),
    ...basin(),
    drawers(face, low, edge),
    refrigerator(edge),
    fall('passo', [
      [0, '#a58560'],
      [1, '#7c6044'],
    ]),
    path('M0 1128H1600V1200H0z', 'url(#passo)'),
    ...[120, 420, 760, 1_120, 1_470].map((x) => stroke(`M${x} 1128L${x + (x - 800) * 0.14} 1200`, '#5d4833', 3, 'opacity=".6"')),
    path('M0 1112H1180V1132H0z', '#2b3032'),
    towel(materials),
    warmLight(),
  ].join('')
}

function window(light: Light): string {
  return [
    fall('vista', [
      [0, hex(light.zenith)],
      [0.62, hex(light.horizon)],
      [0.63, hex(blend(rgb('#6f8f63'), light.ground, 0.2))],
      [1, hex(blend(rgb('#8fa77c'), light.ground, 0.3))],
    ]),
    box(250, 300, 620, 290, 34, 'url(#vista)', 'stroke="#4a5356" stroke-width="16"'),
    path(
      'M250 480C330 440 400 450 470 466C560 430 640 440 720 470C780 450 830 456 870 470V500H250z',
      hex(blend(rgb('#5d7f58'), light.horizon, 0.3)),
    ),
    path('M300 316L430 316L330 574L270 574z', '#ffffff', 'opacity=".2"'),
    path('M470 316L520 316L430 574L390 574z', '#ffffff', 'opacity=".14"'),
    box(242, 292, 636, 306, 40, 'none', 'stroke="#2f3638" stroke-width="4"'),
    box(238, 270, 644, 34, 10, '#e2ddd0', 'stroke="#b7b2a4" stroke-width="3"'),
    ...[0, 1, 2].map((row) => stroke(`M250 ${312 + row * 9}H870`, '#f2efe6', 6, 'opacity=".85"')),
    box(540, 560, 40, 16, 6, '#2f3638'),
  ].join('')
}

function cupboardsAbove(face: string, low: string, edge: string): string {
  const doors = [0, 1, 2, 3].map((at) => {
    const x = 40 + at * 290
    return [
      box(x, 34, 276, 196, 14, face, `stroke="${edge}" stroke-width="4"`),
      box(x + 18, 52, 240, 160, 10, low, 'opacity=".35"'),
      box(x + 112, 196, 54, 13, 6, '#cfd5d6', 'stroke="#7d868a" stroke-width="2"'),
    ].join('')
  })
  return [
    path('M0 0H1200V22H0z', edge),
    path('M0 22H1200V240H0z', low),
    ...doors,
    path('M0 240H1200V258H0z', '#000000', 'opacity=".16"'),
    box(60, 244, 1_080, 8, 4, '#fff4d0', 'opacity=".95"'),
  ].join('')
}

function worktop(): string[] {
  return [
    path('M0 640H1180V700H0z', '#e9e6dd'),
    ...tiles(),
    fall('piano', [
      [0, '#e6e2d8'],
      [1, '#c9c4b6'],
    ]),
    path('M60 716H1150L1180 806H0V724z', 'url(#piano)'),
    path('M0 806H1180V834H0z', '#a8a294'),
    path('M0 806H1180V812H0z', '#ffffff', 'opacity=".4"'),
  ]
}

function tiles(): string[] {
  return Array.from({ length: 15 }, (_, at) => stroke(`M${at * 80} 640V716`, '#cbc6b8', 3)).concat(stroke('M0 678H1180', '#cbc6b8', 3))
}

function hob(): string[] {
  const burner = (x: number, y: number, radius: number) => [
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.3}" fill="#15191b"/>`,
    `<ellipse cx="${x}" cy="${y - 5}" rx="${radius * 0.55}" ry="${radius * 0.17}" fill="#596164"/>`,
    stroke(`M${x - radius} ${y - 8}H${x + radius}M${x} ${y - 8 - radius * 0.3}V${y - 8 + radius * 0.3}`, '#0c0f10', 7),
  ]
  return [
    path('M640 726H1080L1110 796H620z', '#1b2022'),
    path('M640 726H1080L1083 733H638z', '#ffffff', 'opacity=".22"'),
    ...burner(730, 752, 56),
    ...burner(960, 748, 44),
    ...burner(870, 780, 40),
    ...[1_046, 1_062, 1_078].map((x, at) => round(x, 752 + at * 15, 8, '#c9cfd0', 'stroke="#596164" stroke-width="2"')),
    path('M676 742C676 700 690 672 690 672H776C776 672 790 700 790 742C770 754 696 754 676 742z', '#a9302a'),
    stroke('M694 690C684 640 780 640 772 690', '#23282a', 9),
    path('M788 708L836 680L842 692L790 728z', '#8f2620'),
    path('M696 682C694 700 692 716 694 736', 'none', 'stroke="#ffffff" stroke-width="9" opacity=".3" stroke-linecap="round"'),
    `<ellipse cx="733" cy="671" rx="44" ry="8" fill="#7c1f1a"/>`,
  ]
}

function basin(): string[] {
  return [
    path('M170 732H500L520 792H140z', '#aab3b5'),
    fall('vasca', [
      [0, '#5f696c'],
      [1, '#98a2a5'],
    ]),
    path('M190 740H482L496 784H166z', 'url(#vasca)'),
    round(330, 770, 12, '#31393b', 'stroke="#c9d0d2" stroke-width="4"'),
    stroke('M330 730V640C330 600 400 600 400 640V664', '#8d9699', 20),
    stroke('M326 730V640C326 596 396 596 396 640', '#e4e9ea', 6),
    box(306, 718, 50, 18, 8, '#b9c1c3'),
    stroke('M356 716L386 704', '#b9c1c3', 10),
    box(86, 640, 40, 84, 12, '#7FB799', 'opacity=".92"'),
    box(96, 618, 20, 26, 6, '#e9ecea'),
    path('M548 716V650C548 640 590 640 590 650V716z', '#f4f1e8', 'stroke="#cfc9bb" stroke-width="3"'),
    stroke('M558 648L550 590M570 646V578M580 648L592 594', '#8a6a48', 7),
    stroke('M592 594C600 580 604 590 598 604', '#8a6a48', 9),
  ]
}

function drawers(face: string, low: string, edge: string): string {
  const front = (x: number, y: number, width: number, height: number) =>
    [
      box(x, y, width, height, 12, face, `stroke="${edge}" stroke-width="4"`),
      path(`M${x + 8} ${y + height * 0.62}H${x + width - 8}V${y + height - 8}H${x + 8}z`, low, 'opacity=".4"'),
      box(x + width / 2 - 44, y + 18, 88, 15, 7, '#cfd5d6', 'stroke="#7d868a" stroke-width="2"'),
    ].join('')
  return [
    path('M0 834H1180V1116H0z', edge),
    path('M0 834H1180V850H0z', '#000000', 'opacity=".25"'),
    front(24, 852, 360, 252),
    front(400, 852, 360, 74),
    front(400, 936, 360, 78),
    front(400, 1_024, 360, 80),
    box(776, 852, 380, 252, 12, '#1b2022', 'stroke="#0c0f10" stroke-width="4"'),
    box(812, 908, 308, 164, 14, '#2d3437', 'stroke="#4a5356" stroke-width="5"'),
    path('M830 920H930L880 1060H830z', '#ffffff', 'opacity=".07"'),
    ...[0, 1, 2].map((at) => stroke(`M826 ${956 + at * 36}H1106`, '#596164', 3)),
    stroke('M826 890H1106', '#b9c1c3', 13),
    ...[840, 880, 1_050, 1_090].map((x) => round(x, 870, 8, '#c9cfd0')),
  ].join('')
}

function refrigerator(edge: string): string {
  return [
    path('M1200 0H1600V1128H1200z', edge),
    fall('frigo', [
      [0, '#4b5356'],
      [0.5, '#33393c'],
      [1, '#23282a'],
    ]),
    box(1_226, 40, 340, 286, 18, 'url(#frigo)', 'stroke="#15191b" stroke-width="5"'),
    box(1_226, 344, 340, 756, 18, 'url(#frigo)', 'stroke="#15191b" stroke-width="5"'),
    box(1_244, 200, 18, 108, 9, '#c3cacc'),
    box(1_244, 380, 18, 220, 9, '#c3cacc'),
    path('M1300 56H1400L1330 310H1270z', '#ffffff', 'opacity=".06"'),
    path('M1320 360H1450L1350 1086H1262z', '#ffffff', 'opacity=".05"'),
    box(1_420, 70, 116, 40, 8, '#0c1513'),
    round(1_444, 90, 6, '#7FB799'),
    stroke('M1466 90H1518', '#bfe0d0', 5),
  ].join('')
}

function towel({ seam, seat }: Materials): string {
  return [
    path('M890 884H1040V1010C1014 1022 916 1022 890 1010z', '#f1ede2'),
    path('M890 960H1040V984H890z', seam),
    path('M890 938H1040V948H890z', seat),
    stroke('M930 890V1012M990 890V1012', '#d8d2c3', 4, 'opacity=".8"'),
  ].join('')
}

const warmLight = () =>
  `<radialGradient id="lume" cx=".36" cy=".24" r=".5"><stop offset="0" stop-color="#fff2cc" stop-opacity=".3"/><stop offset="1" stop-color="#fff2cc" stop-opacity="0"/></radialGradient><rect width="1600" height="1200" fill="url(#lume)"/>`
