import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { PriceExplanation } from '@/lib/market/ads/page/ad-price-page'
import type { Category } from '@/lib/market/catalogue/category'
import type { DaysAtPrice } from '@/lib/market/observatory/days-at-price'
import type { PriceBand } from '@/lib/market/price-rating/price-rating'
import type { KnownValuation, NextFact, Refinement } from '@/lib/market/valuation/valuation'
import type { OfferedVersion } from '@/lib/market/versions/version'
import type { Answers } from './draft-fields'
import type { DraftQuality } from './draft-quality'
import type { AnsweredStep, DraftStep } from './draft-steps'
import type { PrivateChecks } from './private-numbers'

/** A draft in a list: what it is about, and the first page on which something is missing. */
export type DraftLine = { id: string; name: string; savedAt: string; adId: number | null; step: AnsweredStep }

/** What is said of a price while it is chosen; whole euro. `why`: there is no estimate. */
export type PriceAdvice = KnownAdvice | { why: string; next: NextFact }
export type KnownAdvice = PriceBand &
  Pick<KnownValuation, 'comparables' | 'withheld' | keyof Refinement> & {
    /** Days after which half of the ads on offer of its model are younger. */
    daysOnline: number | null
    /** Days after which half of the ads that left had left, by their price. */
    days: DaysAtPrice
    href: string
    transfer: Transfer | null
    /** The estimate as a sum that starts with comparable ads; null where there is none to compare with. */
    parts: Pick<PriceExplanation, 'baseEuro' | 'steps'> | null
  }
/** What a buyer pays to have it put into their name: of one province, or from the cheapest to the dearest. */
export type Transfer = { province: string | null; leastCents: number; mostCents: number }

/** An answer that two devices have given differently. */
export type Difference = { label: string; saved: string; rival: string }

/** A page of a draft. JSON-serialisable. */
export type DraftPage = {
  id: string
  category: Category
  name: string
  /** The address of the dealer whose stock it is for; null: a private seller's. */
  dealer: string | null
  /** Whether it changes an ad that is online. */
  isChange: boolean
  step: AnsweredStep
  /** What is sold, for the pages that do not ask it. */
  offer: string
  answers: Answers
  version: number
  savedAt: string
  differences: readonly Difference[]
  done: readonly DraftStep[]
  /** What keeps the ad from being published, on the other pages. */
  missing: readonly { step: DraftStep; texts: readonly string[] }[]
  quality: DraftQuality
  preview: { title: string; version: string; price: string | null; facts: readonly string[]; place: string | null; photos: number }
  /** On the page that publishes: photographs on which a plate can perhaps be read. */
  openPlates: number
  price: PriceAdvice | null
  /** The versions of this model and these years, on the page of the vehicle; null while make, model or month are missing. */
  versions: readonly OfferedVersion[] | null
  /** A question about answers that no ad of such a version has together. */
  question: string | null
  /** What was found of plate and chassis, where they are asked for. */
  checks: PrivateChecks | null
  /** The equipment that is asked first, on the page that asks it. */
  equipment: FirstEquipment | null
}

/** The place of the versions in the page of the vehicle. */
export const versionsId = 'versioni'
/** The id of what is asked about plate and chassis. */
export const questionsId = 'domanda-riservata'

/** `isOfModel`: because of what ads of the model say. */
export type FirstEquipment = { items: readonly string[]; isOfModel: boolean }

/** The page where a draft is begun and found again. */
export function startOf({ dealer }: Pick<DraftPage, 'dealer'>): string {
  return dealer === null ? routes.sell : dealerAreaHref(dealerArea.vehicles, dealer)
}

/** What the server says of the estimate after a save; undefined for an answer that is none. */
export function readEstimate(answer: unknown): { price: PriceAdvice; question: string | null } | undefined {
  const { price, question } = asRecord(answer)
  return isPriceAdvice(price) ? { price, question: typeof question === 'string' ? question : null } : undefined
}

/** Our own server answered it, in the type of the page: what tells the two forms apart is looked at. */
function isPriceAdvice(given: unknown): given is PriceAdvice {
  const { why, estimateEuro, lowEuro, highEuro, comparables, refined, unknown } = asRecord(given)
  const isValued = [estimateEuro, lowEuro, highEuro, comparables].every((number) => typeof number === 'number')
  return typeof why === 'string' || (isValued && typeof refined === 'object' && Array.isArray(unknown))
}
