import { AppError } from '@/lib/kernel/errors/app-error'
import { type ComparableCounts, comparablesOf, countComparables } from './comparable-counts'
import { expectedEffects, type Worths } from './expected-effects'
import { type Fact, patterns, withoutFacts } from './facts'
import { addToTable, emptyTable, type FeatureRow, type FeatureTable } from './feature-table'
import { foldOf, foldsOf } from './folds'
import { fitLinear, type LinearModel, total, withoutUnknown } from './linear-model'
import { peersOf } from './peers'
import { featuresOf } from './price-features'
import { sharesOf } from './shares'
import { fitSpread, intervalOf, type Spread, type UnseenEstimate } from './spread'
import { canTeach, type PricedVehicle, type ValuedVehicle, whyUnreadable } from './valued-vehicle'
import { versionWords } from './version-words'

/** Everything an estimate needs: effects, distances, counts, and what facts vehicles have together; no price that it was fitted on. */
export type PriceModel = Worths & {
  /** Sums like this one, each fitted without one fold, for the vehicles of that fold. */
  withoutFolds: readonly LinearModel[]
  spread: Spread
  counts: ComparableCounts
}
/**
 * `effects` are what each part adds to the logarithm of the estimate. `unknown` are the undeclared facts, averaged over. `doubt` is how far the
 * possible worths lie from that average, as a standard deviation in logarithms.
 */
export type Estimate = {
  euro: number
  lowEuro: number
  highEuro: number
  comparables: number
  effects: Float64Array
  unknown: readonly Fact[]
  doubt: number
}
/** `tooWide`: the estimate whose interval reaches too far for a value to be said. */
export type Valuation = Estimate | { why: string; tooWide?: Estimate }

export const vehiclesNeeded = 50
/** Least number of vehicles of its model and about its age: with fewer an estimate would be a guess. */
const comparablesNeeded = 2
/** An interval that reaches from one price to more than so many times that says nothing. */
const widestInterval = 2.5
const foldCount = 5
/** Number of vehicles that show how far off estimates are when facts are missing. */
const mostWithGaps = 12_000
/** A price that is further than 8 % from its estimate counts the less, the further away it is: absurd ones hardly count. */
const trustedWithin = 0.08

/** Fits a model; what cannot be read or has no price is left out. Throws where the rest can teach nothing. */
export function fitPriceModel(given: readonly PricedVehicle[]): PriceModel {
  const priced = given.filter(canTeach)
  if (priced.length < vehiclesNeeded)
    throw new AppError('invalid', `servono almeno ${vehiclesNeeded} veicoli con modello, anno, km e prezzo; ce ne sono ${priced.length}`)
  if (priced.every(({ priceEuro }) => priceEuro === priced[0]?.priceEuro))
    throw new AppError('invalid', 'tutti i prezzi sono uguali: non insegnano nulla')
  const vehicles = priced.map(({ vehicle }) => vehicle)
  const table = emptyTable()
  const shares = sharesOf(vehicles)
  const rows = vehicles.map((vehicle) => addToTable(table, featuresOf(vehicle, shares)))
  const logPrices = Float64Array.from(priced, ({ priceEuro }) => Math.log(priceEuro))
  const counts = countComparables(vehicles)
  const folds = foldsOf(priced, foldCount)
  const known = withoutUnknown(table, [fitLinear(table, rows, logPrices, trustedWithin), ...fitWithoutFolds(table, rows, logPrices, folds)])
  const [linear, ...withoutFolds] = known.models
  if (!linear) throw new Error('a model without a sum')
  const peers = peersOf(vehicles, folds, (word) => known.table.numbers.has(`says ${word}`))
  const worths = { prices: { table: known.table, linear }, peers, shares, leftOut: null }
  const unseen = unseenEstimates(worths, withoutFolds, counts, { vehicles, folds, logPrices })
  return { ...worths, withoutFolds, spread: fitSpread(unseen), counts }
}

type Fitted = { vehicles: readonly ValuedVehicle[]; folds: Uint8Array; logPrices: Float64Array }

/** Each vehicle valued as declared by a fit without it; many of them again with facts left out, as people leave them out. */
function unseenEstimates(
  worths: Worths,
  withoutFolds: readonly LinearModel[],
  counts: ComparableCounts,
  { vehicles, folds, logPrices }: Fitted,
): UnseenEstimate[] {
  const gapPatterns = Object.values(patterns).filter((left) => left.length > 0)
  const every = Math.ceil(vehicles.length / mostWithGaps)
  const copyCount = 2 * vehicles.length <= mostWithGaps ? 2 : 1 // a small market has too few of each pattern otherwise
  return vehicles.flatMap((vehicle, index) => {
    const fold = folds[index] ?? 0
    const linear = withoutFolds[fold] ?? worths.prices.linear
    const unseen = { ...worths, prices: { table: worths.prices.table, linear }, leftOut: fold }
    const comparables = Math.max(0, comparablesOf(counts, vehicle) - 1)
    const estimateOf = (declared: ValuedVehicle): UnseenEstimate => {
      const { effects, unknown, doubt } = expectedEffects(unseen, declared)
      const logEstimate = total(effects)
      return { vehicle: declared, unknown, doubt, logEstimate, comparables, residual: (logPrices[index] ?? 0) - logEstimate }
    }
    if (index % every !== 0) return [estimateOf(vehicle)]
    const copies = Array.from(
      { length: copyCount },
      (_, copy) => gapPatterns[((index / every) * copyCount + copy) % gapPatterns.length] ?? [],
    )
    return [estimateOf(vehicle), ...copies.map((left) => estimateOf(withoutFacts(vehicle, left)))]
  })
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
  const leftOut = foldOf(vehicle, foldCount)
  const linear = model.withoutFolds[leftOut]
  return linear ? { ...model, prices: { table: model.prices.table, linear }, leftOut } : model
}

/** What a vehicle on offer is worth by the others. */
export function valueOffer(model: PriceModel, vehicle: ValuedVehicle): Valuation {
  return valueVehicle(unseenModel(model, vehicle), vehicle, 1)
}

/** What such a vehicle is offered for, or why nothing can be said. `itself` of those that the model counted are this very one. */
export function valueVehicle(model: PriceModel, asked: ValuedVehicle, itself = 0): Valuation {
  const vehicle = knowsVersion(model, asked) ? asked : { ...asked, version: '' }
  const why = whyUnreadable(vehicle)
  if (why !== undefined) return { why }
  const comparables = Math.max(0, comparablesOf(model.counts, vehicle) - itself)
  if (comparables < comparablesNeeded)
    return { why: `dati insufficienti: ${comparables === 1 ? '1 veicolo simile' : `${comparables} veicoli simili`}` }
  const { effects, unknown, doubt } = expectedEffects(model, vehicle)
  const logEstimate = total(effects)
  const { low, high } = intervalOf(model.spread, { vehicle, unknown, doubt, logEstimate, comparables })
  const estimate = {
    euro: Math.exp(logEstimate),
    lowEuro: Math.exp(logEstimate + low),
    highEuro: Math.exp(logEstimate + high),
    comparables,
    effects,
    unknown,
    doubt,
  }
  const isTooWide = high - low > Math.log(widestInterval)
  return isTooWide ? { why: 'dati insufficienti: i prezzi dei veicoli simili sono troppo diversi', tooWide: estimate } : estimate
}

/** A version of which no word was learned tells nothing: a new trim is unknown, not worth what none adds. */
function knowsVersion({ prices }: PriceModel, { version }: ValuedVehicle): boolean {
  return version === '' || versionWords(version).some((word) => prices.table.numbers.has(`says ${word}`))
}
