import type { Db } from '@/lib/kernel/db/db.server'
import { isCategory } from '@/lib/market/catalogue/category'
import { currentPriceModel } from './current-price-model.server'
import { valueVehicle } from './model/price-model'
import { type ValuedAd, vehicleOf, whyNotCompared } from './published-vehicle'
import { findRating } from './stored-ratings.server'
import { valueAd } from './value-ad'
import { valuedColumns } from './valued-columns.server'
import type { WorthOverYears } from './worth-over-years'

/** What the vehicle of a published ad is worth, by what is asked for others, while it grows older by some years and is driven so much in each. */
export async function worthOverYears(db: Db, id: number, years: number, kmAYear: number): Promise<WorthOverYears> {
  const [ad] = await db<ValuedAd[]>`select ${valuedColumns(db)} from ad a where a.id = ${id} and a.status = 'published'`
  if (!ad || !isCategory(ad.category)) return { why: 'l’annuncio non è pubblicato' }
  const why = whyNotCompared(ad)
  if (why !== undefined) return { why }
  if ((await findRating(db, id))?.isWithheld) return { why: 'è una versione rara, che non confrontiamo con le altre' }
  const current = await currentPriceModel(db, ad.category)
  if (!current) return { why: 'di questa categoria non ci sono ancora abbastanza annunci' }
  const vehicle = vehicleOf(ad, ad.category, current.fittedAt)
  const { model, valuation: first } = valueAd(current, ad, vehicle)
  if ('why' in first) return first
  const [ageYears, mileageKm] = [vehicle.ageYears ?? 0, vehicle.mileageKm ?? 0]
  const later = Array.from({ length: years }, (_, year) => {
    const aged = { ...vehicle, ageYears: ageYears + year + 1, mileageKm: mileageKm + (year + 1) * kmAYear }
    const value = valueVehicle(model, aged, 1)
    return 'why' in value ? null : Math.round(value.euro)
  })
  return { euro: [Math.round(first.euro), ...later] }
}
