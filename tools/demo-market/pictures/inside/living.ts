import type { Light } from '../light'
import { hex } from '../vectors'
import type { Materials } from './materials'
import { box, fall, path, round, stroke } from './shapes'

/** The living room of a camper: dinette, kitchen, bed behind. */
export function paintLiving({ materials, light }: { materials: Materials; light: Light }): string {
  const wood = '#b98d5e'
  return [
    fall('soffitto', [
      [0, '#f3f1ea'],
      [1, '#d8d5cb'],
    ]),
    path('M0 0H1600L1060 250H540z', 'url(#soffitto)'),
    path('M640 40H960L920 190H680z', '#ffffff', 'opacity=".8"'),
    path('M0 0L540 250V860L0 1200z', '#e3dfd4'),
    path('M1600 0L1060 250V860L1600 1200z', '#d6d1c4'),
    path('M540 250H1060V860H540z', '#cfc9bb'),
    fall('pavimento', [
      [0, '#a98a66'],
      [1, '#7f6346'],
    ]),
    path('M540 860H1060L1600 1200H0z', 'url(#pavimento)'),
    ...[-2, -1, 0, 1, 2].map((at) => stroke(`M${800 + at * 90} 860L${800 + at * 270} 1200`, '#5d4833', 3, 'opacity=".6"')),
    bed(materials),
    ...windows(light),
    cupboards(wood),
    kitchen(wood),
    dinette(materials, wood),
  ].join('')
}

function windows(light: Light): string[] {
  return [
    fall('finestra', [
      [0, hex(light.zenith)],
      [0.7, hex(light.horizon)],
      [1, '#8fa77c'],
    ]),
    path('M70 330L380 376V600L70 640z', 'url(#finestra)', 'stroke="#4a5356" stroke-width="12" stroke-linejoin="round"'),
    path('M90 350L170 362L120 630L90 634z', '#ffffff', 'opacity=".25"'),
    path('M1530 330L1250 372V560L1530 590z', 'url(#finestra)', 'stroke="#4a5356" stroke-width="12" stroke-linejoin="round"'),
    path('M54 316L130 328L96 660L54 664z', '#e6d9c2'),
    path('M1546 316L1484 326L1500 610L1546 614z', '#e6d9c2'),
  ]
}

function cupboards(wood: string): string {
  const one = [
    path('M0 120L540 300V390L0 300z', wood),
    path('M0 300L540 390V404L0 320z', '#000000', 'opacity=".25"'),
    stroke('M180 184V330M360 242V360', '#6f5335', 4),
    ...[90, 270, 450].map((x) => box(x - 18, 262 + x * 0.17, 36, 9, 4, '#e9ecea')),
  ].join('')
  return one + `<g transform="translate(1600 0) scale(-1 1)">${one}</g>`
}

function bed(materials: Materials): string {
  return [
    path('M560 560H1040V760H560z', '#8a6a48'),
    path('M572 520C640 500 960 500 1028 520V640H572z', '#f4f1e8'),
    path('M572 600C700 580 900 580 1028 600V690H572z', materials.seat, 'opacity=".85"'),
    box(600, 486, 160, 58, 26, '#ffffff'),
    box(840, 486, 160, 58, 26, '#ffffff'),
    path('M540 250H600V860H540zM1000 250H1060V860H1000z', '#b98d5e'),
    path('M600 250H1000V290H600z', '#a67c50'),
    round(680, 340, 20, '#fff1c4'),
    round(920, 340, 20, '#fff1c4'),
  ].join('')
}

function kitchen(wood: string): string {
  return [
    path('M1600 700L1090 630V850L1600 1180z', wood),
    path('M1600 660L1080 606V634L1600 706z', '#eceae3'),
    path('M1500 672L1330 652L1300 664L1480 690z', '#3c4447'),
    ...[
      [1_410, 670, 26],
      [1_360, 664, 18],
    ].map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.3}" fill="#15191a"/>`),
    path('M1240 642L1150 632L1140 640L1226 652z', '#aab3b5'),
    stroke('M1196 630V586C1196 570 1170 570 1170 586V596', '#c9d0d2', 9),
    stroke('M1250 676V950M1420 700V1070', '#6f5335', 4),
    ...[1_180, 1_340, 1_510].map((x) => box(x - 20, 720 + (x - 1_180) * 0.16, 44, 10, 4, '#e9ecea')),
  ].join('')
}

function dinette(materials: Materials, wood: string): string {
  return [
    fall('panca', [
      [0, materials.seat],
      [1, materials.seatLow],
    ]),
    path('M0 700L150 690V900L0 960z', 'url(#panca)'),
    path('M0 900L190 850L330 900L120 1010L0 1030z', 'url(#panca)'),
    path('M0 1020L120 1000L330 895V990L130 1130L0 1160z', '#7a5c3c'),
    path('M420 640L520 640V800L430 810z', 'url(#panca)'),
    path('M330 770L500 760L540 800L400 830z', 'url(#panca)'),
    path('M400 830L540 800V860L410 900z', '#7a5c3c'),
    path('M120 800L370 748L500 790L250 868z', '#d9b583', 'stroke="#8a6a48" stroke-width="6" stroke-linejoin="round"'),
    path('M270 866L290 860V1010L270 1020z', '#8f989a'),
    path('M160 806L360 764L400 776L190 826z', '#ffffff', 'opacity=".18"'),
    path('M300 752C286 752 286 796 300 800H330C344 796 344 752 330 752z', '#f4f5f2'),
    stroke('M0 696L150 686M430 640H520', wood, 10),
  ].join('')
}
