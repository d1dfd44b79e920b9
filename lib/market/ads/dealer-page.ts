import { measureText } from '@/lib/market/catalogue/number-text'
import { distanceKm, type Position } from '@/lib/market/places/distance'
import type { AdCard } from './ad-card'
import type { AdDealer } from './ad-page'
import type { StockCount, StockKind } from './dealer-stock'

/** What a dealer's page shows. JSON-serialisable. */
export type DealerPage = {
  dealer: AdDealer
  /** What there is of each kind; `kind` is the one shown, null for all. */
  kinds: StockCount[]
  kind: StockKind | null
  cards: AdCard[]
  page: number
  pages: number
}

/** «38 km da Pavia», from a place that somebody looked around; null where either position is not known. */
export function distanceText(
  { latitude, longitude }: Pick<AdDealer, 'latitude' | 'longitude'>,
  place: (Position & { name: string }) | null,
): string | null {
  if (place === null || latitude === null || longitude === null) return null
  const km = Math.round(distanceKm(place, { latitude, longitude }))
  return `${km < 1 ? 'meno di 1\u00a0km' : measureText(km, 'km')} da ${place.name}`
}
