import { type Fact, isUnknown, type ValueFact } from './facts'
import type { ValuedVehicle } from './valued-vehicle'

/** What one vehicle says of itself that others leave out. Neither its price nor what only one or two vehicles say is stored. */
export type Peer = Pick<ValuedVehicle, ValueFact> & { years: number; fold: number; version: string }
/** Peers by their model. */
export type Peers = ReadonlyMap<string, readonly Peer[]>
/** Whether a peer declares a fact; its version is written in words already. */
export function tells(peer: Peer, fact: Fact): boolean {
  return fact === 'version' ? peer.version !== '' : !isUnknown(peer, fact)
}
