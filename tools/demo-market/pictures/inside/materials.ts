import type { Random } from '@/lib/market/illustrations/seeded-random'

/** What the inside of a vehicle is made of. */
export type Materials = {
  pad: string
  padLow: string
  trim: string
  seat: string
  seatLow: string
  seam: string
  roof: string
  glow: string
}

type Seat = Pick<Materials, 'seat' | 'seatLow' | 'seam'>
const seats: readonly [Seat, ...Seat[]] = [
  { seat: '#3a3f42', seatLow: '#25292b', seam: '#6d7679' },
  { seat: '#2c2f31', seatLow: '#191c1e', seam: '#a4342b' },
  { seat: '#8b6242', seatLow: '#5d3f2a', seam: '#c9a27c' },
  { seat: '#c9bca4', seatLow: '#9a8d76', seam: '#8c7f68' },
  { seat: '#565d60', seatLow: '#383e40', seam: '#8f989b' },
  { seat: '#333a44', seatLow: '#20262e', seam: '#7c8b9c' },
]
const trims = ['#aeb6b8', '#2a2f31', '#8a6a48', '#70787b', '#c4c9c8'] as const
const glows = ['#dff1ea', '#ffd7a1', '#bfe0ff', '#ffffff'] as const

export function materialsOf(random: Random): Materials {
  const isLight = random.next() > 0.6
  return {
    ...random.pick(seats),
    pad: isLight ? '#4c5356' : '#33383b',
    padLow: isLight ? '#2f3537' : '#1d2123',
    trim: random.pick(trims),
    roof: isLight ? '#d3d2ca' : '#7d8180',
    glow: random.pick(glows),
  }
}
