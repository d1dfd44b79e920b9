import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'

/** A vehicle that may be put beside the others. JSON-serialisable. */
export type Candidate = Pick<AdCard, 'id' | 'title' | 'illustration' | 'photo'> & {
  /** «23.400 € · 05/2022 · 41.200 km». */
  text: string
}

export function toCandidate({ id, title, illustration, photo, priceCents, rentalFeeCents, facts }: AdCard): Candidate {
  const price = rentalFeeCents === null ? priceCents && euroText(priceCents) : `${euroText(rentalFeeCents)} al mese`
  return {
    id,
    title,
    illustration,
    photo,
    text: [price ?? 'Prezzo su richiesta', ...facts.slice(0, 2).map(({ text }) => text)].join(' · '),
  }
}
