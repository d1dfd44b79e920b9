import type { Db } from '@/lib/kernel/db/db.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from './current-price-model.server'
import { type Explanation, explainEstimate, indexOffers } from './model/explanation'
import type { Estimate } from './model/price-model'
import type { ValuedVehicle } from './model/valued-vehicle'
import { ratedOffers, type ValuedAd, vehicleOf } from './published-vehicle'
import { findRating } from './stored-ratings.server'
import { valueAd } from './value-ad'
import { valuedColumns } from './valued-columns.server'

export type AdExplanation = Explanation & { fittedAt: Date; vehicle: ValuedVehicle }

/** The nearest of so many are looked for in the model: of a common car thousands are on offer. */
const candidatesAtMost = 200

/** How the estimate of an ad comes about. Undefined where it has none, or while another model is being published. */
export async function explainAd(db: Db, id: number): Promise<AdExplanation | undefined> {
  const [ad] = await db<ValuedAd[]>`select ${valuedColumns(db)} from ad a where a.id = ${id} and a.status = 'published'`
  if (!ad || !isCategory(ad.category)) return undefined
  const { category } = ad
  const [rating, current] = [await findRating(db, id), await currentPriceModel(db, category)]
  if (!current || !rating || rating.estimateEuro === null || rating.modelVersion !== current.version) return undefined
  const vehicle = vehicleOf(ad, category, current.fittedAt)
  const { model, valuation } = valueAd(current, ad, vehicle)
  if ('why' in valuation) return undefined
  const explanation = await explainVehicle(db, { ...current, model }, { ...ad, category }, vehicle, valuation)
  return explanation && { ...explanation, fittedAt: current.fittedAt, vehicle }
}

/** Facts by which the offers are found that a vehicle is compared with; `id`: of its own ad, 0 without. */
export type Likeness = Pick<ValuedAd, 'id' | 'make' | 'model' | 'firstRegistration' | 'mileageKm' | 'fuel' | 'gearbox'> & {
  category: Category
}

/** How an estimate comes about. Undefined where nothing like it is on offer. */
export async function explainVehicle(
  db: Db,
  { model, fittedAt }: Pick<CurrentPriceModel, 'model' | 'fittedAt'>,
  like: Likeness,
  vehicle: ValuedVehicle,
  estimate: Estimate,
): Promise<Explanation | undefined> {
  const seen = new Set([sameness(vehicle)])
  const offers = (await listCandidates(db, like)).flatMap((other) => {
    const of = vehicleOf(other, like.category, fittedAt)
    if (seen.has(sameness(of))) return []
    seen.add(sameness(of))
    return [{ id: other.id, vehicle: of, priceEuro: (other.priceCents ?? 0) / 100 }]
  })
  return explainEstimate(indexOffers(model, offers), vehicle, estimate, like.id)
}

/** Text that is equal for one vehicle that is offered twice. */
function sameness({ ageYears, mileageKm, powerKw }: ValuedVehicle): string {
  return `${ageYears} ${mileageKm} ${powerKw}`
}

/** Lists other ads of the model, those of about the age and mileage first. */
async function listCandidates(db: Db, ad: Likeness): Promise<ValuedAd[]> {
  const registered = ad.firstRegistration?.toISOString().slice(0, 10) ?? null
  return db<ValuedAd[]>`
    select ${valuedColumns(db)} from ad a
    where a.status = 'published' and a.category = ${ad.category} and a.make = ${ad.make} and a.model = ${ad.model} and a.id <> ${ad.id}
      and a.offer_type in ${db([...ratedOffers])} and a.price_cents > 0
      and a.accident is distinct from 'si' and a.running is not false and a.finance_required is not true
    order by abs(coalesce(a.first_registration, current_date) - coalesce(${registered}::date, current_date)) / 365.0
      + abs(coalesce(a.mileage_km, 0) - ${ad.mileageKm ?? 0}) / 20000.0 + (a.fuel is distinct from ${ad.fuel})::int
      + (a.gearbox is distinct from ${ad.gearbox})::int, a.id
    limit ${candidatesAtMost}`
}
