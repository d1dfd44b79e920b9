export type PriceLabel = 1 | 2
export const priceLabels = { 1: 'Ottimo Prezzo', 2: 'Buon Prezzo' } as const satisfies Record<PriceLabel, string>

/** What is said of a price. Fair: nothing, it is near or above its estimate; doubtful: so low that somebody has to look first. */
export type Verdict = 'great' | 'good' | 'fair' | 'doubtful' | 'unrated'

/** What others ask for such a vehicle, and from where to where 8 of 10 of them do; whole euro. */
export type PriceBand = { estimateEuro: number; lowEuro: number; highEuro: number }

/**
 * The limits of the verdicts in whole euro. Each is a share of the estimate and a part of the way from it to the low end of its band:
 * a price is praised only when it is lower than an error of the estimate explains. SQL has the same in `price_verdict`.
 */
export function verdictLimits({ estimateEuro, lowEuro }: Omit<PriceBand, 'highEuro'>) {
  const share = (hundredths: number) => Math.floor((estimateEuro * hundredths) / 100)
  return {
    /** Limit below all but one in ten, and 12 % below the estimate. */
    greatAtMost: Math.min(share(88), lowEuro),
    /** Limit half of the way, and 5 % below the estimate. */
    goodAtMost: Math.min(share(95), Math.floor((estimateEuro + lowEuro) / 2)),
    /** Limit 30 % below the estimate, or 20 % where that is more than three times the way. */
    doubtfulBelow: Math.max(share(70), Math.min(share(80), 3 * lowEuro - 2 * estimateEuro)),
  }
}

export function ratePrice(askedCents: number, band: Omit<PriceBand, 'highEuro'>): Exclude<Verdict, 'unrated'> {
  const { greatAtMost, goodAtMost, doubtfulBelow } = verdictLimits(band)
  if (askedCents < doubtfulBelow * 100) return 'doubtful'
  if (askedCents <= greatAtMost * 100) return 'great'
  return askedCents <= goodAtMost * 100 ? 'good' : 'fair'
}

export function labelOf(verdict: Verdict): PriceLabel | null {
  if (verdict === 'great') return 1
  return verdict === 'good' ? 2 : null
}

/** A damaged vehicle, and one whose price asks for a loan, are cheap for another reason: they get no label and are compared with nothing. */
export function hasOrdinaryPrice(ad: { accident: string | null; running: boolean | null; financeRequired: boolean | null }): boolean {
  return ad.accident !== 'si' && ad.running !== false && ad.financeRequired !== true
}
