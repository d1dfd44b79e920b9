import type { Category } from '@/lib/market/catalogue/category'

/** How far estimates were from prices that their model had not seen, from one value to the next; errors and shares as parts of one. */
export type PriceError = {
  from: number
  to: number | null
  scored: number
  median: number
  mean: number
  withinTenth: number
  coverage: number
  abstained: number
}
/** How far the estimates of a model were from prices it had not seen. */
export type PriceErrors = { category: Category; fittedAt: Date; all: PriceError; byEstimate: PriceError[]; byAge: PriceError[] }

/** What sellers reported: how many, and by which share half of them went below the asking price. JSON-serialisable. */
export type PaidPrices = { answers: number; below: number }
