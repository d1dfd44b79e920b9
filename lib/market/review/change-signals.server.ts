import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { verdictLimits } from '@/lib/market/price-rating/price-rating'
import { priceDropSignal, priceSignal, type SellerKind, type Signal, scamSignal } from './signals'

/** The columns that hold free words. */
export const wordColumns = ['description', 'version'] as const
type Words = Partial<Pick<AdValues, (typeof wordColumns)[number]>>

export type Reviewed = {
  seller: SellerKind
  before: Words & { priceCents: number | null }
  /** What the price model says of the vehicle; null where it says nothing. `isWithheld`: not in public. */
  band: { estimateEuro: number; lowEuro: number; isWithheld?: boolean } | null
}

/** The one table of what speaks against words and a price, whatever way they come by. What the ad says already is not looked at again. */
export function changeSignals({ seller, before, band }: Reviewed, changes: Words & { priceCents?: AdValues['priceCents'] }): Signal[] {
  const words = wordColumns.flatMap((name) => {
    const text = changes[name]
    return typeof text === 'string' && text !== before[name] ? [text] : []
  })
  const { priceCents } = changes
  const isRepriced = typeof priceCents === 'number' && priceCents !== before.priceCents
  const drop = isRepriced && before.priceCents !== null && before.priceCents > 0 ? priceDropSignal(before.priceCents, priceCents) : null
  const low = isRepriced && band ? priceSignal(priceCents / 100, { ...band, ...verdictLimits(band) }) : null
  return [scamSignal(words.join('\n'), seller), drop ?? low].filter((signal) => signal !== null)
}
