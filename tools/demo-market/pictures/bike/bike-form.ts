import type { Finish } from '../light'
import type { Vector } from '../vectors'
import type { Piece } from './solid'

export type BikeLook = { paint: Finish /** Of the wheels. */; rim: Finish; isElectric: boolean }
/** A two-wheeler, in centimetres, its nose towards x. */
export type BikeForm = {
  length: number
  width: number
  height: number
  wheels: readonly { x: number; radius: number }[]
  /** Foot of its plate, from the side. */
  plate: readonly [x: number, y: number]
  lamp: Vector
  pieces: (look: BikeLook) => Piece[]
}
