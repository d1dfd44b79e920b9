import { type Fact, facts, isUnknown, type ValueFact } from './facts'
import { type Feature, parts } from './feature'
import { lookUp } from './feature-table'
import { effectsOf, type FittedTable, type LinearModel, total } from './linear-model'
import { ageWeight, type Match, matchesOf, type Peer, type Peers } from './peers'
import { ageFeatures, baseFeatures, choiceFeatures, featuresOf, kmFeatures, versionFeatures } from './price-features'
import type { Shares } from './shares'
import type { ValuedVehicle } from './valued-vehicle'

/** What effects are taken from. Peers of the fold that the sum was fitted without are left out, as they may be the vehicle itself. */
export type Worths = { prices: FittedTable; peers: Peers; shares: Shares; leftOut: number | null }
/**
 * What each part of a vehicle adds to the logarithm of its estimate; `unknown` are the facts that were averaged over, `doubt` is how far the
 * worths they may have lie from their mean, as a standard deviation in logarithms.
 */
export type Expected = { effects: Float64Array; unknown: readonly Fact[]; doubt: number }

const [agePart, kmPart] = [parts.indexOf('age'), parts.indexOf('km')]
const version = parts.indexOf('version')

/**
 * A fact that nobody told is none: the worth is averaged over what comparable vehicles have given all that is told. The weights are those of its
 * whole year of age, and no younger vehicle of which the same was told is worth less, so that what is unknown never makes age raise a price.
 */
export function expectedEffects(worths: Worths, vehicle: ValuedVehicle): Expected {
  const unknown = facts.filter((fact) => isUnknown(vehicle, fact))
  const years = Math.floor(vehicle.ageYears ?? 0)
  const likely = unknown.length === 0 ? [] : likelyVehicles(worths, vehicle, unknown)
  const own = mixAt(likely, years)
  if (!own) return { effects: effectsOf(worths.prices, lookUp(worths.prices.table, featuresOf(vehicle, worths.shares))), unknown, doubt: 0 }
  const effects = effectsOf(worths.prices, lookUp(worths.prices.table, baseFeatures(vehicle, worths.shares)))
  const base = total(effects)
  const kmOf = new Map([...new Set(likely.map(({ choice }) => choice.fuel))].map((fuel) => [fuel, kmEffect(worths, { ...vehicle, fuel })]))
  const wornBy = ({ fuels }: Mix, ageYears: number) => {
    let [age, km] = [0, 0]
    for (const [fuel, share] of fuels) {
      age += share * ageEffect(worths, { ...vehicle, fuel, ageYears })
      km += share * (kmOf.get(fuel) ?? 0)
    }
    return { age, km }
  }
  const worn = wornBy(own, vehicle.ageYears ?? 0)
  const sum = base + total(own.effects) + worn.age + worn.km
  let least = sum
  for (let younger = 0; younger < years; younger++) {
    const mix = mixAt(likely, younger)
    if (!mix) continue
    const { age, km } = wornBy(mix, younger + 1)
    least = Math.min(least, base + total(mix.effects) + age + km)
  }
  for (let part = 0; part < effects.length; part++) effects[part] = (effects[part] ?? 0) + (own.effects[part] ?? 0)
  effects[agePart] = worn.age + least - sum
  effects[kmPart] = worn.km
  return { effects, unknown, doubt: own.doubt }
}

/** What the vehicle may be, by one peer; peers with the same facts share a choice. */
type Likely = Match & { choice: Choice; ofVersion: number }
type Choice = { fuel: string | null; effects: Float64Array; worth: number }

function likelyVehicles(worths: Worths, vehicle: ValuedVehicle, unknown: readonly Fact[]): Likely[] {
  const left = unknown.filter((fact) => fact !== 'version')
  const choices = new Map<string, Choice>()
  return matchesOf(worths.peers, vehicle, unknown, worths.leftOut).map((match) => {
    const key = left.map((fact) => match.peer[fact]).join(' ')
    const choice = choices.get(key) ?? choiceOf(worths, vehicle, match.peer, left)
    choices.set(key, choice)
    return { ...match, choice, ofVersion: left.length === unknown.length ? 0 : versionEffect(worths, vehicle, match.peer) }
  })
}

