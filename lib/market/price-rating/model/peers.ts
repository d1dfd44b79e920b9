import { ageGroupOf } from './age-group'
import { type Fact, facts, hasDisplacement, isUnknown, type ValueFact } from './facts'
import { type Peer, type Peers, tells } from './peer'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** How much a comparable counts for a vehicle of some years, and the common version that its own is most like. */
export type Match = { peer: Peer; version: string; weight: number }

const atMostOfModel = 250
/** How likely a comparable is that says otherwise, beside one that says the same; `npm run bench:price` judges them. */
const otherwise = { fuel: 0.02, gearbox: 0.03, drive: 0.05, body: 0.1, doors: 0.3, seats: 0.3 } as const
/** Beside one that says nothing. */
const unsaid = 0.3
const logKw = { scale: 0.04, least: 1e-4 }
const logCc = { scale: 0.06, least: 1e-2 }
/** A comparable that says none of the same words of a version. */
const otherWords = Math.exp(-6)
/** One that leaves out what is looked for counts where none tells it. */
const tellsNothing = 1e-9

/** `mayStore` says whether a word of a version may be stored. Of a very common model a sample of all ages stands for all. */
export function peersOf(vehicles: readonly ValuedVehicle[], folds: Uint8Array, mayStore: (word: string) => boolean): Peers {
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
      version: versionWords(vehicle.version).filter(mayStore).join(' '),
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

/** How much a peer speaks for a vehicle of which these facts are unknown, whatever their ages. */
function likenessTo(vehicle: ValuedVehicle, unknown: readonly Fact[]): (peer: Peer) => number {
  const known = facts.filter((fact) => !isUnknown(vehicle, fact))
  const words = known.includes('version') ? versionWords(vehicle.version) : []
  const found = new Map<Peer, number>()
  return (peer) => {
    let likeness = found.get(peer)
    if (likeness !== undefined) return likeness
    likeness = 1
    for (const fact of known) likeness *= fact === 'version' ? likenessOfWords(words, peer) : likenessOf(fact, vehicle, peer)
    for (const fact of unknown) if (!tells(peer, fact)) likeness *= tellsNothing
    found.set(peer, likeness)
    return likeness
  }
}

/** Peers of about so many years, those of one fold left out, with how much each counts. Of what is unknown they only say what at least one in fifty has. */
export function matchesOf(
  { peers, leftOut }: { peers: Peers; leftOut: number | null },
  vehicle: ValuedVehicle,
  unknown: readonly Fact[],
): (years: number) => Match[] {
  const key = modelKey(vehicle)
  const likeness = likenessTo(vehicle, unknown)
  return (years) => {
    const matches: Match[] = []
    for (const { peer, ageWeight, version, uncommon } of ageGroupOf(peers, key, leftOut, years))
      if (!uncommon.some((fact) => unknown.includes(fact))) matches.push({ peer, version, weight: likeness(peer) * ageWeight })
    return matches
  }
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

/** Likeness of a version by the share of words that both say. */
function likenessOfWords(words: readonly string[], { version }: Peer): number {
  if (version === '') return otherWords ** 0.7
  const shared = words.filter((word) => ` ${version} `.includes(` ${word} `)).length
  return otherWords ** (1 - shared / (words.length + version.split(' ').length - shared))
}
