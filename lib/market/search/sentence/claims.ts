import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { SearchPlace, SlugAndName } from '@/lib/market/search/query/search-query'
import type { Amount } from './amounts'
import type { Wish } from './wishes/wish-words'

/** A make, or a model by one of its names. `version` is what the name says about the version («320d»). */
export type VehicleName = {
  make: SlugAndName
  model: { slug: string; name: string; body: string } | null
  version: string | null
  /** Whether it is understood without its make. */
  alone: 'familiar' | 'distinct' | null
}

/** What was understood of a sentence, piece by piece, with the tokens that say it. */
export type Claim = { at: number; length: number; isNegated: boolean; isJoined: boolean } & (
  | { kind: 'filter'; param: string; values: readonly string[] }
  /** `also`: what the same words name besides; `others`: what they could name instead. */
  | { kind: 'vehicle'; name: VehicleName; also: readonly VehicleName[]; others: readonly VehicleName[] }
  | { kind: 'version'; text: string }
  /** `others`: what the same words can mean besides. */
  | { kind: 'amount'; amount: Amount; others?: readonly Amount[] }
  /** `others`: comuni of the same name. */
  | { kind: 'place'; place: SearchPlace; others: readonly SearchPlace[] }
  | { kind: 'nothing' }
  /** What is wished for without a fact; null where that changes nothing. */
  | { kind: 'wish'; wish: Wish | null }
  /** Understood, but nothing that can be searched: «vicino a me», the «nord» of «zona nord Milano». */
  | { kind: 'aside'; isHere: boolean }
)

/** What the reader has to tell about a reading that is not the only possible one. */
export type ReadingNote =
  | { kind: 'several'; words: string; read: string; others: readonly { label: string; address: string }[] }
  | { kind: 'contradiction'; words: string; filter: string }
  | { kind: 'corrected'; typed: string; read: string }
  /** What was made of a wish, in words; null: nothing. `without`: the address of the search without its soft choice; `gaveWay`: that is the one that is shown, as the choice found nothing. */
  | { kind: 'wish'; words: string; made: string | null; without?: string; gaveWay?: true }
  /** «Vicino a me»: nobody knows where that is. */
  | { kind: 'nowhere'; words: string }

/** Which list an offer of cars opens when it is the only one. */
export const listOfOffer: Readonly<Record<string, ListPageSlug>> = {
  usato: 'usate',
  km0: 'km0',
  nuovo: 'nuove',
  noleggio: 'noleggio_lungo_termine',
  epoca: 'auto_d_epoca',
}
