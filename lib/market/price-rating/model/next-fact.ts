import type { Fact } from './facts'
import { matchesOf } from './peers'
import { type Estimate, type PriceModel, valueVehicle } from './price-model'
import type { ValuedVehicle } from './valued-vehicle'

/** A fact, and how much the interval is expected to narrow once it is declared, as a part of its width. */
export type Narrowing = { fact: Fact; share: number }

/** Number of values that are tried: rarer ones hardly count, and each costs an estimate. */
const valuesAtMost = 8
/** Share of the interval below which a fact is not worth a question. */
const leastShare = 0.05
/** Share of comparables that have the same, from which nobody needs to be asked. */
const allAlike = 0.98

/** What would help most first: for each fact the mean width of the intervals with the values that comparables have, as often as they have them. */
export function narrowings(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate, askable: readonly Fact[]): Narrowing[] {
  const open = askable.filter((fact) => estimate.unknown.includes(fact))
  if (open.length === 0) return []
  const likely = matchesOf(model, vehicle, estimate.unknown)(Math.floor(vehicle.ageYears ?? 0))
  const declared = (fact: Fact) => likely.map(({ peer, version, weight }) => ({ value: fact === 'version' ? version : peer[fact], weight }))
  return open
    .flatMap((fact) => {
      const width = expectedWidth(model, vehicle, fact, weightsOf(declared(fact)))
      return width === undefined ? [] : [{ fact, share: 1 - width / widthOf(estimate) }]
    })
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
}

type Value = string | number | null

/** The most frequent of the declared values. */
function weightsOf(declared: readonly { value: Value; weight: number }[]): [Value, number][] {
  const weights = new Map<Value, number>()
  for (const { value, weight } of declared)
    if (value !== null && value !== '' && weight > 0) weights.set(value, (weights.get(value) ?? 0) + weight)
  return [...weights].sort((a, b) => b[1] - a[1]).slice(0, valuesAtMost)
}

/** Width that is expected; undefined where no comparable tells the fact, and where all have the same. */
function expectedWidth(
  model: PriceModel,
  vehicle: ValuedVehicle,
  fact: Fact,
  values: readonly (readonly [Value, number])[],
): number | undefined {
  const all = values.reduce((sum, [, weight]) => sum + weight, 0)
  if ((values[0]?.[1] ?? 0) >= all * allAlike) return undefined
  let [sum, whole] = [0, 0]
  for (const [value, weight] of values) {
    const valuation = valueVehicle(model, { ...vehicle, [fact]: value })
    const known = 'why' in valuation ? valuation.tooWide : valuation
    if (known === undefined) continue
    sum += weight * widthOf(known)
    whole += weight
  }
  return whole > 0 ? sum / whole : undefined
}

function widthOf({ lowEuro, highEuro }: Estimate): number {
  return highEuro - lowEuro
}
