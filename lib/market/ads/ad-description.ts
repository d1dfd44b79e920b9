import { euroText } from '@/lib/market/catalogue/number-text'
import type { AdPage } from './ad-page'
import { keyFacts } from './key-facts'

/** One sentence of facts for search engines and social networks; the seller's own words may be missing, or be anything. */
export function adDescription(page: AdPage): string {
  const { ad, title, place } = page
  const facts = keyFacts(ad)
    .filter((fact) => fact.value !== 'Non indicato')
    .slice(0, 4)
    .map((fact) => fact.value)
  const price =
    ad.rentalFeeCents === null
      ? ad.priceCents === null
        ? 'prezzo su richiesta'
        : euroText(ad.priceCents)
      : `${euroText(ad.rentalFeeCents)} al mese`
  return [`${title} ${ad.version}`.trim(), ...facts, ...(place === null ? [] : [place]), price].join(', ')
}
