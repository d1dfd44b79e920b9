import type { DealerTrade } from '../demo-dealer'
import { Random } from '../random'
import { lettersSvg } from './logo-letters'
import { streams } from './streams'

type Inks = { ground: string; mark: string; line: string }
/** Too light for letters on paper. */
const yellow = '#F2B705'
/** Ground, mark on it, and a second line. */
const palettes: readonly (readonly [ground: string, mark: string, line: string])[] = [
  ['#0B5A3C', '#FFFFFF', '#FFB612'],
  ['#12479B', '#FFFFFF', '#7FC4FF'],
  ['#8E1B2C', '#FFFFFF', '#F3C9A5'],
  ['#1F2A44', '#F4D58D', '#FFFFFF'],
  ['#22303C', '#FFFFFF', '#E4572E'],
  [yellow, '#1B2021', '#FFFFFF'],
  ['#D1495B', '#FFFFFF', '#30343F'],
  ['#006D77', '#FFFFFF', '#FFDDD2'],
  ['#5B2A86', '#FFFFFF', '#F9C80E'],
  ['#E76F51', '#FFFFFF', '#264653'],
  ['#3D5A80', '#FFFFFF', '#EE6C4D'],
  ['#6B3F22', '#FFF0CC', '#FFB612'],
  ['#141819', '#FFFFFF', '#8AC926'],
  ['#2D6A4F', '#D8F3DC', '#FFFFFF'],
  ['#B23A48', '#FCB9B2', '#FFFFFF'],
  ['#005F73', '#E9D8A6', '#EE9B00'],
]

/** The ground of a mark. Plain ones are of ink on paper. */
const grounds: readonly ((inks: Inks) => { shape: string; isPlain: boolean })[] = [
  ({ ground }) => ({ shape: `<circle cx="50" cy="50" r="46" fill="${ground}"/>`, isPlain: false }),
  ({ ground, line }) => ({
    shape: `<circle cx="50" cy="50" r="46" fill="${ground}"/><circle cx="50" cy="50" r="40" fill="none" stroke="${line}" stroke-width="2.5"/>`,
    isPlain: false,
  }),
  ({ ground }) => ({ shape: `<circle cx="50" cy="50" r="43" fill="none" stroke="${ground}" stroke-width="7"/>`, isPlain: true }),
  ({ ground }) => ({ shape: `<rect x="4" y="4" width="92" height="92" rx="20" fill="${ground}"/>`, isPlain: false }),
  ({ ground, line }) => ({
    shape: `<rect x="4" y="4" width="92" height="92" rx="6" fill="${ground}"/><path d="M4 78 H96 V90 A6 6 0 0 1 90 96 H10 A6 6 0 0 1 4 90 Z" fill="${line}"/>`,
    isPlain: false,
  }),
  ({ ground }) => ({ shape: `<path d="M50 3 L91 26 V74 L50 97 L9 74 V26 Z" fill="${ground}"/>`, isPlain: false }),
  ({ ground, line }) => ({
    shape: `<path d="M30 5 H70 L95 30 V70 L70 95 H30 L5 70 V30 Z" fill="none" stroke="${ground}" stroke-width="6"/><path d="M26 78 H74" stroke="${line === '#FFFFFF' ? ground : line}" stroke-width="5"/>`,
    isPlain: true,
  }),
  ({ ground }) => ({ shape: `<path d="M4 18 H68 L97 50 L68 82 H4 Z" fill="${ground}"/>`, isPlain: false }),
  ({ ground }) => ({ shape: `<path d="M50 4 L96 36 V96 H4 V36 Z" fill="${ground}"/>`, isPlain: false }),
  ({ ground, line }) => ({
    shape: `<path d="M8 88 H92" stroke="${ground}" stroke-width="7"/><path d="M8 14 H60" stroke="${line === '#FFFFFF' ? ground : line}" stroke-width="7"/>`,
    isPlain: true,
  }),
  ({ ground }) => ({ shape: `<rect x="2" y="24" width="96" height="52" rx="26" fill="${ground}"/>`, isPlain: false }),
]

