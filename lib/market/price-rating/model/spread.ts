import { type Fact, facts } from './facts'
import { type Feature, plainFeature } from './feature'
import { addToTable, emptyTable, lookUp } from './feature-table'
import { effectsOf, type FittedTable, fitLinear, total, withoutUnknown } from './linear-model'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** How far prices usually lie from their estimate, by what kind of vehicle it is, and how many of these distances 8 of 10 prices lie below and above. */
export type Spread = Band & { distances: FittedTable; bands: ReadonlyMap<string, Band> }
type Band = { low: number; high: number }
/** An estimate of a price that the model had not seen. */
export type UnseenEstimate = Estimated & { residual: number }
/** `unknown` was averaged over, and what it may be worth lies so far from the mean: `doubt`, as a standard deviation in logarithms. */
type Estimated = { vehicle: ValuedVehicle; unknown: readonly Fact[]; doubt: number; logEstimate: number; comparables: number }

/** What is further away than this is a mistake, and tells nothing of the others. */
const furthest = 0.5
/** Least distance, so that no interval is narrower than prices are written. */
const nearest = 0.02
/** Square roots of distances are taken as they are: all their weights are 1. */
const trustedWithin = 1
/** What each unknown fact adds to it, beside the doubt that it leaves: a value in the middle of others has their interval at least. */
const openWidens = 1.007
/** A band of fewer declared facts is hardly narrower than one of more; `npm run bench:price` judges by how much. */
const narrowerAtMost = 0.97
/** What may lie below the interval, and what above. */
const outside = 0.1
/** Number of estimates of one kind with which half of how it differs from all is believed. */
const believedFrom = 400
const penalty = { step: 5, name: 20 } as const

/** Fits the usual distance on estimates of unseen prices, then reads off it what holds 8 of 10 of them: of all, and of those of which the same weighty facts are unknown. */
export function fitSpread(unseen: readonly UnseenEstimate[]): Spread {
  const table = emptyTable()
  const rows = unseen.map((estimate) => addToTable(table, featuresOf(estimate)))
  const targets = Float64Array.from(unseen, ({ residual }) => Math.sqrt(Math.min(furthest, Math.abs(residual))))
  const fitted = withoutUnknown(table, [fitLinear(table, rows, targets, trustedWithin)])
  const distances = { table: fitted.table, linear: fitted.models[0] ?? { intercept: 0, effects: new Float64Array() } }
  const scaled = unseen.map((estimate) => ({ kind: kindOf(estimate), distance: estimate.residual / usualDistance(distances, estimate) }))
  const whole = bandOf(scaled)
  const kinds = [...new Set(scaled.map(({ kind }) => kind))].map((kind): [string, readonly Scaled[]] => [
    kind,
    scaled.filter((one) => one.kind === kind),
  ])
  const bands = new Map(kinds.map(([kind, own]) => [kind, between(whole, bandOf(own), own.length / (own.length + believedFrom))]))
  return { distances, ...whole, bands: neverNarrower(bands) }
}

type Scaled = { kind: string; distance: number }

function bandOf(scaled: readonly Scaled[]): Band {
  const distances = Float64Array.from(scaled, ({ distance }) => distance).sort()
  const beyond = Math.floor((distances.length + 1) * outside)
  return { low: distances[Math.max(0, beyond - 1)] ?? 0, high: distances[Math.min(distances.length - 1, distances.length - beyond)] ?? 0 }
}

function between(whole: Band, own: Band, share: number): Band {
  return { low: whole.low + share * (own.low - whole.low), high: whole.high + share * (own.high - whole.high) }
}

function neverNarrower(bands: ReadonlyMap<string, Band>): Map<string, Band> {
  const widest = (kind: string): Band => {
    const betterKnown = [...bands].filter(([other]) => other === '' || other.split('+').every((fact) => kind.split('+').includes(fact)))
    const own = bands.get(kind) ?? { low: 0, high: 0 }
    return {
      low: Math.min(own.low, ...betterKnown.map(([, { low }]) => low * narrowerAtMost)),
      high: Math.max(own.high, ...betterKnown.map(([, { high }]) => high * narrowerAtMost)),
    }
  }
  return new Map([...bands.keys()].map((kind) => [kind, widest(kind)]))
}

/** The facts that spread a price when they are undeclared. */
const weighty = ['version', 'powerKw', 'fuel'] as const satisfies readonly Fact[]

function kindOf({ unknown }: Pick<Estimated, 'unknown'>): string {
  return weighty.filter((fact) => unknown.includes(fact)).join('+')
}

/** How far below and above its estimate the price of such a vehicle lies in 8 of 10 cases, in logarithms. */
export function intervalOf({ distances, bands, ...whole }: Spread, estimate: Estimated): { low: number; high: number } {
  const distance = usualDistance(distances, estimate)
  const { low, high } = bands.get(kindOf(estimate)) ?? whole
  return { low: Math.min(0, low * distance), high: Math.max(0, high * distance) }
}

function usualDistance(distances: FittedTable, estimate: Estimated): number {
  const root = total(effectsOf(distances, lookUp(distances.table, featuresOf(estimate))))
  return Math.max(nearest, root * Math.abs(root)) * openWidens ** estimate.unknown.length
}

function featuresOf({ vehicle, unknown, doubt, logEstimate, comparables }: Estimated): Feature[] {
  const yearly = (vehicle.mileageKm ?? 0) / Math.max(1, vehicle.ageYears ?? 0)
  const steps = {
    years: Math.min(20, Math.floor(vehicle.ageYears ?? 0)),
    comparables: Math.round(Math.log2(comparables + 1)),
    yearly: Math.min(5, Math.floor(yearly / 8_000)),
    words: Math.min(10, versionWords(vehicle.version).length),
    ...(vehicle.fuel === null ? {} : { fuel: vehicle.fuel }),
  }
  return [
    ...facts.filter((fact) => !unknown.includes(fact)).map((fact) => narrowing(`told ${fact}`, 1)),
    narrowing('certainty', -Math.sqrt(doubt)),
    ...priceSteps(logEstimate),
    ...Object.entries(steps).map(([name, step]) => plainFeature('model', `${name} ${step}`, 1, penalty.step)),
    plainFeature('model', `make ${vehicle.make}`, 1, penalty.name),
    plainFeature('model', `model ${modelKey(vehicle)}`, 1, penalty.name),
  ]
}

/** Between two steps each counts the more, the nearer it is, so that no cent of a price widens an interval at once. */
function priceSteps(logEstimate: number): Feature[] {
  const below = Math.floor(logEstimate * 5)
  const part = logEstimate * 5 - below
  return [below, below + 1].map((step) => plainFeature('model', `price ${step}`, step === below ? 1 - part : part, penalty.step))
}

/** The more there is of it, the narrower the interval, never the wider. */
function narrowing(name: string, value: number): Feature {
  return { ...plainFeature('model', name, value, penalty.step), neverRaises: true }
}
