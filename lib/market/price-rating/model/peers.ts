import { type Fact, facts, hasDisplacement, isUnknown, type ValueFact } from './facts'
import { leastShare } from './shares'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** What one vehicle says of itself that others leave out. Neither its price nor what only one or two vehicles say is kept. */
export type Peer = Pick<ValuedVehicle, ValueFact> & { years: number; fold: number; version: string }
/** By their model. */
export type Peers = ReadonlyMap<string, readonly Peer[]>
/** How much a comparable speaks for a vehicle, whatever their ages. */
export type Match = { peer: Peer; likeness: number }

const atMostOfModel = 250
/** More say nothing of what such a vehicle has. */
export const yearsAround = 4
/** How likely a comparable is that says otherwise, beside one that says the same; `npm run bench:price` judges them. */
const otherwise = { fuel: 0.02, gearbox: 0.03, drive: 0.05, body: 0.1, doors: 0.3, seats: 0.3 } as const
/** Beside one that says nothing. */
const unsaid = 0.3
const logKw = { scale: 0.04, least: 1e-4 }
const logCc = { scale: 0.06, least: 1e-2 }
/** A comparable that says none of the same words of a version. */
const otherWords = Math.exp(-6)
/** One that leaves out what is looked for says next to nothing of it. */
const tellsNothing = 0.01
const ageScale = 1.2
const ageWeights = Array.from({ length: yearsAround + 1 }, (_, years) => Math.exp(-0.5 * (years / ageScale) ** 2))

/** `isKept` says whether a word of a version may be kept. Of a model with very many vehicles so many of all ages stand for all. */
export function peersOf(vehicles: readonly ValuedVehicle[], folds: Uint8Array, isKept: (word: string) => boolean): Peers {
  const all = new Map<string, Peer[]>()
  vehicles.forEach((vehicle, index) => {
    const { fuel, gearbox, drive, body, doors, seats, powerKw, displacementCc } = vehicle
    const key = modelKey(vehicle)
    const own = all.get(key) ?? []
    if (own.length === 0) all.set(key, own)
    own.push({
      ...{ fuel, gearbox, drive, body, doors, seats, powerKw, displacementCc },
      years: Math.floor(vehicle.ageYears ?? 0),
      fold: folds[index] ?? 0,
      version: versionWords(vehicle.version).filter(isKept).join(' '),
    })
  })
  return new Map([...all].map(([key, own]) => [key, thinned(own)]))
}

function thinned(all: Peer[]): Peer[] {
  if (all.length <= atMostOfModel) return all
  const byAge = all.toSorted((a, b) => a.years - b.years)
  return Array.from({ length: atMostOfModel }, (_, place) => byAge[Math.floor((place * all.length) / atMostOfModel)]).filter(
    (one) => one !== undefined,
  )
}

/** Peers of about its age, those of one fold left out. Of what is unknown they only say what at least one in fifty has. */
export function matchesOf(all: Peers, vehicle: ValuedVehicle, unknown: readonly Fact[], leftOut: number | null): Match[] {
  const years = Math.floor(vehicle.ageYears ?? 0)
  const near = (all.get(modelKey(vehicle)) ?? []).filter((one) => one.fold !== leftOut && one.years <= years + yearsAround)
  const known = facts.filter((fact) => !isUnknown(vehicle, fact))
  const words = known.includes('version') ? versionWords(vehicle.version) : []
  const ofItsAge = near.filter((one) => one.years >= years - yearsAround)
  const isFound = unknown.filter((fact) => fact !== 'version').map((fact) => commonValues(ofItsAge, fact))
  return near.flatMap((peer) => {
    if (isFound.some((isCommon) => !isCommon(peer))) return []
    let likeness = 1
    for (const fact of known) likeness *= fact === 'version' ? likenessOfWords(words, peer) : likenessOf(fact, vehicle, peer)
    for (const fact of unknown) if (!tells(peer, fact)) likeness *= tellsNothing
    return [{ peer, likeness }]
  })
}

/** How much a peer counts for a vehicle of so many whole years. */
export function ageWeight({ years }: Pick<Peer, 'years'>, ofYears: number): number {
  return ageWeights[Math.abs(years - ofYears)] ?? 0
}

/** Its version is written in words already. */
function tells(one: Peer, fact: Fact): boolean {
  return fact === 'version' ? one.version !== '' : !isUnknown(one, fact)
}

function commonValues(near: readonly Peer[], fact: ValueFact): (one: Peer) => boolean {
  const counts = new Map<string | number | null, number>()
  let told = 0
  for (const one of near) {
    if (!tells(one, fact)) continue
    told++
    counts.set(one[fact], (counts.get(one[fact]) ?? 0) + 1)
  }
  return (one) => !tells(one, fact) || (counts.get(one[fact]) ?? 0) >= told * leastShare
}

function likenessOf(fact: ValueFact, vehicle: ValuedVehicle, one: Peer): number {
  if (!tells(one, fact)) return unsaid
  if (fact === 'powerKw') return closeness(vehicle.powerKw, one.powerKw, logKw)
  if (fact === 'displacementCc') {
    if (hasDisplacement(vehicle.displacementCc) !== hasDisplacement(one.displacementCc)) return unsaid
    return closeness(vehicle.displacementCc, one.displacementCc, logCc)
  }
  return vehicle[fact] === one[fact] ? 1 : otherwise[fact]
}

function closeness(a: number | null, b: number | null, { scale, least }: { scale: number; least: number }): number {
  if (a === b || !a || !b) return 1
  return Math.max(least, Math.exp(-Math.abs(Math.log(a / b)) / scale))
}

/** By the share of words that both say. */
function likenessOfWords(words: readonly string[], { version }: Peer): number {
  if (version === '') return otherWords ** 0.7
  const shared = words.filter((word) => ` ${version} `.includes(` ${word} `)).length
  return otherWords ** (1 - shared / (words.length + version.split(' ').length - shared))
}
