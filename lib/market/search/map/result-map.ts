import type { MapFrame, MapRing } from '@/lib/market/places/region-map'
import type { MapLink } from './map-level'

/** Place on the map in hundredths of its width and height. */
type At = { left: number; top: number }
/** Several ads: `size` is the diameter in px. `isList`: it leads to the list, as the map goes no nearer. */
export type MapCircle = At & { size: number; label: string; count: number; href: string; isList?: true }
/** One ad, with its price. */
export type MapSign = At & { id: number; href: string; price: string; label: string }
/** What lies in the map and what it holds, in words: provinces, or comuni once the map shows those. */
export type MapPart = MapLink & { count: number }

/** The results of a search on the map, as its page is sent them. */
export type ResultMap = {
  /** «Toscana», «Pisa +50 km». */
  name: string
  picture: string
  frame: MapFrame
  ring: MapRing | null
  /** The levels above. */
  trail: MapLink[]
  nearer: MapLink | null
  wider: MapLink | null
  /** Biggest first, so that small ones are not covered. */
  circles: MapCircle[]
  signs: MapSign[]
  /** Names that stand on the map for orientation. */
  towns: (At & { label: string })[]
  parts: MapPart[]
  partsAre: 'province' | 'comuni'
  /** How many of the results declare no place. */
  unplaced: number
  /** Says that counting took too long: the map has no marks. */
  isUncounted?: true
}
