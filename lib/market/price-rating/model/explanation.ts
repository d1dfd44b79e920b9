import { expectedEffects } from './expected-effects'
import type { Fact } from './facts'
import type { Part } from './feature'
import { parts } from './feature'
import { total } from './linear-model'
import type { Estimate, PriceModel } from './price-model'
import { canTeach, modelKey, type PricedVehicle, type ValuedVehicle } from './valued-vehicle'

/** A vehicle that is on offer; the id finds its ad. */
export type Offer = PricedVehicle & { id: number }
/** Offers by their model, with the effects of each. */
export type Offers = Map<string, (Offer & { effects: Float64Array })[]>
/** An offer at the price for which it would be this vehicle: other kilometres, age, equipment … added and taken off. */
export type Comparable = { id: number; priceEuro: number; adjustedEuro: number }
/** Whole euro: the base and all steps together are exactly the estimate. */
export type Explanation = {
  baseEuro: number
  /** Undeclared facts are a step of zero: they are worth what comparables have. */
  steps: { reason: Reason | 'unknown'; euro: number }[]
  unknown: readonly Fact[]
  estimateEuro: number
  comparables: Comparable[]
  /** The comparable in the middle. */
  typical: Wear
}
/** How old and how far driven; null where it is not declared. */
export type Wear = Pick<ValuedVehicle, 'ageYears' | 'mileageKm'>

const comparablesShown = 12
const yearsAround = 3

/** Parts of each reason, in the order in which they are shown. What make and model are worth is the same for all comparables. */
const partsByReason = {
  km: ['km'],
  age: ['age'],
  version: ['version', 'power'],
  drivetrain: ['drivetrain'],
  seller: ['seller'],
  place: ['place', 'model'],
} as const satisfies Record<string, readonly Part[]>
type Reason = keyof typeof partsByReason

const reasons: readonly Reason[] = ['km', 'age', 'version', 'drivetrain', 'seller', 'place']

export function indexOffers(model: PriceModel, offers: readonly Offer[]): Offers {
  const indexed: Offers = new Map()
  for (const offer of offers) {
    if (!canTeach(offer)) continue
    const effects = expectedEffects(model, offer.vehicle).effects
    const key = modelKey(offer.vehicle)
    const known = indexed.get(key)
    if (known) known.push({ ...offer, effects })
    else indexed.set(key, [{ ...offer, effects }])
  }
  return indexed
}

/** An estimate as a sum that a person can follow; undefined where there is nothing to compare with. The offer of this id is left out: it is the vehicle itself. */
export function explainEstimate(offers: Offers, vehicle: ValuedVehicle, estimate: Estimate, id: number): Explanation | undefined {
  const nearest = nearestOffers(offers, vehicle, estimate.effects, id)
  if (nearest.length === 0) return undefined
  const differences = parts.map((_, part) => (estimate.effects[part] ?? 0) - mean(nearest.map(({ effects }) => effects[part] ?? 0)))
  let worth = estimate.euro / Math.exp(differences.reduce((sum, difference) => sum + difference, 0))
  const baseEuro = Math.round(worth)
  const known: Explanation['steps'] = reasons.map((reason) => {
    const before = Math.round(worth)
    worth *= Math.exp(differenceOf(reason, differences))
    return { reason, euro: Math.round(worth) - before }
  })
  const { unknown } = estimate
  const steps: Explanation['steps'] = unknown.length === 0 ? known : [...known, { reason: 'unknown', euro: 0 }]
  const logEstimate = total(estimate.effects)
  const comparables = nearest.map(({ id: own, priceEuro, effects }) => ({
    id: own,
    priceEuro,
    adjustedEuro: Math.round(priceEuro * Math.exp(logEstimate - total(effects))),
  }))
  const typical = {
    ageYears: middle(nearest.map((one) => one.vehicle.ageYears)),
    mileageKm: middle(nearest.map((one) => one.vehicle.mileageKm)),
  }
  return { baseEuro, steps, unknown, estimateEuro: baseEuro + steps.reduce((sum, { euro }) => sum + euro, 0), comparables, typical }
}

function differenceOf(reason: Reason, differences: readonly number[]): number {
  const own: readonly Part[] = partsByReason[reason]
  return own.reduce((sum, part) => sum + (differences[parts.indexOf(part)] ?? 0), 0)
}

/** Offers of the model and about the age that need the least adjusted. */
function nearestOffers(offers: Offers, vehicle: ValuedVehicle, effects: Float64Array, id: number) {
  return (offers.get(modelKey(vehicle)) ?? [])
    .filter((offer) => offer.id !== id && Math.abs((offer.vehicle.ageYears ?? 0) - (vehicle.ageYears ?? 0)) <= yearsAround)
    .map((offer) => ({
      ...offer,
      adjustment: offer.effects.reduce((sum, effect, part) => sum + Math.abs(effect - (effects[part] ?? 0)), 0),
    }))
    .sort((a, b) => a.adjustment - b.adjustment || a.id - b.id)
    .slice(0, comparablesShown)
}

/** The median of the values that are declared; the lower of the two in the middle. */
function middle(values: readonly (number | null)[]): number | null {
  const declared = values.filter((value) => value !== null).sort((a, b) => a - b)
  return declared[Math.floor((declared.length - 1) / 2)] ?? null
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
