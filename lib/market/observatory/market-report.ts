import type { Region } from '@/lib/kernel/italian/regions'
import type { DaysOnline } from './days-online'
import type { IndexPoint, ObservedMonth, RegionMonth } from './observed-months'
import type { ObservedVehicle, PriceAt } from './observed-vehicle'
import type { PriceCurves } from './price-curves'
import type { RegionPrice } from './region-prices'

export type NamedModel = { make: { slug: string; name: string }; model: { slug: string; name: string } }
export type Share = { name: string; ads: number }

/** What is asked for a model of cars; whole euro. JSON-serialisable. */
export type MarketReport = NamedModel & {
  /** What of its ads is looked at; null: of all Italy, whatever the fuel. */
  part: { region: Region | null; fuel: string | null }
  /** Ads on offer of which prices are compared. */
  ads: number
  adsInItaly: number
  /** Prices; null with too few ads, or while there is no model of prices. */
  prices: ReportPrices | null
  days: DaysOnline
  fuels: Share[]
  ages: Share[]
  months: IndexPoint[]
  /** The same car in a region over time; null where none is chosen, or the car has another fuel. */
  inRegion: RegionTime | null
  changeInAYear: number | null
}
export type RegionTime = { region: Region; months: (RegionMonth & { index: number })[] } & Pick<ObservedVehicle, 'ageYears' | 'mileageKm'>
export type ReportPrices = {
  /** `YYYY-MM-DD`. */
  asOf: string
  vehicle: ObservedVehicle
  reference: PriceAt
  curves: PriceCurves
  regions: RegionPrice[]
}

/** A model beside the one of the page; `key`: «toyota/yaris». */
export type OtherModel = { key: string; name: string; months: ObservedMonth[] }
