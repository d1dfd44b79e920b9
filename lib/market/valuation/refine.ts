import { withoutFacts } from '@/lib/market/price-rating/model/facts'
import { narrowings } from '@/lib/market/price-rating/model/next-fact'
import { type Estimate, type PriceModel, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { askedFactNames, askedFacts } from './asked-facts'
import type { Refinement } from './valuation'

/** What was told has done to an estimate, and which fact would do most. */
export function refinementOf(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate): Refinement {
  const facts = askedFactNames.filter((name) => !estimate.unknown.includes(askedFacts[name]))
  const unknown = askedFactNames.filter((name) => estimate.unknown.includes(askedFacts[name]))
  const before =
    facts.length === 0
      ? null
      : valueVehicle(
          model,
          withoutFacts(
            vehicle,
            facts.map((name) => askedFacts[name]),
          ),
        )
  const [best] = narrowings(
    model,
    vehicle,
    estimate,
    unknown.map((name) => askedFacts[name]),
  )
  const next = best && askedFactNames.find((name) => askedFacts[name] === best.fact)
  return {
    unknown,
    refined: before && !('why' in before) ? { facts, lowEuro: Math.round(before.lowEuro), highEuro: Math.round(before.highEuro) } : null,
    next: best && next ? { fact: next, narrows: Math.round(best.share * 100) / 100 } : null,
  }
}
