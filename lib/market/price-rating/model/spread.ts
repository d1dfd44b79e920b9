import { type Feature, plainFeature } from './feature'
import { addToTable, emptyTable, lookUp } from './feature-table'
import { effectsOf, type FittedTable, fitLinear, total, withoutUnknown } from './linear-model'
import { modelKey } from './price-features'
import type { ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** How far prices usually lie from their estimate, by what kind of vehicle it is, and how many of these distances 8 of 10 prices lie below and above. */
export type Spread = { distances: FittedTable; low: number; high: number }
/** An estimate of a price that the model had not seen. */
export type UnseenEstimate = { vehicle: ValuedVehicle; logEstimate: number; comparables: number; residual: number }

/** What is further away than this is a mistake, and tells nothing of the others. */
const furthest = 0.5
/** So that no interval is narrower than prices are written. */
const nearest = 0.02
/** Square roots of distances are taken as they are: all their weights are 1. */
const trustedWithin = 1
/** What may lie below the interval, and what above. */
const outside = 0.1
const penalty = { step: 5, name: 20 } as const

/** Fits the usual distance on estimates of unseen prices, then reads off it what holds 8 of 10 of them. */
export function fitSpread(unseen: readonly UnseenEstimate[]): Spread {
  const table = emptyTable()
  const rows = unseen.map((estimate) => addToTable(table, featuresOf(estimate)))
  const targets = Float64Array.from(unseen, ({ residual }) => Math.sqrt(Math.min(furthest, Math.abs(residual))))
  const fitted = withoutUnknown(table, [fitLinear(table, rows, targets, trustedWithin)])
  const distances = { table: fitted.table, linear: fitted.models[0] ?? { intercept: 0, effects: new Float64Array() } }
  const scaled = Float64Array.from(unseen, (estimate) => estimate.residual / usualDistance(distances, estimate)).sort()
  const beyond = Math.floor((scaled.length + 1) * outside)
  return { distances, low: scaled[Math.max(0, beyond - 1)] ?? 0, high: scaled[Math.min(scaled.length - 1, scaled.length - beyond)] ?? 0 }
}

/** How far below and above its estimate the price of such a vehicle lies in 8 of 10 cases, in logarithms. */
export function intervalOf({ distances, low, high }: Spread, estimate: Omit<UnseenEstimate, 'residual'>): { low: number; high: number } {
  const distance = usualDistance(distances, estimate)
  return { low: Math.min(0, low * distance), high: Math.max(0, high * distance) }
}

function usualDistance(distances: FittedTable, estimate: Omit<UnseenEstimate, 'residual'>): number {
  const root = total(effectsOf(distances, lookUp(distances.table, featuresOf(estimate))))
  return Math.max(nearest, root * Math.abs(root))
}

function featuresOf({ vehicle, logEstimate, comparables }: Omit<UnseenEstimate, 'residual'>): Feature[] {
  const yearly = (vehicle.mileageKm ?? 0) / Math.max(1, vehicle.ageYears ?? 0)
  const steps = {
    years: Math.min(20, Math.floor(vehicle.ageYears ?? 0)),
    price: Math.round(logEstimate * 5),
    comparables: Math.round(Math.log2(comparables + 1)),
    yearly: Math.min(5, Math.floor(yearly / 8_000)),
    words: Math.min(10, versionWords(vehicle.version).length),
    fuel: vehicle.fuel,
    power: vehicle.powerKw === null,
    drive: vehicle.drive,
  }
  return [
    ...Object.entries(steps).map(([name, step]) => plainFeature('model', `${name} ${step}`, 1, penalty.step)),
    plainFeature('model', `make ${vehicle.make}`, 1, penalty.name),
    plainFeature('model', `model ${modelKey(vehicle)}`, 1, penalty.name),
  ]
}
