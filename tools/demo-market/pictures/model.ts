import type { Point } from '@/lib/market/illustrations/geometry'
import type { Box, Lens } from './lens'
import type { Light } from './light'
import type { Vector } from './vectors'
import type { Side } from './vehicle/body'

/** Where a vehicle is painted. `name` begins the names of gradients: its reflection stands in the same picture. */
export type Stage = { lens: Lens; light: Light; side: Side; name: string }

/** What stands in the middle of a picture, whatever it is put together from. */
export type Model = Box & {
  /** Least distance of a camera that sees all of it. */
  distance: number
  /** Most of the height of a picture that it takes, in pixels. */
  tall: number
  /** The middle of the wheel that is looked at from near by, its radius, and what else is looked at so. */
  wheel: (side: Side) => Vector
  wheelRadius: number
  lamp: (side: Side) => Vector
  /** What is seen around the lamp, to each side. */
  lampReach: number
  engine?: (side: Side) => Vector
  paint: (stage: Stage) => string
  /** What it takes of the light on the ground, for lights of this strength. */
  shadow: (stage: Stage, strength: number) => string
  /** Corners of the plate in the picture, where it is seen. */
  plate: (stage: Stage) => readonly Point[] | undefined
}
