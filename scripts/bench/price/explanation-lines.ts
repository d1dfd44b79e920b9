import { numberText } from '@/lib/market/catalogue/number-text'
import { explainEstimate, indexOffers } from '@/lib/market/price-rating/model/explanation'
import { type PriceModel, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { CarRow } from './read-cars'

/** How the estimate of one car comes about; its comparables are rows of the file the model was fitted on. */
export function explanationLines(model: PriceModel, train: readonly CarRow[], car: CarRow | undefined): string[] {
  if (!car?.vehicle) return ['the row to be explained is not there, or its make is not known']
  const valuation = valueVehicle(model, car.vehicle)
  if ('why' in valuation) return [valuation.why]
  const offers = train.flatMap(({ vehicle, priceEuro }, index) => (vehicle ? [{ id: index + 1, vehicle, priceEuro }] : []))
  const explanation = explainEstimate(indexOffers(model, offers), car.vehicle, valuation, 0)
  if (!explanation) return ['nothing to compare with']
  const { baseEuro, steps, estimateEuro, comparables } = explanation
  return [
    amountLine('base of the comparables', baseEuro),
    ...steps.map(({ reason, euro }) => amountLine(reason, euro)),
    amountLine('estimate', estimateEuro),
    ...comparables.map(({ id, priceEuro, adjustedEuro }) => `row ${id}: ${numberText(priceEuro)}, adjusted ${numberText(adjustedEuro)}`),
  ]
}

function amountLine(name: string, euro: number): string {
  return `${name.padEnd(30)}${numberText(euro).padStart(9)}`
}
