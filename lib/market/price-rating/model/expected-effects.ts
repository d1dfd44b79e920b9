import { type Fact, facts, isUnknown, type ValueFact } from './facts'
import { type Feature, parts } from './feature'
import { lookUp } from './feature-table'
import { effectsOf, type FittedTable, type LinearModel, total } from './linear-model'
import type { Peer, Peers } from './peer'
import { matchesOf } from './peers'
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
 * An undeclared fact is none: the worth is averaged over the choices of comparable vehicles, given all declared facts. The weights are those of
 * the whole year of age. No younger vehicle with the same declared facts is worth less: unknown facts never make age raise a price.
 */
export function expectedEffects(worths: Worths, vehicle: ValuedVehicle): Expected {
  const unknown = facts.filter((fact) => isUnknown(vehicle, fact))
  const years = Math.floor(vehicle.ageYears ?? 0)
  const mixAt = mixesOf(worths, vehicle, unknown)
  const own = unknown.length === 0 ? undefined : mixAt(years)
  if (!own) return { effects: effectsOf(worths.prices, lookUp(worths.prices.table, featuresOf(vehicle, worths.shares))), unknown, doubt: 0 }
  const effects = effectsOf(worths.prices, lookUp(worths.prices.table, baseFeatures(vehicle, worths.shares)))
  const kmOf = new Map<string | null, number>()
  const wornBy = ({ fuels, whole }: Mix, ageYears: number) => {
    let [age, km] = [0, 0]
    for (const [fuel, weight] of fuels) {
      const share = weight / whole
      const ownKm = kmOf.get(fuel) ?? kmEffect(worths, { ...vehicle, fuel })
      kmOf.set(fuel, ownKm)
      age += share * ageEffect(worths, { ...vehicle, fuel, ageYears })
      km += share * ownKm
    }
    return { age, km }
  }
  const worn = wornBy(own, vehicle.ageYears ?? 0)
  const sum = own.worth + worn.age + worn.km
  let least = sum
  for (let younger = 0; younger < years; younger++) {
    const mix = mixAt(younger)
    if (!mix) continue
    const { age, km } = wornBy(mix, younger + 1)
    least = Math.min(least, mix.worth + age + km)
  }
  for (const [choice, weight] of own.choices)
    for (let part = 0; part < effects.length; part++)
      effects[part] = (effects[part] ?? 0) + (weight / own.whole) * (choice.effects[part] ?? 0)
  effects[version] = (effects[version] ?? 0) + own.words
  effects[agePart] = worn.age + least - sum
  effects[kmPart] = worn.km
  return { effects, unknown, doubt: own.doubt }
}

/** What the vehicle may be; peers with the same facts share a choice. */
type Choice = { fuel: string | null; effects: Float64Array; worth: number }
/** What is unknown, as vehicles of one age have it: the weights of all, of each choice and of each fuel, and what the words of versions and everything add. */
type Mix = {
  whole: number
  choices: ReadonlyMap<Choice, number>
  fuels: ReadonlyMap<string | null, number>
  words: number
  worth: number
  doubt: number
}

/** The mix at each whole year; undefined where there is no comparable. The versions of real comparables say how far worths may lie apart. */
function mixesOf(worths: Worths, vehicle: ValuedVehicle, unknown: readonly Fact[]): (years: number) => Mix | undefined {
  const left = unknown.filter((fact) => fact !== 'version')
  const isVersionLeft = left.length < unknown.length
  const byFacts = new Map<string, Choice>()
  const byPeer = new Map<Peer, { choice: Choice; worth: number }>()
  const byWords = new Map<string, number>()
  const wordsOf = (words: string) => (isVersionLeft ? cached(byWords, words, () => versionEffect(worths, vehicle, words)) : 0)
  const knownOf = (peer: Peer) => {
    const choice = cached(byFacts, keyOf(peer, left), () => choiceOf(worths, vehicle, peer, left))
    return { choice, worth: choice.worth + wordsOf(peer.version) }
  }
  const matchesAt = matchesOf(worths, vehicle, unknown)
  return (years) => {
    const choices = new Map<Choice, number>()
    const fuels = new Map<string | null, number>()
    let [whole, words, known, sum, squares] = [0, 0, 0, 0, 0]
    for (const { peer, version: common, weight } of matchesAt(years)) {
      const { choice, worth } = cached(byPeer, peer, () => knownOf(peer))
      choices.set(choice, (choices.get(choice) ?? 0) + weight)
      whole += weight
      words += weight * wordsOf(common)
      known += weight * choice.worth
      sum += weight * worth
      squares += weight * worth ** 2
    }
    if (!(whole > 0)) return undefined
    for (const [{ fuel }, weight] of choices) fuels.set(fuel, (fuels.get(fuel) ?? 0) + weight)
    const doubt = Math.sqrt(Math.max(0, squares / whole - (sum / whole) ** 2))
    return { whole, choices, fuels, words: words / whole, worth: (known + words) / whole, doubt }
  }
}

function keyOf(peer: Peer, left: readonly ValueFact[]): string {
  let key = ''
  for (const fact of left) key += `${peer[fact]} `
  return key
}

function choiceOf(worths: Worths, vehicle: ValuedVehicle, peer: Peer, left: readonly ValueFact[]): Choice {
  const own = (fact: ValueFact): Pick<ValuedVehicle, ValueFact> => (left.includes(fact) ? peer : vehicle)
  const { fuel } = own('fuel')
  const filled = {
    ...vehicle,
    fuel,
    gearbox: own('gearbox').gearbox,
    powerKw: own('powerKw').powerKw,
    displacementCc: own('displacementCc').displacementCc,
    drive: own('drive').drive,
    body: own('body').body,
    doors: own('doors').doors,
    seats: own('seats').seats,
  }
  const effects = choiceEffects(worths, filled)
  return { fuel, effects, worth: total(effects) }
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

function cached<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
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

function versionEffect({ prices }: Worths, { make, model }: ValuedVehicle, words: string): number {
  const features = () => versionFeatures({ make, model, version: words })
  return cached(cacheOf(prices).versions, `${make} ${model} ${words}`, () => addedEffects(prices, features())[version] ?? 0)
}

/** Effect of fuel, make and model at so many years. */
function ageEffect({ prices }: Worths, { make, model, fuel, ageYears }: ValuedVehicle): number {
  const features = () => ageFeatures({ make, model, fuel, ageYears })
  return cached(cacheOf(prices).ages, `${make} ${model} ${fuel} ${ageYears}`, () => addedEffects(prices, features())[agePart] ?? 0)
}

function kmEffect({ prices }: Worths, vehicle: ValuedVehicle): number {
  return addedEffects(prices, kmFeatures(vehicle))[kmPart] ?? 0
}

/** Effects of features without what all vehicles have in common. */
function addedEffects({ table, linear }: FittedTable, features: readonly Feature[]): Float64Array {
  return effectsOf({ table, linear: { intercept: 0, effects: linear.effects } }, lookUp(table, features))
}