const wheels = (left: number, right: number) => `<circle cx="${left}" cy="31" r="5"/><circle cx="${right}" cy="31" r="5"/>`
/** Small pictures of what a trade sells, in a box of 60 by 40. */
const emblems = {
  car: `<path d="M10 30 H4 V22 L16 19 L24 10 H39 L49 19 L57 22 V30 H51 M21 30 H40"/>${wheels(16, 45)}`,
  motorbike: '<circle cx="13" cy="28" r="9"/><circle cx="47" cy="28" r="9"/><path d="M13 28 L26 15 H41 L47 28 M34 7 H43 L41 15"/>',
  camper: `<path d="M10 30 H4 V8 H42 V14 H50 L57 22 V30 H51 M21 30 H40 M12 14 H26 V21 H12 Z"/>${wheels(16, 45)}`,
  van: `<path d="M10 30 H4 V10 H37 V30 M37 15 H47 L57 23 V30 H51 M21 30 H40"/>${wheels(16, 45)}`,
  road: '<path d="M16 38 L26 3 M44 38 L34 3 M30 37 V31 M30 25 V20 M30 14 V10"/>',
  key: '<circle cx="15" cy="20" r="10"/><path d="M25 20 H55 V29 M46 20 V27"/>',
  peaks: '<path d="M4 35 L21 9 L30 23 L38 13 L56 35 Z"/>',
  oldCar: '<path d="M9 30 H4 V21 H18 V8 H39 V21 H56 V30 H51 M23 30 H37"/><circle cx="16" cy="30" r="7"/><circle cx="44" cy="30" r="7"/>',
} as const
const emblemsOf: Readonly<Record<DealerTrade, readonly (keyof typeof emblems)[]>> = {
  concessionaria: ['car', 'road'],
  multimarca: ['car', 'road', 'key'],
  moto: ['motorbike', 'road'],
  camper: ['camper', 'peaks'],
  commerciali: ['van', 'road'],
  epoca: ['oldCar', 'road'],
  noleggio: ['key', 'road'],
}

function emblemSvg(name: keyof typeof emblems, colour: string, { width, y }: { width: number; y: number }): string {
  const scale = width / 60
  return `<g transform="translate(${50 - width / 2} ${y - 20 * scale}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${emblems[name]}</g>`
}

const articles = new Set(['auto', 'di', 'del', 'della', 's', 'p', 'r', 'l', 'a', 'car', 'srl', 'spa'])

/** One or two letters that stand for a name: those of its longest words. */
export function markLetters(name: string, most: number): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '' && !articles.has(word.toLowerCase()))
  return (words.length === 0 ? name : words.map((word) => word.charAt(0)).join('')).slice(0, most).toUpperCase()
}

/** The mark of dealer number `index`, as SVG: always the same for one seed. */
export function logoMark(seed: number, index: number, { name, trade }: { name: string; trade: DealerTrade }): string {
  const random = new Random(seed, streams.logo, index)
  const [ground, mark, line] = random.pick(palettes)
  const { shape, isPlain } = random.pick(grounds)({ ground, mark, line })
  const colour = isPlain && ground !== yellow ? ground : mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 100 100">${shape}${contentSvg(random, colour, name, trade)}</svg>`
}

/** Letters, a small picture, or both. */
function contentSvg(random: Random, colour: string, name: string, trade: DealerTrade): string {
  const emblem = random.pick(emblemsOf[trade])
  const chance = random.next()
  if (chance < 0.3) return lettersSvg(markLetters(name, 2), { colour, size: 30, y: 50 })
  if (chance < 0.5) return lettersSvg(markLetters(name, 1), { colour, size: 40, y: 50 })
  if (chance < 0.75) return emblemSvg(emblem, colour, { width: 56, y: 50 })
  return emblemSvg(emblem, colour, { width: 34, y: 36 }) + lettersSvg(markLetters(name, 2), { colour, size: 18, y: 62 })
}