function choiceOf(worths: Worths, vehicle: ValuedVehicle, peer: Peer, left: readonly ValueFact[]): Choice {
  const filled = { ...vehicle }
  for (const fact of left) Object.assign(filled, { [fact]: peer[fact] })
  const effects = choiceEffects(worths, filled)
  return { fuel: filled.fuel, effects, worth: total(effects) }
}

/** What is unknown, as vehicles of one age have it: the effects of the choices, and how often each fuel is among them. */
type Mix = { effects: Float64Array; fuels: ReadonlyMap<string | null, number>; doubt: number }

function mixAt(likely: readonly Likely[], years: number): Mix | undefined {
  const weights = new Map<Choice, number>()
  let [whole, words, sum, squares] = [0, 0, 0, 0]
  for (const { peer, likeness, choice, ofVersion } of likely) {
    const weight = likeness * ageWeight(peer, years)
    if (weight === 0) continue
    weights.set(choice, (weights.get(choice) ?? 0) + weight)
    const worth = ofVersion + choice.worth
    whole += weight
    words += weight * ofVersion
    sum += weight * worth
    squares += weight * worth ** 2
  }
  if (!(whole > 0)) return undefined
  const effects = new Float64Array(parts.length)
  const fuels = new Map<string | null, number>()
  for (const [choice, weight] of weights) {
    const share = weight / whole
    choice.effects.forEach((effect, part) => {
      effects[part] = (effects[part] ?? 0) + share * effect
    })
    fuels.set(choice.fuel, (fuels.get(choice.fuel) ?? 0) + share)
  }
  effects[version] = words / whole
  return { effects, fuels, doubt: Math.sqrt(Math.max(0, squares / whole - (sum / whole) ** 2)) }
}

/** Effects that come again and again while many vehicles are valued. */
type Cache = { choices: Map<string, Float64Array>; versions: Map<string, number>; ages: Map<string, number> }
const caches = new WeakMap<LinearModel, Cache>()
const cachedAtMost = 200_000

function cacheOf({ linear }: FittedTable): Cache {
  const cache = caches.get(linear) ?? { choices: new Map(), versions: new Map(), ages: new Map() }
  caches.set(linear, cache)
  return cache
}

function cached<Value>(values: Map<string, Value>, key: string, compute: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  if (values.size >= cachedAtMost) values.clear()
  const value = compute()
  values.set(key, value)
  return value
}

function choiceEffects({ prices }: Worths, vehicle: ValuedVehicle): Float64Array {
  const { make, model, fuel, gearbox, powerKw, displacementCc, drive, body, doors, seats } = vehicle
  const key = [make, model, fuel, gearbox, powerKw, displacementCc, drive, body, doors, seats].join(' ')
  return cached(cacheOf(prices).choices, key, () => addedEffects(prices, choiceFeatures(vehicle)))
}

function versionEffect({ prices }: Worths, { make, model }: ValuedVehicle, peer: Peer): number {
  const features = () => versionFeatures({ make, model, version: peer.version })
  return cached(cacheOf(prices).versions, `${make} ${model} ${peer.version}`, () => addedEffects(prices, features())[version] ?? 0)
}

/** Of fuel, make and model at so many years. */
function ageEffect({ prices }: Worths, { make, model, fuel, ageYears }: ValuedVehicle): number {
  const features = () => ageFeatures({ make, model, fuel, ageYears })
  return cached(cacheOf(prices).ages, `${make} ${model} ${fuel} ${ageYears}`, () => addedEffects(prices, features())[agePart] ?? 0)
}

function kmEffect({ prices }: Worths, vehicle: ValuedVehicle): number {
  return addedEffects(prices, kmFeatures(vehicle))[kmPart] ?? 0
}

/** Without what all vehicles have in common. */
function addedEffects({ table, linear }: FittedTable, features: readonly Feature[]): Float64Array {
  return effectsOf({ table, linear: { intercept: 0, effects: linear.effects } }, lookUp(table, features))
}
