import type { Size } from '@/lib/market/illustrations/camera'
import type { Corner, Point } from '@/lib/market/illustrations/geometry'
import type { Decade } from './classic'

/** What is special about the construction: only cars narrow towards the roof and have a crease, only campers and caravans are white. */
export type Build = 'car' | 'van' | 'camper' | 'caravan' | 'cab' | 'cargo'

/** A straight pane across the nose or tail, from its foot to its top. */
export type Screen = readonly [foot: Point, top: Point]
export type Door = { from: number; to: number; bottom?: number; top?: number }

/** A vehicle from the side, in centimetres, nose to the right. The outline runs clockwise from the rear bumper. */
export type Profile = Size & {
  build: Build
  wheelRadius: number
  /** Height of the lower edge of the windows. */
  belt: number
  axles: readonly number[]
  shape: readonly Corner[]
  doors: readonly Door[]
  pillars?: readonly number[]
  glass?: readonly Corner[]
  windscreen?: Screen
  rearScreen?: Screen
  portholes?: readonly (readonly [x: number, y: number, width: number, height: number])[]
  stripe?: readonly [tail: number, nose: number]
  rail?: readonly [from: number, to: number, y: number]
  /** Height up to which the sills are dark plastic. */
  cladding?: number
  /** Place where the open load bed of a pick-up ends. */
  bedEnd?: number
  cockpit?: { from: number; to: number; frame: Screen }
  /** The decade whose lamps, bumpers and wheels a classic wears. */
  classic?: Decade
  /** Length of the tow bar in front of the body. */
  towBar?: number
}
