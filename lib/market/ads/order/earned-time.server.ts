import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { photoCountSql } from '@/lib/market/photos/shown-photos.server'
import { priceLabelSql } from '@/lib/market/price-rating/stored-ratings.server'
import { descriptionLength, earned } from './earned-time'

/** Hundredths declared of what buyers ask about: of a new or rented one no past, of a caravan no engine. */
export function declaredPercentSql(db: Db): SqlFragment {
  const isUsed = db`a.offer_type not in ('nuovo', 'noleggio')`
  const hasEngine = db`a.category <> 'caravan-e-camper'`
  return db`(100 * (
      num_nonnulls(coalesce(a.price_cents, a.rental_fee_cents), nullif(a.version, ''), a.colour, a.place_istat,
        case when length(a.description) >= ${descriptionLength}::int then 1 end, coalesce(a.warranty_kind, a.warranty_months::text))
      + case when ${isUsed} then num_nonnulls(a.first_registration, a.owners, a.service_book, a.accident) else 0 end
      + case when ${hasEngine} then num_nonnulls(a.fuel, a.gearbox, a.power_kw) else 0 end
      + case when ${isUsed} and ${hasEngine} then num_nonnulls(a.mileage_km) else 0 end
    ) / (6 + case when ${isUsed} then 4 else 0 end + case when ${hasEngine} then 3 else 0 end + case when ${isUsed} and ${hasEngine} then 1 else 0 end))`
}

/** What the ad `a` has earned, in hours, over `ratingJoin`; without a verdict nothing for its price. */
export function earnedHoursSql(db: Db): SqlFragment {
  const { photoHours, mostPhotos, factHours, labelHours } = earned
  return db`(least(coalesce(${photoCountSql(db, db`a.id`)}, 0), ${mostPhotos}::int) * ${photoHours}::int + ${declaredPercentSql(db)} * ${factHours}::int / 100
    + case ${priceLabelSql(db)} when 1 then ${labelHours[1]}::int when 2 then ${labelHours[2]}::int else 0 end)`
}
