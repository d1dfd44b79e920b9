import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** What `ValuedAd` has of the ad `a`. */
export function valuedColumns(db: Db): SqlFragment {
  return db`a.id, a.category, a.offer_type, a.make, a.model, a.version, a.body, a.fuel, a.gearbox, a.drive, a.power_kw, a.displacement_cc,
    a.doors, a.seats, a.equipment, a.first_registration, a.mileage_km, a.dealer_id, a.seller_type, a.province_code, a.price_cents,
    a.accident, a.running, a.finance_required, least(a.created_at, a.published_at) as known_since`
}
