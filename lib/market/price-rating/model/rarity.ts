import type { Peer } from './peers'
import { type Estimate, type PriceModel, unseenModel } from './price-model'
import { sportingName } from './sporting-name'
import { modelKey, type ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** What may be missing for a comparison. */
const decisive = ['powerKw', 'version'] as const
type Decisive = (typeof decisive)[number]
/** Why a price is compared with no other in public: what nobody told, or in what no comparable is like it. */
export type Rarity = { untold: readonly Decisive[]; odd: 'versions' | 'price' | 'power' | 'sport' }

const yearsAround = 4
/** The step of the first label: versions that lie further apart are not one vehicle. */
const labelStep = 0.05
/** Of fewer vehicles the smallest and the largest power are believed, of more one in fifty is left out at both ends. */
const oddShare = 0.02
/** Powers of one engine differ by less. */
const samePower = 1.15
/** Fewer of a kind do not speak for it. */
const sportingNeeded = 2
/** A price this far from its estimate asks for a version that nobody told, as parts of the estimate. */
export const toldOnlyWithin = { from: 0.4, to: 1.6 } as const

/** What nobody told of the power and the version of a vehicle. */
export function untoldOf({ unknown }: Pick<Estimate, 'unknown'>): readonly Decisive[] {
  return decisive.filter((fact) => unknown.includes(fact))
}

/** Undefined where a price is compared: in public nothing is said of a vehicle that its comparables do not cover. */
export function rarityOf(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate, askedEuro: number | null): Rarity | undefined {
  const untold = untoldOf(estimate)
  const peers = peersOf(unseenModel(model, vehicle), vehicle)
  if (untold.length === decisive.length && (peers.length === 0 || estimate.doubt > labelStep)) return { untold, odd: 'versions' }
  if (!isPowerCovered(peers, vehicle.powerKw)) return { untold, odd: 'power' }
  if (!isSportCovered(peers, vehicle)) return { untold, odd: 'sport' }
  if (untold.length > 0 && askedEuro !== null && isFar(askedEuro, estimate.euro)) return { untold, odd: 'price' }
  return undefined
}

function peersOf({ peers, leftOut }: PriceModel, vehicle: ValuedVehicle): Peer[] {
  const years = Math.floor(vehicle.ageYears ?? 0)
  return (peers.get(modelKey(vehicle)) ?? []).filter((one) => one.fold !== leftOut && Math.abs(one.years - years) <= yearsAround)
}

function isPowerCovered(peers: readonly Peer[], powerKw: number | null): boolean {
  const powers = peers.flatMap((peer) => peer.powerKw ?? []).sort((a, b) => a - b)
  const left = Math.floor(powers.length * oddShare)
  const [least, most] = [powers[left], powers[powers.length - 1 - left]]
  if (powerKw === null || least === undefined || most === undefined) return true
  return powerKw >= least / samePower && powerKw <= most * samePower
}

function isSportCovered(peers: readonly Peer[], { make, version }: ValuedVehicle): boolean {
  const name = sportingName(make, versionWords(version))
  return name === null || peers.filter((peer) => sportingName(make, peer.version.split(' ')) === name).length >= sportingNeeded
}

function isFar(askedEuro: number, estimateEuro: number): boolean {
  return askedEuro < toldOnlyWithin.from * estimateEuro || askedEuro > toldOnlyWithin.to * estimateEuro
}
