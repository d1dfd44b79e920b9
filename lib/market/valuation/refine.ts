import { withoutFacts } from '@/lib/market/price-rating/model/facts'
import { narrowings } from '@/lib/market/price-rating/model/next-fact'
import { type Estimate, type PriceModel, type Valuation, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { type AskedFact, askedFactNames, askedFacts } from './asked-facts'
import type { NextFact, Refinement } from './valuation'

/** Facts that a chosen version fills in beside those that are asked for: the estimate before it knew none of them. */
const filledFacts = ['body', 'drive', 'displacementCc', 'doors', 'seats'] as const

/** How the facts declared since `seen` have narrowed an estimate, and which fact would narrow it most. */
export function refinementOf(model: PriceModel, vehicle: ValuedVehicle, estimate: Estimate, seen: readonly AskedFact[]): Refinement {
  const isUnknown = (name: AskedFact) => estimate.unknown.includes(askedFacts[name])
  const facts = askedFactNames.filter((name) => !isUnknown(name) && !seen.includes(name))
  const added = facts.map((name) => askedFacts[name])
  const before =
    facts.length === 0 ? null : valueVehicle(model, withoutFacts(vehicle, [...added, ...(facts.includes('versione') ? filledFacts : [])]))
  return {
    unknown: askedFactNames.filter(isUnknown),
    refined:
      before && !('why' in before)
        ? {
            facts,
            estimateEuro: Math.round(before.euro),
            lowEuro: Math.round(before.lowEuro),
            highEuro: Math.round(before.highEuro),
          }
        : null,
    next: nextFactOf(model, vehicle, estimate),
  }
}

/** Which fact would narrow an estimate most, also one that reaches too far to be said; null where none would, and where there is none. */
export function nextFactOf(model: PriceModel, vehicle: ValuedVehicle, valuation: Valuation): NextFact {
  const estimate = 'why' in valuation ? valuation.tooWide : valuation
  if (estimate === undefined) return null
  const open = askedFactNames.filter((name) => estimate.unknown.includes(askedFacts[name]))
  const [best] = narrowings(
    model,
    vehicle,
    estimate,
    open.map((name) => askedFacts[name]),
  )
  const fact = best && open.find((name) => askedFacts[name] === best.fact)
  return best && fact ? { fact, narrows: Math.round(best.share * 100) / 100 } : null
}
