import { clamp } from './geometry'
import type { Colour } from './illustration'

export type Hex = `#${string}`

export const paints: Readonly<Record<Colour, Hex>> = {
  bianco: '#eceeec',
  nero: '#24282b',
  grigio: '#6d7579',
  argento: '#b4bbbe',
  blu: '#1f4478',
  azzurro: '#7ba6c4',
  rosso: '#b3271f',
  bordeaux: '#611c28',
  verde: '#2d5a45',
  giallo: '#e9b021',
  arancione: '#cf6023',
  marrone: '#64493a',
  beige: '#cdbfa4',
  viola: '#57406f',
}

function channels(hex: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/** Brightness of a colour, from 0 (black) to 765 (white). */
export function brightness(hex: Hex): number {
  return channels(hex).reduce((sum, value) => sum + value, 0)
}

function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => clamp(Math.round(value + ((target[index] ?? value) - value) * share), 0, 255))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Lightens by a positive share, darkens by a negative one. */
export function tone(hex: Hex, share: number): Hex {
  return share >= 0 ? mix(hex, '#ffffff', share) : mix(hex, '#0c1216', -share)
}
