import type { ValuedVehicle } from './valued-vehicle'
import { versionWords } from './version-words'

/** What an ad, a form, a file or a call can leave out, and what then is averaged over comparable vehicles. */
export const facts = ['fuel', 'gearbox', 'powerKw', 'displacementCc', 'drive', 'body', 'doors', 'seats', 'version'] as const
export type Fact = (typeof facts)[number]
/** The facts that are declared by one value each. */
export const valueFacts = facts.filter((fact) => fact !== 'version')
export type ValueFact = (typeof valueFacts)[number]

/** A list of equipment with so many items is taken as whole: what is not on it is not there. */
const wholeListFrom = 10

/** Whether nobody said it. An electric motor has no displacement: that it is missing says nothing. */
export function isUnknown(vehicle: Pick<ValuedVehicle, Fact>, fact: Fact): boolean {
  if (fact === 'version') return versionWords(vehicle.version).length === 0
  if (fact === 'displacementCc') return !hasDisplacement(vehicle.displacementCc) && vehicle.fuel !== 'elettrica'
  return vehicle[fact] === null
}

/** Whether a displacement is one: smaller ones are mistakes. */
export function hasDisplacement(cc: number | null): cc is number {
  return cc !== null && cc >= 40
}

export function hasWholeList(equipment: readonly string[]): boolean {
  return equipment.length >= wholeListFrom
}

/** The vehicle with these facts undeclared. */
export function withoutFacts(vehicle: ValuedVehicle, left: readonly Fact[]): ValuedVehicle {
  const reduced = { ...vehicle }
  for (const fact of left)
    if (fact === 'version') reduced.version = ''
    else Object.assign(reduced, { [fact]: null })
  return reduced
}

/**
 * What people really leave out: the estimate is right and its interval as wide as it must be for each of these, and `npm run bench:price` measures each.
 * The valuation and «Vendi» ask for make, model, month and km; fuel, gearbox, power and version are asked for as well, and nothing else.
 */
export const patterns = {
  'nothing missing': [],
  'no gearbox': ['gearbox'],
  'no power': ['powerKw'],
  'no version': ['version'],
  'no version, no gearbox': ['version', 'gearbox'],
  'no version, no power': ['version', 'powerKw', 'displacementCc'],
  'the form': ['displacementCc', 'drive', 'body', 'doors', 'seats'],
  'the form, no version': ['displacementCc', 'drive', 'body', 'doors', 'seats', 'version'],
  'the form, fuel alone': ['displacementCc', 'drive', 'body', 'doors', 'seats', 'version', 'gearbox', 'powerKw'],
  'what must be said': ['displacementCc', 'drive', 'body', 'doors', 'seats', 'version', 'gearbox', 'powerKw', 'fuel'],
} as const satisfies Record<string, readonly Fact[]>
