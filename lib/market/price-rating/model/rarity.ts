import { isUnknown } from './facts'
import { isFarPrice } from './far-price'
import type { Peer } from './peer'
import type { Estimate, PriceModel } from './price-model'
import { sportingName } from './sporting-name'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** What may be missing for a comparison. */
const decisive = ['powerKw', 'version'] as const
type Decisive = (typeof decisive)[number]
/** Why a price is compared with no other in public: what is undeclared, or what no comparable has. */
export type Rarity = { undeclared: readonly Decisive[]; odd: 'versions' | 'price' | 'power' | 'sport' }

const yearsAround = 4
/** The step of the first label: versions that lie further apart are not one vehicle. */
const labelStep = 0.05
/** Share of odd powers, left out at both ends: of fewer than fifty vehicles the smallest and the largest are believed. */
const oddShare = 0.02
/** Powers of one engine differ by less. */
const samePower = 1.15
/** Times the power of the strongest common version that no version of a model has. */
const noVersion = 3
/** Least number of a kind that speaks for it. */
const sportingNeeded = 2

/** What the estimate does not know of the power and the version of a vehicle. */
export function undeclaredOf({ unknown }: Pick<Estimate, 'unknown'>): readonly Decisive[] {
  return decisive.filter((fact) => unknown.includes(fact))
}

/** Why a price is not compared in public; undefined where it is: nothing is said of a vehicle that its comparables do not cover. */
export function rarityOf(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate, askedEuro: number | null): Rarity | undefined {
  const unknown = undeclaredOf(estimate)
  const undeclared = unknown.filter((fact) => isUnknown(vehicle, fact)) // a version of which no word was learned is unknown, but declared
  const peers = peersOf(model, vehicle)
  if (!isSportCovered(peers, vehicle)) return { undeclared, odd: 'sport' }
  if (unknown.length === decisive.length && (peers.length === 0 || estimate.doubt > labelStep)) return { undeclared, odd: 'versions' }
  if (!isPowerCovered(peers, vehicle.powerKw)) return { undeclared, odd: 'power' }
  if (unknown.length > 0 && askedEuro !== null && isFarPrice(askedEuro, estimate.euro)) return { undeclared, odd: 'price' }
  return undefined
}

function peersOf({ peers, leftOut }: PriceModel, vehicle: ValuedVehicle): Peer[] {
  const years = Math.floor(vehicle.ageYears ?? 0)
  return (peers.get(modelKey(vehicle)) ?? []).filter((one) => one.fold !== leftOut && Math.abs(one.years - years) <= yearsAround)
}

function isPowerCovered(peers: readonly Peer[], powerKw: number | null): boolean {
  const range = powerRange(peers)
  return powerKw === null || range === undefined || (powerKw >= range.least / samePower && powerKw <= range.most * samePower)
}

function powerRange(peers: readonly Peer[]): { least: number; most: number } | undefined {
  const powers = peers.flatMap((peer) => peer.powerKw ?? []).sort((a, b) => a - b)
  const left = Math.floor(powers.length * oddShare)
  const [least, most] = [powers[left], powers[powers.length - 1 - left]]
  return least === undefined || most === undefined ? undefined : { least, most }
}

/** The powers of its comparables, where its own is no version of theirs but a mistake. */
export function impossiblePower(model: PriceModel, vehicle: ValuedVehicle): { least: number; most: number } | undefined {
  const range = powerRange(peersOf(model, vehicle))
  if (vehicle.powerKw === null || range === undefined) return undefined
  return vehicle.powerKw > range.most * noVersion || vehicle.powerKw < range.least / noVersion ? range : undefined
}

function isSportCovered(peers: readonly Peer[], { make, version }: ValuedVehicle): boolean {
  const name = sportingName(make, versionWords(version))
  return name === null || peers.filter((peer) => sportingName(make, peer.version.split(' ')) === name).length >= sportingNeeded
}
