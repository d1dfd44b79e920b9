import type { AdCard } from '@/lib/market/ads/ad-card'
import type { VehicleRecord } from '@/lib/market/dossier/vehicle-record'

/** What the seller of an ad has said of its vehicle's past. JSON-serialisable. */
export type RecordsPage = {
  card: AdCard /** Whether anything can be added. */
  isOpen: boolean /** Whether a battery drives the vehicle. */
  hasBattery: boolean
  records: VehicleRecord[]
}
