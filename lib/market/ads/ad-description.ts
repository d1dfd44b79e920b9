import { euroText } from '@/lib/market/catalogue/number-text'
import type { AdPage } from './ad-page'
import { keyFacts } from './key-facts'

/** Meta description made of facts; the seller's text is not used, because it may be missing or unsuitable. */
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
