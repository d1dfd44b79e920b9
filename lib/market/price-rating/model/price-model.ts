import { AppError } from '@/lib/kernel/errors/app-error'
import { type ComparableCounts, comparablesOf, countComparables } from './comparable-counts'
import { addToTable, emptyTable, type FeatureRow, type FeatureTable } from './feature-table'
import { foldOf, foldsOf } from './folds'
import { effectsOf, type FittedTable, fitLinear, type LinearModel, total, withoutUnknown } from './linear-model'
import { featuresOf } from './price-features'
import { fitSpread, intervalOf, type Spread } from './spread'
import { type TypicalPowers, typicalPowers, withTypicalPower } from './typical-power'
import { canTeach, type PricedVehicle, type ValuedVehicle, whyUnreadable } from './valued-vehicle'
import { vehicleEffects } from './vehicle-effects'

/** Everything an estimate needs: effects, distances and counts; no vehicle that it was fitted on. */
export type PriceModel = {
  prices: FittedTable
  /** The same sum fitted without one fold each, for the vehicles of that fold. */
  withoutFolds: readonly LinearModel[]
  spread: Spread
  counts: ComparableCounts
  powers: TypicalPowers
}
/** `effects` are what each part adds to the logarithm of the estimate. */
export type Estimate = { euro: number; lowEuro: number; highEuro: number; comparables: number; effects: Float64Array }
export type Valuation = Estimate | { why: string }

export const vehiclesNeeded = 50
/** With fewer vehicles of its model and about its age an estimate would be a guess. */
const comparablesNeeded = 2
/** An interval that reaches from one price to more than so many times that says nothing. */
const widestInterval = 2.5
const foldCount = 5
/** A price that is further than 8 % from its estimate counts the less, the further away it is: absurd ones hardly count. */
const trustedWithin = 0.08

/** Fits a model; what cannot be read or has no price is left out. Throws where the rest can teach nothing. */
export function fitPriceModel(given: readonly PricedVehicle[]): PriceModel {
  const priced = given.filter(canTeach)
  if (priced.length < vehiclesNeeded)
    throw new AppError('invalid', `servono almeno ${vehiclesNeeded} veicoli con modello, anno, km e prezzo; ce ne sono ${priced.length}`)
  if (priced.every(({ priceEuro }) => priceEuro === priced[0]?.priceEuro))
    throw new AppError('invalid', 'tutti i prezzi sono uguali: non insegnano nulla')
  const table = emptyTable()
  const powers = typicalPowers(priced.map(({ vehicle }) => vehicle))
  const rows = priced.map(({ vehicle }) => addToTable(table, featuresOf(withTypicalPower(powers, vehicle))))
  const logPrices = Float64Array.from(priced, ({ priceEuro }) => Math.log(priceEuro))
  const counts = countComparables(priced.map(({ vehicle }) => vehicle))
  const folds = foldsOf(priced, foldCount)
  const partial = fitWithoutFolds(table, rows, logPrices, folds)
  const spread = fitSpread(
    priced.map(({ vehicle }, index) => {
      const linear = partial[folds[index] ?? 0]
      const row = rows[index]
      const logEstimate = linear && row ? total(effectsOf({ table, linear }, row)) : Number.NaN
      const comparables = Math.max(0, comparablesOf(counts, vehicle) - 1)
      return { vehicle, logEstimate, comparables, residual: (logPrices[index] ?? 0) - logEstimate }
    }),
  )
  const whole = fitLinear(table, rows, logPrices, trustedWithin)
  const known = withoutUnknown(table, [whole, ...partial])
  const [linear = whole, ...withoutFolds] = known.models
  return { prices: { table: known.table, linear }, withoutFolds, spread, counts, powers }
}

/** One model for each fold, fitted on all others. */
function fitWithoutFolds(table: FeatureTable, rows: readonly FeatureRow[], logPrices: Float64Array, folds: Uint8Array): LinearModel[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const isSeen = (_: unknown, index: number) => folds[index] !== fold
    return fitLinear(table, rows.filter(isSeen), logPrices.filter(isSeen), trustedWithin)
  })
}

/**
 * The model as it was fitted without this vehicle, which may be among those it was fitted on: what an ad asks shall not be in its own
 * estimate, neither once nor as often as it was offered.
 */
export function unseenModel(model: PriceModel, vehicle: ValuedVehicle): PriceModel {
  const linear = model.withoutFolds[foldOf(vehicle, foldCount)]
  return linear ? { ...model, prices: { table: model.prices.table, linear } } : model
}

/** What a vehicle on offer is worth by the others. */
export function valueOffer(model: PriceModel, vehicle: ValuedVehicle): Valuation {
  return valueVehicle(unseenModel(model, vehicle), vehicle, 1)
}

/** What such a vehicle is offered for, or why nothing can be said. `itself` of those that the model counted are this very one. */
export function valueVehicle(model: PriceModel, vehicle: ValuedVehicle, itself = 0): Valuation {
  const why = whyUnreadable(vehicle)
  if (why !== undefined) return { why }
  const comparables = Math.max(0, comparablesOf(model.counts, vehicle) - itself)
  if (comparables < comparablesNeeded)
    return { why: `dati insufficienti: ${comparables === 1 ? '1 veicolo simile' : `${comparables} veicoli simili`}` }
  const effects = vehicleEffects(model, vehicle)
  const logEstimate = total(effects)
  const { low, high } = intervalOf(model.spread, { vehicle, logEstimate, comparables })
  if (high - low > Math.log(widestInterval)) return { why: 'dati insufficienti: i prezzi dei veicoli simili sono troppo diversi' }
  return { euro: Math.exp(logEstimate), lowEuro: Math.exp(logEstimate + low), highEuro: Math.exp(logEstimate + high), comparables, effects }
}
