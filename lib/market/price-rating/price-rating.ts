import type { offerTypes } from '@/lib/market/catalogue/vocabulary'

export type PriceLabel = 1 | 2
export const priceLabels = { 1: 'Ottimo Prezzo', 2: 'Buon Prezzo' } as const satisfies Record<PriceLabel, string>

/** Shares of the median, in hundredths, so that TypeScript and SQL compare the same integers. */
export const greatPriceAtMost = 88
export const goodPriceAtMost = 95
/** Below this share of the median there is no label: the price is implausibly low. */
export const doubtfulPriceBelow = 70
export const comparablesNeeded = 8
/** Registration years on each side of the ad's own. */
export const yearsAround = 1

/** What is compared with what: cars that were driven, and cars that were not. Rentals and classics are not compared. */
export const offerGroups = { used: ['usato', 'aziendale', 'dimostrativo'], fresh: ['km0', 'nuovo'] } as const satisfies Record<
  string,
  readonly (keyof typeof offerTypes)[]
>
export type OfferGroup = keyof typeof offerGroups

export type MarketPrice = { medianCents: number; comparables: number }

/** No label above 95 % of the median, below 70 % of it, or with fewer than 8 comparables. */
export function ratePrice(askedCents: number, { medianCents, comparables }: MarketPrice): PriceLabel | null {
  const asked = askedCents * 100
  if (comparables < comparablesNeeded || asked < medianCents * doubtfulPriceBelow) return null
  if (asked <= medianCents * greatPriceAtMost) return 1
  return asked <= medianCents * goodPriceAtMost ? 2 : null
}

/** A damaged vehicle, and one whose price asks for a loan, are cheap for another reason: they get no label and are compared with nothing. */
export function hasOrdinaryPrice(ad: { accident: string | null; running: boolean | null; financeRequired: boolean | null }): boolean {
  return ad.accident !== 'si' && ad.running !== false && ad.financeRequired !== true
}

/** Undefined for rentals and classics, which are not compared. */
export function offerGroupFor(offerType: string): OfferGroup | undefined {
  const belongs = (types: readonly string[]) => types.includes(offerType)
  if (belongs(offerGroups.used)) return 'used'
  return belongs(offerGroups.fresh) ? 'fresh' : undefined
}
