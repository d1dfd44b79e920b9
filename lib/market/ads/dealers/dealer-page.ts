import type { AdCard } from '@/lib/market/ads/ad-card'
import type { AdDealer } from '@/lib/market/ads/page/ad-page'
import { measureText } from '@/lib/market/catalogue/number-text'
import { distanceKm, type Position } from '@/lib/market/places/distance'
import type { MapFrame, MapPoint } from '@/lib/market/places/region-map'
import type { StockCount, StockFilter, StockMake } from './dealer-stock'

/** What a dealer's page shows. JSON-serialisable. */
export type DealerPage = {
  dealer: AdDealer
  /** What there is of each kind. */
  kinds: StockCount[]
  /** Makes of the kind that is shown. */
  makes: StockMake[]
  filter: StockFilter
  /** How many vehicles the filter finds, on all its pages. */
  found: number
  cards: AdCard[]
  pages: number
  map: { picture: string; frame: MapFrame; point: MapPoint } | null
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
