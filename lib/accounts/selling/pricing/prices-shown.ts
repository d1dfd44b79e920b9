import type { PricesPreview } from '@/lib/accounts/selling/stock'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { euroText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating } from '@/lib/market/price-rating/price-words'

/** A preview of prices in words. `cells`: the vehicle, before, after, and both beside the estimate. JSON-serialisable. */
export type PricesShown = Omit<PricesPreview, 'prices'> & { rows: { id: number; cells: string[] }[]; isReadable: boolean }

/** `isReadable`: whether it was understood by how much the prices change. */
export function pricesShown({ prices, ...preview }: PricesPreview, isReadable: boolean): PricesShown {
  return {
    ...preview,
    isReadable,
    rows: prices.map(({ id, title, beforeCents, afterCents, rating }) => ({
      id,
      cells: [
        title,
        beforeCents === null ? 'su richiesta' : euroText(beforeCents),
        afterCents === null || afterCents === beforeCents ? 'resta com’è' : euroText(afterCents),
        standing(beforeCents, rating),
        standing(afterCents, rating),
      ],
    })),
  }
}

/** «−7 %» from the estimate. */
function standing(cents: number | null, rating: PriceRating | null): string {
  return cents === null || rating === null || rating.verdict === 'unrated' ? '–' : differenceWords(cents, rating.estimateEuro).percent
}

/** The answer of the server; undefined for what is none. */
export function readPricesShown(answer: unknown): PricesShown | undefined {
  const { rows, found, changing, differenceCents, seenAt, isReadable } = asRecord(answer)
  if (!Array.isArray(rows) || typeof found !== 'number' || typeof changing !== 'number') return undefined
  if (typeof differenceCents !== 'number' || typeof seenAt !== 'number') return undefined
  const read = rows
    .map(asRecord)
    .flatMap(({ id, cells }) => (typeof id === 'number' && Array.isArray(cells) ? [{ id, cells: cells.map(String) }] : []))
  return { rows: read, found, changing, differenceCents, seenAt, isReadable: isReadable === true }
}
