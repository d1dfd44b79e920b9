import type { StockPage } from '@/lib/accounts/selling/stock'
import { env } from '@/lib/kernel/config/env.server'

/** A vehicle as the partner API answers it (`Vehicle` of its document). `reference`: what the dealer calls it. */
export function partnerVehicle({ card, rating, ...figures }: StockPage['vehicles'][number], reference: string | null): object {
  return {
    id: card.id,
    reference,
    status: card.status,
    title: [card.title, card.version].filter(Boolean).join(' '),
    priceEuro: card.priceCents === null ? null : card.priceCents / 100,
    url: new URL(card.href, env().siteUrl).href,
    ...figures,
    priceRating: rating && 'withheld' in rating ? 'unrated' : (rating?.verdict ?? null),
  }
}
