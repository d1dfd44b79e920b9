import type { Place } from '@/lib/experimentation/experiments/places/place-catalogue'

/** A place as the console shows it. */
export type ListedPlace = Pick<Place, 'name' | 'where' | 'owner' | 'expires'> & {
  key: string
  /** The variations that are ready, the control first, in words. */
  variations: string[]
  /** The texts that may be written, in words. */
  slots: string[]
  /** What the code could assign here besides visitors, once it can. */
  laterUnits: string[]
  /** Its day is over: the owner prolongs it, or takes it out of the code. */
  isExpired: boolean
  /** How many runs it has had. */
  runs: number
  /** The experiment that has it now; null: it is free. */
  takenBy: { id: number; key: string } | null
}
