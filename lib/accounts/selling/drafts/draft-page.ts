import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import type { Category } from '@/lib/market/catalogue/category'
import type { PriceBand } from '@/lib/market/price-rating/price-rating'
import type { KnownValuation, NextFact, Refinement } from '@/lib/market/valuation/valuation'
import type { Answers } from './draft-fields'
import type { DraftQuality } from './draft-quality'
import type { AnsweredStep, DraftStep } from './draft-steps'

/** A draft in a list: what it is about, and the first page on which something is missing. */
export type DraftLine = { id: string; name: string; savedAt: string; adId: number | null; step: AnsweredStep }

/** What is said of a price while it is chosen; whole euro. `why`: there is no estimate. */
export type PriceAdvice =
  | (PriceBand &
      Pick<KnownValuation, 'comparables' | 'withheld' | keyof Refinement> & {
        daysOnline: number | null
        href: string
        transfer: { province: string; cents: number } | null
      })
  | { why: string; next: NextFact }

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
  price: PriceAdvice | null
}

/** The page where a draft is begun and found again. */
export function startOf({ dealer }: Pick<DraftPage, 'dealer'>): string {
  return dealer === null ? routes.sell : dealerAreaHref(dealerArea.vehicles, dealer)
}
