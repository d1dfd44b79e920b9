import type { AdCard } from '@/lib/market/ads/ad-card'
import type { ComparedRow } from './compared-row'

export type ComparedVehicle = Pick<
  AdCard,
  'id' | 'category' | 'title' | 'version' | 'href' | 'priceCents' | 'rentalFeeCents' | 'illustration' | 'photo'
> & {
  /** «Non più disponibile»; null while it can be had. */
  unavailable: string | null
}

export type ComparedGroup = { title: string; rows: ComparedRow[] }

/** Vehicles side by side. JSON-serialisable. */
export type Comparison = {
  vehicles: ComparedVehicle[]
  groups: ComparedGroup[]
  /** How many rows are the same for all. */
  equalRows: number
  /** Province where the buyer lives; empty: not known. `unknown`: what was typed and is no province. */
  province: { name: string; unknown: string | null }
  /** How far the buyer drives in a year, in its field, and what is wrong with it. */
  kmAYear: { text: string; error: string | null }
}
