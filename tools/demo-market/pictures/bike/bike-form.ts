import type { Finish } from '../light'
import type { Vector } from '../vectors'
import type { Piece } from './solid'

export type BikeLook = { paint: Finish /** Of the wheels. */; rim: Finish; isElectric: boolean }
/** A two-wheeler or a quad, in centimetres, its nose towards x. */
export type BikeForm = {
  length: number
  width: number
  height: number
  /** From the middle to each wheel, of one that stands on four; two wheels stand in the middle, and lean. */
  track?: number
  wheels: readonly { x: number; radius: number }[]
  /** Foot of its plate, from the side. */
  plate: readonly [x: number, y: number]
  lamp: Vector
  pieces: (look: BikeLook) => Piece[]
}
