import { type PriceModel, unseenModel, type Valuation, valueVehicle } from './model/price-model'
import type { ValuedVehicle } from './model/valued-vehicle'
import type { ValuedAd } from './published-vehicle'

/**
 * What the vehicle of an ad is worth, by a model that has not seen its price: without its fold where the ad may be among those that were learned from,
 * the whole one for what has come since, so that an ad has the estimate that its draft had.
 */
export function valueAd(
  { model, fittedAt }: { model: PriceModel; fittedAt: Date },
  { knownSince }: Pick<ValuedAd, 'knownSince'>,
  vehicle: ValuedVehicle,
): { model: PriceModel; valuation: Valuation } {
  const isSeen = knownSince !== null && knownSince <= fittedAt
  const own = isSeen ? unseenModel(model, vehicle) : model
  return { model: own, valuation: valueVehicle(own, vehicle, isSeen ? 1 : 0) }
}
