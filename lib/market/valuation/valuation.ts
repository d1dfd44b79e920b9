import type { PriceExplanation } from '@/lib/market/ads/page/ad-price-page'
import { type AskedFact, askedFactNames } from './asked-facts'

/** What is on offer of a model now; prices in euro. */
export type ModelOnOffer = { ads: number; lowestEuro: number | null; highestEuro: number | null; daysOnline: number | null; href: string }

/** `estimateEuro`: what it was worth without these facts. */
type WithoutFacts = { facts: readonly AskedFact[]; estimateEuro: number; lowEuro: number; highEuro: number }
type HelpfulFact = { fact: AskedFact; narrows: number }
/** What would help most, and by how much the interval is expected to narrow, as a part of its width; null where nothing would. */
export type NextFact = HelpfulFact | null

/** How declared facts have narrowed an estimate, and which would narrow it further. JSON-serialisable. */
export type Refinement = {
  /** The optional facts that were not declared. */
  unknown: readonly AskedFact[]
  /** The optional facts declared since the last answer, and the interval without them; null while there are none. */
  refined: WithoutFacts | null
  next: NextFact
}

type ValueAhead = { months: number; euro: number; km: number }
type WithheldTexts = { always: string | null; far: string | null }
type RaisingEquipment = { label: string; euro: number }

/** The optional facts that an answer is based on. */
export function declaredFacts(valuation: Valuation | null): readonly AskedFact[] {
  return valuation && 'unknown' in valuation ? askedFactNames.filter((name) => !valuation.unknown.includes(name)) : []
}

/** A valuation with a number. */
export type KnownValuation = Extract<Valuation, { estimateEuro: number }>

/** What a vehicle is worth, to whom and why; or why that cannot be said. Whole euro. JSON-serialisable. */
export type Valuation = { name: string; onOffer: ModelOnOffer } & (
  | ({
      estimateEuro: number
      lowEuro: number
      highEuro: number
      comparables: number
      explanation: PriceExplanation | null
      /** What a dealer asks for the same vehicle. */
      dealerAsksEuro: number | null
      /** Values in half a year and in a year, driven as much as until now; nothing for a vehicle of less than a year. */
      ahead: readonly ValueAhead[]
      /** Equipment whose ads ask for more, all else being equal: what the model adds for it, the most first. */
      raises: readonly RaisingEquipment[]
      /** What the ad of such a vehicle would say in public instead of a verdict: whatever it asks, or where its price is far from the estimate. */
      withheld: WithheldTexts
    } & Refinement)
  /** `next`: what would help where the interval reaches too far for a value to be said. `field`: the fact that `why` asks about, because it cannot be. */
  | { why: string; next: NextFact; field?: 'km' | 'potenza' }
)
